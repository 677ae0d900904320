import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { submit } from '../kit/chaos';
import { thorough } from '../kit/sample';
import { readinessOf, type Stack, startStack, until } from '../kit/stack';

/** Number of concurrent queries of each kind. */
const QUESTIONS = thorough ? 200 : 40;
const PAGES = ['/', '/faq-page', '/adelaide-service', '/service/oven-cleaning', '/service/deep-cleaning', '/blog', '/about-us/'];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
});
afterAll(() => stack?.stop());

/** A page's headings, in order. */
async function headings(page: string): Promise<string[]> {
  const response = await fetch(page);
  expect(response.status, page).toBe(200);
  return [...(await response.text()).matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, words = '']) => words);
}

const ready = async () => (await readinessOf(stack.site, stack.dataDir)) as Record<string, unknown>;

it('made-up queries from strangers do not block pages or leads', async () => {
  const asking = [
    '/api/faqs/category',
    '/api/faqsubservices/subservice',
    '/api/blog-details-by-blog',
    '/blog-details',
    '/storage',
  ].flatMap((where) => Array.from({ length: QUESTIONS }, (_, n) => fetch(`${stack.site.url}${where}/made-up-${n}`)));
  const drawn: Record<string, string[]> = {};
  for (const page of PAGES) drawn[page] = await headings(stack.site.url + page);
  const lead = await submit(stack.site.url, 'In The Crowd');
  const statuses = (await Promise.all(asking)).map(({ status }) => status);

  const quiet = Object.fromEntries(
    await Promise.all(PAGES.map(async (page) => [page, await headings(inject('siteUrl') + page)] as const)),
  );
  expect(drawn).toEqual(quiet);
  expect(lead).toBe(true);
  // 200: the post may exist, because the provider could not be asked.
  expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(404);
  await until(async () => JSON.stringify(await ready()).includes('"waiting":0'), 'the lead to be delivered');
  expect(await ready()).toMatchObject({ degraded: [], provider: 'ok' });
  expect(stack.site.output).not.toContain('circuit breaker');
});
