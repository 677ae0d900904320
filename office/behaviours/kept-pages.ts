// Pages that an installed office keeps for when there is no network: of one account, until somebody else or nobody is signed in.

import { isOurs } from './read-page';

/** Its being there is the permission to keep: `installed.browser.ts` makes it, a sign-out takes it away with all that is in it. */
export const PAGES = 'office pages';
const FILES = 'office files';
/** Where it is noted whose pages these are. */
const OWNER = '/office/kept/account';
const [MOST_ENQUIRIES, MOST_FILES] = [50, 40];
/** How long a page is waited for where an earlier one is at hand, in milliseconds. */
const PATIENCE_MS = 10_000;
const KEPT_AT = 'x-kept-at';

const isEnquiry = (path: string) => /^\/office\/enquiries\/\d{1,15}$/.test(path);

async function trim(cache: Cache, most: number, counts: (path: string) => boolean) {
  const all = (await cache.keys()).filter(({ url }) => counts(new URL(url).pathname));
  for (const one of all.slice(0, Math.max(0, all.length - most))) await cache.delete(one);
}

/** The pages of an account, without those of another. */
async function pagesOf(account: string): Promise<Cache> {
  const pages = await caches.open(PAGES);
  if ((await (await pages.match(OWNER))?.text()) === account) return pages;
  await caches.delete(PAGES);
  const own = await caches.open(PAGES);
  await own.put(OWNER, new Response(account));
  return own;
}

/** Keeps what the back office has answered. A page that names no account means that nobody is signed in: then nothing stays. */
async function keep(path: string, answer: Response): Promise<void> {
  if (answer.status >= 500 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
  const text = await answer.text();
  const account = / data-account="(\d{1,15})"/.exec(text)?.[1];
  if (!account) return void (await caches.delete(PAGES));
  const pages = await pagesOf(account);
  if (!answer.ok || answer.redirected || !(path === '/office' || isEnquiry(path))) return;
  const headers = { 'content-type': 'text/html; charset=utf-8', [KEPT_AT]: new Date().toISOString() };
  await pages.delete(path);
  await pages.put(path, new Response(text, { headers }));
  await trim(pages, MOST_ENQUIRIES, isEnquiry);
}

/** A page as it was, which says of when it is. It takes itself for old, and is read again as soon as there is a network. */
async function asKept(copy: Response): Promise<Response> {
  const at = new Date(copy.headers.get(KEPT_AT) ?? '');
  const time = at.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
  const isToday = at.toDateString() === new Date().toDateString();
  const day = isToday ? '' : `, ${at.toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })}`;
  const words = `<p class="kept" role="status">As of ${time}${day}, without a network.</p>`;
  const text = (await copy.text()).replace(/data-at="[^"]*"/, 'data-at=""');
  const inside = text.indexOf('>', text.indexOf('<main')) + 1;
  return new Response(text.slice(0, inside) + words + text.slice(inside), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Answers whoever opens a page: from the network, and only where that fails from what is kept. */
export async function openPage(request: Request): Promise<Response> {
  if (!(await caches.has(PAGES))) return fetch(request);
  const { href, pathname } = new URL(request.url);
  const copy = await (await caches.open(PAGES)).match(pathname);
  const patience = copy && AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(href, { headers: { accept: request.headers.get('accept') ?? 'text/html' }, signal: patience }).catch(
    () => undefined,
  );
  if (!isOurs(answer)) return copy ? asKept(copy) : fetch(request);
  await keep(pathname, answer.clone());
  return answer.redirected ? Response.redirect(answer.url) : answer;
}

/** A page that a script reads is kept as well, and never answered from what is kept. */
export async function readPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (isOurs(answer) && (await caches.has(PAGES))) await keep(new URL(request.url).pathname, answer.clone());
  return answer;
}

/** A script, whose name is of its content. */
export async function readFile(request: Request): Promise<Response> {
  if (!(await caches.has(PAGES))) return fetch(request);
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && isOurs(answer)) await files.put(request, answer.clone());
  await trim(files, MOST_FILES, () => true);
  return answer;
}
