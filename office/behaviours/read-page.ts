/** Whether an answer is the back office's own: else a portal or a filter has answered in its place. */
export const isOurs = (response: Response | undefined): response is Response => response?.headers.has('x-back-office') ?? false;

/** Reads a page of the office; undefined if there is no connection, or another page has answered, such as the sign-in. */
export async function readPage(address: string): Promise<Document | undefined> {
  const url = new URL(address, location.href);
  url.hash = '';
  const { href } = url;
  const response = await fetch(href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!isOurs(response) || response.status >= 500 || response.url !== href) return undefined;
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}
