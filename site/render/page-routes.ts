import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { withoutSlash } from 'contract/paths';
import { type Context, Hono } from 'hono';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import type { CachedPage, PageCache } from '../cache/page-cache';
import { pageAnswer } from '../cache/page-response';
import type { Instead, Rendering } from '../cache/rendering';
import { addQuery } from '../content/redirects';
import type { FormState } from '../forms/model';
import { encodedAnswer } from '../http/encoded';
import { cachePolicy, privateHeaders } from '../http/headers';
import { tryAgain } from '../http/try-again';
import type { LeadGateway } from '../leads/gateway';
import { PageMoved } from '../pages/page.server';
import { redirects } from '../pages/routes';
import { matchPage, pageKey, rightCase, spelledRight } from './page-address';
import { NOT_FOUND } from './pages';

/** Concurrency and queue limits for pages of one visitor, which anybody can request without limit. */
const AT_ONCE = 4;
const MOST_WAITING = 40;

type Env = { Bindings: HttpBindings };

const askedBy = (c: Context) => ({ acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') });

/** Pages, their data, native form posts, redirects and the 404 page. */
export function pageRoutes(deps: {
  cache: PageCache;
  render(key: string, form?: FormState): Promise<Rendering | Instead>;
  /** Whether a post with exactly that id exists. */
  isPost(id: string): boolean;
  leads: LeadGateway;
  /** Called for a request that was answered with 404. */
  onMissing(pathname: string, headers: Headers): void;
  log: Log;
}): Hono<Env> {
  const { cache, render, isPost, leads, onMissing, log } = deps;
  const app = new Hono<Env>();
  const failed = tryAgain(log);
  const moved = (c: Context, to: string) => c.redirect(to, 308);

  const send = (c: Context, page: CachedPage) => {
    const { status, headers, body } = pageAnswer(page, askedBy(c));
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  };

  const queue = createVisitorsQueue({ atOnce: AT_ONCE, waiting: MOST_WAITING });
  /** Renders pages of one visitor with limited concurrency, so that other requests are served in between. */
  const inTurn = <T>(make: () => Promise<T>) => queue(() => setImmediate().then(make));

  /** Responds with a page of one visitor: a form with its result. */
  const privatePage = async (c: Context, key: string, form: FormState, status: number, headers: Record<string, string> = {}) => {
    const made = await render(key, form);
    if ('instead' in made) return send(c, await cache.get(made.instead));
    const { html, headers: drawn } = await made.draw();
    return new Response(html, {
      status,
      headers: { ...drawn, ...privateHeaders, ...headers },
    });
  };

  app.get('/_data/*', async (c) => {
    const url = new URL(c.req.url);
    const path = url.pathname.slice('/_data'.length);
    const known = spelledRight(path, isPost) === path;
    const page = await cache.get(known ? pageKey(path, url.searchParams) : NOT_FOUND);
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
    return right === pathname ? next() : moved(c, right + search);
  });

  app.get('*', async (c) => {
    const { pathname, searchParams, search } = new URL(c.req.url);
    const target = redirects[withoutSlash(pathname)];
    if (target && (await cache.get(pageKey(target, new URLSearchParams()))).status === 200) return moved(c, target + search);
    const key = pageKey(pathname, searchParams);
    const sent = searchParams.has('reference') && matchPage(pathname).route.form ? leads.stateFromQuery(searchParams) : undefined;
    if (sent) return privatePage(c, key, sent, 200);
    const asked = matchPage(pathname).route.page === 'suburbCheck' && searchParams.has('suburb');
    const page = await (asked ? inTurn(() => cache.get(key)) : cache.get(key));
    const right = page.status === 404 ? rightCase(pathname) : undefined;
    if (right && (await cache.get(pageKey(right, searchParams))).status === 200) return moved(c, right + search);
    if (page.status === 404 && c.req.method === 'GET') onMissing(pathname, c.req.raw.headers);
    return send(c, page);
  });

  app.post('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const key = pageKey(pathname, searchParams);
    const { form } = matchPage(pathname).route;
    const page = form && (await cache.get(key));
    if (!form || page?.status !== 200) return c.text('Nothing can be posted to this address.', form ? 404 : 405);
    const answer = await leads.acceptPagePost(c.req.raw, { path: pathname, form, peer: c.env.incoming.socket.remoteAddress });
    if (answer.status === 303)
      return new Response(null, { status: 303, headers: { location: answer.location, 'cache-control': cachePolicy.private } });
    return inTurn(() => privatePage(c, key, answer.state, answer.status, answer.headers));
  });

  app.onError((error, c) => {
    if (error instanceof PageMoved) return moved(c, error.keepsQuery ? addQuery(error.to, new URL(c.req.url).search) : error.to);
    return failed(error, c);
  });
  return app;
}
