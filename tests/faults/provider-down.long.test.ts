import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readinessOf, type Stack, signIn, startStack, until } from '../kit/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
});
afterAll(() => stack?.stop());

/** Status of each public page, and the content hash in its document. */
async function visitAll(paths: string[]): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const path of paths) {
    const response = await fetch(`${stack.site.url}${path}`);
    const version = /data-version="([^"]+)"/.exec(await response.text())?.[1];
    seen[path] = `${response.status} ${version}`;
  }
  return seen;
}

const ready = async () => (await readinessOf(stack.site, stack.dataDir)) as { degraded: string[]; spool: { waiting: number } };

it('serves every public page unchanged while the back office is down, even after a restart, accepts leads, and recovers', async () => {
  const sitemap = await (await fetch(`${stack.site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(30);
  const before = await visitAll(paths);
  for (const [path, seen] of Object.entries(before)) expect(seen, path).toMatch(/^200 [\w-]{8,}$/);

  await stack.cms.stop('SIGKILL');
  expect(await visitAll(paths)).toEqual(before);
  await stack.site.stop('SIGKILL');
  await stack.site.start();
  expect(await visitAll(paths)).toEqual(before);
  expect((await ready()).degraded).toEqual(['provider']);

  const thanked = await fetch(`${stack.site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form: 'contact',
      name: 'In The Dark',
      email: 'visitor@example.com',
      phone: '0400 000 000',
      city: 'Adelaide',
      address: '1 Example Street',
      captcha: '10',
    }),
  });
  expect(thanked.status).toBe(303);

  await stack.cms.start();
  await until(async () => {
    const { degraded, spool } = await ready();
    return degraded.length === 0 && spool.waiting === 0;
  }, 'the site to recover by itself');
  const office = await signIn(stack.cms);
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?depth=0');
  expect(docs.map(({ name }) => name)).toEqual(['In The Dark']);
}, 180_000);
