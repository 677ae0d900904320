import type { MiddlewareHandler } from 'hono';
import type { Asset } from './assets';
import { encodedAnswer } from './encoded';
import { answerPolicy, commonHeaders, documentHeaders, isPicture } from './headers';

export function builtFiles(files: ReadonlyMap<string, Asset>, siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    if (!file) return next();
    const text = { identity: file.body, br: file.br ?? file.body, gzip: file.gzip ?? file.body };
    const asked = { acceptEncoding: file.br && c.req.header('accept-encoding'), ifNoneMatch: undefined };
    const { headers, body } = encodedAnswer(text, { 'content-type': file.type, 'cache-control': file.cache }, asked);
    return new Response(body as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...commonHeaders(siteUrl) } });
  };
}

/** Sets the default headers of responses that lack them. */
export function defaultHeaders({ siteUrl, development }: { siteUrl: string; development: boolean }): MiddlewareHandler {
  const picture = commonHeaders(siteUrl);
  const other = { ...documentHeaders(siteUrl), ...(!development && { 'content-security-policy': answerPolicy }) };
  return async (c, next) => {
    await next();
    const defaults = isPicture(c.res.headers.get('content-type')) ? picture : other;
    for (const [name, value] of Object.entries(defaults)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
