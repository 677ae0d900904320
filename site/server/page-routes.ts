import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { addQuery } from '../content/redirects';
import type { FormState } from '../forms/model';
import { PageMoved } from '../pages/page.server';
import { redirects, routes } from '../routes';
import { cachePolicy, privateHeaders } from './headers';
import type { LeadGateway } from './lead-gateway';
import type { Log } from './log';
import { encodedAnswer, pageAnswer } from './page-answer';
import type { PageCache, Rendering } from './page-cache';
import { matchPage, pageKey } from './pages';

type Env = { Bindings: HttpBindings };

const askedBy = (c: Context) => ({ acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') });

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** The right spelling of a path of which only the case is wrong; undefined when there is none (ruling 3). */
function rightCase(path: string): string | undefined {
  const low = withoutSlash(path).toLowerCase();
  const fixed = routes.find((route) => !/[:*]/.test(route.path) && withoutSlash(route.path).toLowerCase() === low);
  const right = fixed?.path ?? (matchPage(low).route.path === '*' ? undefined : low);
  return right === undefined || withoutSlash(right) === withoutSlash(path) ? undefined : right;
}

/** Pages, their data, form posts without JavaScript, redirects and the 404 page: everything that is not a file or a call. */
export function pageRoutes(deps: {
  cache: PageCache;
  render(key: string, form?: FormState): Promise<Rendering>;
  leads: LeadGateway;
  log: Log;
}): Hono<Env> {
  const { cache, render, leads, log } = deps;
  const app = new Hono<Env>();
  const moved = (c: Context, to: string) => c.redirect(to, 308);

  /** A page for one visitor: a form with its outcome. */
  const privatePage = async (key: string, form: FormState, status: number, headers: Record<string, string> = {}) => {
    const { html, headers: drawn } = await (await render(key, form)).draw();
    return new Response(html, {
      status,
      headers: { ...drawn, ...privateHeaders, ...headers },
    });
  };

  app.get('/_data/*', async (c) => {
    const url = new URL(c.req.url);
    const page = await cache.get(pageKey(url.pathname.slice('/_data'.length), url.searchParams));
    const version = url.searchParams.get('v');
    const data =
      !version || version === page.version ? page.data : page.former.find((former) => former.version === version)?.data;
    if (page.status !== 200 || !data) return c.json({ message: 'There is no such page data' }, 404);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cachePolicy.private,
      'x-robots-tag': 'noindex',
    };
    const answer = encodedAnswer(data, headers, askedBy(c));
    return new Response(answer.body as Uint8Array<ArrayBuffer>, { status: answer.status, headers: answer.headers });
  });

  app.get('*', async (c) => {
    const { pathname, searchParams, search } = new URL(c.req.url);
    if (pathname.startsWith('//')) return moved(c, pathname.replace(/^\/+/, '/') + search);
    const target = redirects[withoutSlash(pathname)];
    if (target && (await cache.get(pageKey(target, new URLSearchParams()))).status === 200) return moved(c, target + search);
    const key = pageKey(pathname, searchParams);
    const sent = searchParams.has('reference') && matchPage(pathname).route.form ? leads.stateFromQuery(searchParams) : undefined;
    if (sent) return privatePage(key, sent, 200);
    const page = await cache.get(key);
    const right = page.status === 404 ? rightCase(pathname) : undefined;
    if (right && (await cache.get(pageKey(right, searchParams))).status === 200) return moved(c, right + search);
    const { status, headers, body } = pageAnswer(page, askedBy(c));
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
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
    return privatePage(key, answer.state, answer.status, answer.headers);
  });

  app.onError((error, c) => {
    if (error instanceof PageMoved) return moved(c, error.keepsQuery ? addQuery(error.to, new URL(c.req.url).search) : error.to);
    log.error('request failed', { method: c.req.method, path: new URL(c.req.url).pathname, error });
    c.header('retry-after', '5');
    return c.html(
      '<!doctype html><html lang="en-AU"><title>Please try again</title><h1>Please try again in a moment</h1><p>This page could not be made just now.</p>',
      503,
    );
  });
  return app;
}
