import type { IncomingMessage } from 'node:http';

/** A body has to be whole after this many milliseconds. Pictures have the server's own limit: they may come over a slow line. */
const BODY_MS = 30_000;

const bringsPhotos = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  /^\/(?:_photos\/|_edit\/picture\?)/.test(url) || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Ends the connection of a request whose body takes too long. A request without a body costs no timer. */
export function limitBody(request: IncomingMessage, bodyMs = BODY_MS): void {
  const { headers } = request;
  if ((!Number(headers['content-length']) && !headers['transfer-encoding']) || bringsPhotos(request)) return;
  const late = setTimeout(() => request.socket.destroy(), bodyMs);
  for (const event of ['end', 'close'] as const) request.once(event, () => clearTimeout(late));
}
