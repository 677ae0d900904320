import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { thorough } from '../kit/sample';
import { type Stack, signIn, startStack } from '../kit/stack';

/** Stands in every text of every draft, and nowhere else. */
const MARKER = 'Zzyzxdraft';

let stack: Stack;
let ask: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
  ask = await signIn(stack.cms);
});
afterAll(() => stack?.stop());

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Doc = { [key: string]: Value };

/** Values that are not somebody's words: addresses, choices, days, what the product writes itself. */
const FIXED =
  /^(id|slug|route|path|.*_at|.*At|.*_by|time_zone|icon|type|format|url|email|phone|mobile|heading_font|_.*|.*_link)$/;
const isWords = (text: string) => (/^[A-Z]/.test(text) || text.includes(' ')) && !/^\S*[/@:]\S*$/.test(text);

/** The record with the marker before each of its texts. */
function marked(value: Value, name = ''): Value {
  if (FIXED.test(name)) return value;
  if (typeof value === 'string') return isWords(value) ? `${MARKER} ${value}` : value;
  if (Array.isArray(value)) return value.map((part) => marked(part, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, key)]));
}

/** Saves a marked draft of every record that can have one; returns where they are. */
async function draftEverything(): Promise<string[]> {
  const access = await ask<{ collections: Record<string, unknown>; globals: Record<string, unknown> }>('GET', '/access');
  const drafted: string[] = [];
  for (const slug of Object.keys(access.collections).filter((name) => !name.startsWith('payload-'))) {
    const { docs } = await ask<{ docs: Doc[] }>('GET', `/${slug}?depth=0&limit=0`).catch(() => ({ docs: [] }));
    for (const doc of docs.filter(({ _status }) => _status === 'published')) {
      await ask('PATCH', `/${slug}/${doc.id}?draft=true`, { ...(marked(doc) as Doc), _status: 'draft' });
      drafted.push(slug);
    }
  }
  for (const slug of Object.keys(access.globals)) {
    const doc = await ask<Doc>('GET', `/globals/${slug}?depth=0`).catch(() => ({}) as Doc);
    if (doc._status !== 'published') continue;
    await ask('POST', `/globals/${slug}?draft=true`, { ...(marked(doc) as Doc), _status: 'draft' });
    drafted.push(slug);
  }
  // One that was never published.
  const { doc } = await ask<{ doc: Doc }>('POST', '/posts?draft=true', { title: `${MARKER} new` });
  return [...new Set([...drafted, `posts ${doc.id}`])];
}

const text = async (url: string) => (await fetch(url)).text();

/** Every public address: pages of the sitemap, their data, the site's files, the provider's calls. */
async function publicAddresses(): Promise<string[]> {
  const [site, cms] = [stack.site.url, stack.cms.url];
  const sitemap = await text(`${site}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(/^https?:\/\/[^/]+/, ''));
  const { paths } = (await (await fetch(`${cms}/api/openapi.json`)).json()) as { paths: Record<string, { get?: unknown }> };
  const calls = Object.entries(paths).flatMap(([path, { get }]) => (get && !path.includes('{') ? path : []));
  const numbered = Array.from({ length: 30 }, (_, index) => [
    `/whychoosehousecleaningservice/view/${index + 1}`,
    `/sub-services-after-hero/${index + 1}`,
    `/blog-details-by-blog/${index + 1}`,
  ]).flat();
  return [
    ...pages.flatMap((path) => [site + path, `${site}/_data${path}`]),
    ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest', '/no-such-page', '/suburb-check'].map(
      (file) => site + file,
    ),
    ...[...calls.map((path) => path.replace(/^\/api/, '')), ...numbered].flatMap((path) => [
      `${cms}/api${path}`,
      `${site}/api${path}`,
    ]),
    ...pages.map((path) => `${cms}/api/meta-tag?route=${encodeURIComponent(path)}`),
  ];
}

async function withMarker(addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if ((await text(address)).includes(MARKER)) found.push(address);
  return found;
}

async function filesWithMarker(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(MARKER) ? file : [])));
  return found.flat();
}

it('drafts of everything reach no public page, data, feed, call, cache or log, also while previews are read (R-OWNER-22)', async () => {
  const drafted = await draftEverything();
  expect(drafted).toEqual(expect.arrayContaining(['posts']));
  const { url } = await ask<{ url: string }>('POST', '/preview-link', {
    collection: 'posts',
    id: Number(drafted.at(-1)?.slice(6)),
    days: 1,
  });
  const preview = new URL(url).searchParams.get('preview') ?? '';
  const addresses = await publicAddresses();
  const all = addresses.filter((address) => address.startsWith(stack.site.url) && !/\/(_data|api)\/|\.\w+$/.test(address));
  const pages = all.filter((address, index) => thorough || index % 6 === 0 || address.endsWith('/blog'));
  const previewOf = (address: string) => `${address}${address.includes('?') ? '&' : '?'}preview=${preview}`;
  const shown = await withMarker(pages.map(previewOf));
  expect(shown).toEqual(expect.arrayContaining([previewOf(`${stack.site.url}/blog`)])); // so the drafts are there

  expect(await withMarker([...addresses, ...(await publicAddresses())])).toEqual([]);
  expect(await withMarker(shown.map((address) => address.replace(/[?&]preview=.*/, '')))).toEqual([]);
  expect(await filesWithMarker(join(stack.dataDir, 'site'))).toEqual([]);
  for (const { output } of [stack.site, stack.cms]) {
    expect(output).not.toContain(MARKER);
    expect(output).not.toContain(preview);
  }
});
