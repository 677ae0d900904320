import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hostileRequest } from '../kit/hostile-requests';
import { send } from '../kit/raw-http';
import { freePortPair, type Stack, startStack } from '../kit/stack';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;

/** Fixed paths that are not in the sitemap. */
const UNLISTED = ['/Header', '/Footer', '/googleaddress', '/googleaddressSuggestion', '/suburb-check'];

let stack: Stack;
let metrics: string;
beforeAll(async () => {
  const port = await freePortPair();
  metrics = `http://127.0.0.1:${port}/metrics`;
  stack = await startStack(inject('prepared'), { LEADS_PER_10_MIN: '100000', METRICS_PORT: String(port) });
});
afterAll(() => stack?.stop());

const url = (path: string) => stack.site.url + path;

async function sitemap(): Promise<string[]> {
  const xml = await (await fetch(url('/sitemap.xml'))).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => {
    const { pathname, search } = new URL(at.replaceAll('&#38;', '&'));
    return pathname + search;
  });
}

/** Each page's response, and the number that had to be rendered on request. */
async function visitAll(paths: string[]) {
  const misses = async () =>
    Number(/^site_page_cache_total\{result="miss"\} (\d+)/m.exec(await (await fetch(metrics)).text())?.[1]);
  const before = await misses();
  const answers: Record<string, unknown> = {};
  for (const path of paths) {
    const response = await fetch(url(path));
    const html = await response.text();
    answers[path] = `${response.status} ${/data-version="([^"]+)"/.exec(html)?.[1]} ${html.length}`;
  }
  return { answers, rendered: (await misses()) - before };
}

/** The provider's stored answers, used while it is down: call and hash of the answer. */
async function copies(): Promise<Record<string, string>> {
  const dir = join(stack.dataDir, 'site', 'content');
  const read = async (name: string) => {
    const text = await readFile(join(dir, name), 'utf8');
    return [(JSON.parse(text) as { key: string }).key, createHash('sha256').update(text).digest('hex')] as const;
  };
  return Object.fromEntries(await Promise.all((await readdir(dir)).filter((name) => name.endsWith('.json')).map(read)));
}

it(`${REQUESTS} requests of strangers change nothing that real visitors see`, {
  timeout: 120_000 + REQUESTS * 100,
  retry: 0,
}, async () => {
  console.info(`hostile requests: FUZZ_SEED=${SEED}, ${REQUESTS} requests`);
  const pages = [...(await sitemap()), ...UNLISTED];
  await visitAll([...pages, '/feed.xml', '/nothing']);
  const [before, kept] = [await visitAll(pages), await copies()];
  expect(before.rendered).toBe(0);

  const together = fc.array(hostileRequest(pages), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(together, async (requests) => {
      await Promise.all(requests.map((request) => send(stack.site.url, request)));
    }),
    { seed: SEED, numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
  );

  expect(await visitAll(pages)).toEqual(before);
  expect(await copies()).toEqual(kept);

  await stack.cms.stop('SIGKILL');
  await stack.site.stop('SIGKILL');
  await stack.site.start();
  expect((await visitAll(pages)).answers).toEqual(before.answers);
});
