/**
 * Why a request must be rejected with 400 before any routing; undefined if it need not be. Path rules must see the path that is
 * served, and proxies and caches must agree with us on the host.
 */
export function requestFault({ url = '/', rawHeaders }: { url?: string; rawHeaders: readonly string[] }): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return 'The address is not well formed';
  if (url.includes('#')) return 'The address is not well formed'; // browsers never send a fragment, and servers drop it
  // `.` and `..`, plain or encoded, and the backslash
  if (/\/(\.|%2e){1,2}(\/|$)/i.test(path) || /\\|%5c/i.test(path)) return 'The address is not well formed';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 ? 'The request names more than one host' : undefined;
}
