import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { proxyCheck } from 'shared/client-address';
import { asRequest, chooseRequestId, REQUEST_ID } from 'shared/request-id';
import type { Metrics } from '../base/metrics';

/** Sets each request's id and counts its response. `pageRoute` gives the pattern of a page's path. */
export function observe(
  trustProxy: readonly string[],
  metrics: Pick<Metrics, 'answered'>,
  pageRoute: (path: string) => string,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const isProxy = proxyCheck(trustProxy);
  return async (c, next) => {
    const start = performance.now();
    const id = chooseRequestId(c.req.header(REQUEST_ID), isProxy(c.env?.incoming?.socket?.remoteAddress));
    await asRequest(id, next);
    c.res.headers.set(REQUEST_ID, id);
    const matched = routePath(c);
    const route = /^\/?\*$/.test(matched) ? pageRoute(c.req.path) : matched;
    metrics.answered(route, c.req.method, c.res.status, (performance.now() - start) / 1000);
  };
}
