interface RequestLine {
  method?: string;
  url?: string;
}

/** Whether a balancer asks how a server is: by its health path, or as HAProxy does out of the box (`OPTIONS /`). */
const isHealthCheck = ({ method, url = '' }: RequestLine): boolean =>
  method === 'OPTIONS' ? url === '/' : (method === 'GET' || method === 'HEAD') && /^\/(healthz|readyz)(\?|$)/.test(url);

/** Makes a balancer's check one that routing understands: it may name no host, and `OPTIONS /` asks what `/readyz` does. */
export function readHealthCheck(request: RequestLine & { headers: { host?: string } }): void {
  if (!isHealthCheck(request)) return;
  request.headers.host ??= 'localhost';
  if (request.method === 'OPTIONS') Object.assign(request, { method: 'GET', url: '/readyz' });
}

/** Why a request must be rejected with 400 before any routing: proxies and caches must agree with us on path and host. */
export function requestFault(request: RequestLine & { rawHeaders: readonly string[] }): string | undefined {
  const { url = '/', rawHeaders } = request;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return 'The address is not well formed';
  if (url.includes('#')) return 'The address is not well formed'; // browsers never send a fragment, and servers drop it
  // `.` and `..`, plain or encoded, and the backslash
  if (/\/(\.|%2e){1,2}(\/|$)/i.test(path) || /\\|%5c/i.test(path)) return 'The address is not well formed';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts === 0 && !isHealthCheck(request)) return 'The request names no host';
  return hosts > 1 ? 'The request names more than one host' : undefined;
}
