import type { MiddlewareHandler } from 'hono';
import { encodedOnce } from './encoded';

/** Compresses documents made for one request: whoever can have one made knows its secret, so its size tells nothing. */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  // A 304 has the headers of its page, and no body.
  if (!c.res.body || !headers.get('content-type')?.startsWith('text/html') || headers.has('content-encoding')) return;
  const [body, encoding] = await encodedOnce(Buffer.from(await c.res.arrayBuffer()), c.req.header('accept-encoding'));
  const sent = new Headers(headers);
  sent.set('vary', 'Accept-Encoding');
  sent.set('content-length', String(body.length));
  if (encoding) sent.set('content-encoding', encoding);
  c.res = new Response(body as Uint8Array<ArrayBuffer>, { status: c.res.status, headers: sent });
};
