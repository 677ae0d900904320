import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { withoutSlash } from 'contract/paths';
import { numberedPage } from 'contract/redirect';
import { type Context, Hono } from 'hono';
import { createVisitorsQueue } from '../base/visitors-queue';
import type { CacheAnswer, PageCache } from '../cache/page-cache';
import { pageAnswer } from '../cache/page-response';
import type { Moved, Rendered } from '../cache/rendering';
import { addQuery } from '../content/redirects';
import type { FormState } from '../forms/model';
import { encodedAnswer } from '../http/encoded';
import { cachePolicy, privateHeaders } from '../http/headers';
import type { LeadGateway } from '../leads/gateway';
import { redirects } from '../pages/routes';
import { matchPage, pageKey, rightCase, spelledRight } from './page-address';
import { NOT_FOUND } from './render-page';

/** Concurrency and queue limits for pages of one visitor, which anybody can request without limit. */
const QUEUE = { atOnce: 4, waiting: 40 };

type Env = { Bindings: HttpBindings };

const askedBy = (c: Context) => ({ acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') });

export function pageRoutes(deps: {
  cache: PageCache;
  render(key: string, form?: FormState): Promise<Rendered>;
  isPost(id: string): boolean;
  leads: LeadGateway;
  /** Where an address leads that only its query tells from others. */
  redirectByQuery(url: URL): Promise<string | undefined>;
  /** The end of a page for one visitor, in milliseconds. */
  endMs: number;
  /** Called with the address of a request that was answered with 404. */
  onMissing(address: string, headers: Headers): void;
}): Hono<Env> {
  const { cache, render, isPost, leads, redirectByQuery, endMs, onMissing } = deps;
  const app = new Hono<Env>();

  const sendMoved = (c: Context, { to, keepsQuery }: Moved) =>
    c.redirect(keepsQuery ? addQuery(to, new URL(c.req.url).search) : to, 308);

  const send = (c: Context, answer: CacheAnswer) => {
    if (answer.kind === 'moved') return sendMoved(c, answer);
    const { status, headers, body } = pageAnswer(answer, askedBy(c));
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  };

  /** A redirect to the page at `path`; undefined if there is none. */
  const sendTo = async (c: Context, path: string) => {
    const { search, searchParams } = new URL(c.req.url);
    const answer = await cache.get(pageKey(path, searchParams));
    if (answer.kind === 'moved') return sendMoved(c, answer);
    return answer.status === 200 ? c.redirect(path + search, 308) : undefined;
  };

  const queue = createVisitorsQueue({ ...QUEUE, endMs });
  /** Renders pages of one visitor with limited concurrency, so that other requests are served in between. */
  const inTurn = <T>(make: () => Promise<T>) => queue(() => setImmediate().then(make));

  const privatePage = async (c: Context, key: string, form: FormState, status: number, headers: Record<string, string> = {}) => {
    const made = await render(key, form);
    if (made.kind === 'moved') return sendMoved(c, made);
    if (made.kind === 'instead') return send(c, await cache.get(made.key));
    const { html, headers: drawn } = await made.draw();
    return new Response(html, {
      status,
      headers: { ...drawn, ...privateHeaders, ...headers },
    });
  };

  /** The redirect of an address by its query, before the page that its path may have. */
  const movedByQuery = async (url: URL): Promise<Moved | undefined> => {
    const to = url.search === '' ? undefined : await redirectByQuery(url);
    return to === undefined ? undefined : { kind: 'moved', to, keepsQuery: false };
  };

  /** Whether it is the address of a page of an older site: the home page would be another thing than what was asked for. */
  const isOldPage = ({ pathname, search }: URL) => pathname === '/' && numberedPage(pathname + search) !== undefined;

  app.get('/_data/*', async (c) => {
    const url = new URL(c.req.url);
    const path = url.pathname.slice('/_data'.length);
    const shown = new URL(path + url.search, url);
    const moved = await movedByQuery(shown);
    if (moved) return sendMoved(c, moved);
    const known = spelledRight(path, isPost) === path && !isOldPage(shown);
    const page = await cache.get(known ? pageKey(path, url.searchParams) : NOT_FOUND);
    if (page.kind === 'moved') return sendMoved(c, page);
    const version = url.searchParams.get('v');
    const data =
      !version || version === page.version ? page.data : page.former.find((former) => former.version === version)?.data;
    // An error status would stand in the console of whoever points at a link that redirects.
    if (page.status !== 200) return c.body(null, 204);
    if (!data) return c.json({ message: 'This version of the page is no longer kept' }, 404);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cachePolicy.private,
      'x-robots-tag': 'noindex',
    };
    const answer = encodedAnswer(data, headers, askedBy(c));
    return new Response(answer.body as Uint8Array<ArrayBuffer>, { status: answer.status, headers: answer.headers });
  });

  /** One URL per page: other spellings redirect before anything is rendered. */
  app.on(['GET', 'POST'], '*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const right = spelledRight(pathname, isPost);
    if (right === undefined) return send(c, await cache.get(NOT_FOUND));
    return right === pathname ? next() : c.redirect(right + search, 308);
  });

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const { pathname, search, searchParams } = url;
    const moved = await movedByQuery(url);
    if (moved) return sendMoved(c, moved);
    const target = redirects[withoutSlash(pathname)];
    const redirect = target && (await sendTo(c, target));
    if (redirect) return redirect;
    const key = isOldPage(url) ? NOT_FOUND : pageKey(pathname, searchParams);
    const sent =
      searchParams.has('reference') && matchPage(pathname).route.form ? await leads.stateFromQuery(searchParams) : undefined;
    if (sent) return privatePage(c, key, sent, 200);
    const asked = matchPage(pathname).route.page === 'suburbCheck' && searchParams.has('suburb');
    const page = await (asked ? inTurn(() => cache.get(key)) : cache.get(key));
    if (page.kind === 'moved' || page.status !== 404) return send(c, page);
    const right = rightCase(pathname);
    const corrected = right && (await sendTo(c, right));
    if (corrected) return corrected;
    if (c.req.method === 'GET') onMissing(pathname + search, c.req.raw.headers);
    return send(c, page);
  });

  app.post('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const key = pageKey(pathname, searchParams);
    const page = matchPage(pathname).route.form && (await cache.get(key));
    if (page?.kind === 'moved') return sendMoved(c, page);
    if (page && page.status !== 200) return c.text('Nothing can be posted to this address.', 404);
    if (!page?.form) return c.text('Nothing can be posted to this address.', 405);
    const { form } = page;
    const answer = await leads.acceptPagePost(c.req.raw, { path: pathname, form, peer: c.env.incoming.socket.remoteAddress });
    if (answer.status === 303)
      return new Response(null, { status: 303, headers: { location: answer.location, 'cache-control': cachePolicy.private } });
    return inTurn(() => privatePage(c, key, answer.state, answer.status, answer.headers));
  });

  return app;
}
