import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servicePages } from 'contract/catalogue';
import PQueue from 'p-queue';
import { describe, expect, it } from 'vitest';
import { type Fault, startStandIn } from '../../tests/kit/stand-in-provider';
import { siteWith } from './testing/site';

/** A timeout that is enough for a loaded machine; shorter only for calls that hang. */
const DEADLINE_MS = { hanging: '2000', otherwise: '15000' };

/** Renders one page with its own provider and site; `fault` hits `call`. */
async function visit(path: string, call?: string, fault?: Fault) {
  const provider = await startStandIn();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  if (call && fault) provider.faults.set(call, fault);
  const lines: string[] = [];
  const deadline = DEADLINE_MS[fault === 'hangs' ? 'hanging' : 'otherwise'];
  const site = await siteWith(
    { API_URL: provider.url, DATA_DIR: dataDir, PROVIDER_DEADLINE_MS: deadline },
    { line: (line) => lines.push(line) },
  );
  const response = await site.app.request(path);
  const html = plain(await response.text());
  await Promise.all([site.close(), provider.close()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  return { status: response.status, html, lines, asked: [...new Set(provider.asked)].filter((asked) => asked !== '/additions') };
}

it('a browser that still has a page gets 304 from a site that has just started, as from the cache', async () => {
  const provider = await startStandIn();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const fresh = () => siteWith({ API_URL: provider.url, DATA_DIR: dataDir });
  const first = await fresh();
  const page = await first.app.request('/about-us');
  await page.text();
  await first.close();
  const restarted = await fresh();
  for (const tag of [page.headers.get('etag') ?? '', '*']) {
    const answer = await restarted.app.request('/about-us', { headers: { 'if-none-match': tag } });
    expect([answer.status, await answer.text()], tag).toEqual([304, '']);
  }
  await Promise.all([restarted.close(), provider.close()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

// A page that is cached is answered whatever its spelling: each of these is the first request of a site.
it.each(['/contact-us/', '/about-us', '/adelaide-service/', '/service/oven-cleaning/', '/blog-details/1/', '/free-quote/'])(
  '%s answers with and without a trailing slash (R-ROUTE-8)',
  async (path) => {
    expect((await visit(path)).status).toBe(200);
  },
);

/** What each call of the stub provider shows on a page. */
const marks: Record<string, string> = {
  '/meta-tag': '<title>Title of /',
  '/hero-carousel': 'A cleaner home today',
  '/premium-services': 'All of the Oven.',
  '/statbox': 'Happy customers',
  '/testimonials': 'Comment number 1.',
  '/google-review-count': 'Based on 150 reviews',
  '/service-cities': 'Adelaide city',
  '/about-hero-banner': 'All about us',
  '/about-section': 'Who we are as a company',
  '/ceosection': 'Sample Owner',
  '/adelaide-hero': 'Cleaning in Adelaide',
  '/melbourne-hero': 'Cleaning in Melbourne',
  '/whoarewe': 'Adelaide paragraph.',
  '/servicesinadelaide': 'Steam cleaned.',
  '/achievements': 'What we achieved',
  '/melbournewhoweare': 'Melbourne <strong>paragraph</strong>',
  '/contact-hero-section': 'We listen.',
  '/faqs/category/': 'Do you bring your own gear?',
  '/housecleaning': 'Deep clean card',
  '/WhyChooseHouseCleaning': 'Why number one',
  '/whychoosehousecleaningservice/view/': 'Another point',
  '/sub-services-after-hero/': 'Intro number',
  '/faqsubservices/subservice/': 'Do you bring your own gear?',
  '/faqs': 'Do you bring your own gear?',
  '/faq-hero': '/pictures/',
  '/bloghero': '/pictures/',
  '/blogs': 'Post number 1',
  '/blog-details-by-blog/': 'Part of a post.',
};
/** The call without its argument: "/faqs/category/". */
const kindOf = (call: string) =>
  Object.keys(marks).find((path) => call === path || (path.endsWith('/') && call.startsWith(path))) ?? call;
const markOf = (call: string) => marks[kindOf(call)] ?? `no mark for ${call}`;

/** Text without tags, so that highlighted headings are found. */
const plain = (html: string) => html.replaceAll('<!-- -->', '').replace(/<\/?(mark|span)[^>]*>/g, '');

const paths = [
  '/',
  '/about-us/',
  '/adelaide-service',
  '/melbourne-service',
  '/contact-us',
  '/faq-page',
  '/blog',
  '/blog-details/3',
  '/free-quote',
  ...servicePages.map((page) => `/service/${page.slug}`),
];

const FAULTS = ['fails', 'hangs', 'empty', 'malformed'] as const;

/** Whether to spoil all calls of all pages in every way; else each kind of call in one way, on the first page that uses it. */
// biome-ignore lint/style/noProcessEnv: set by the test runner
const EVERY_CALL = Boolean(process.env.TEST_ALL);
const spoiled = new Set<string>();

describe.each(paths)('%s with missing data (R-CONTENT-1, R-CONTENT-2, R-CONTENT-3, R-WIRE-1, R-WIRE-2, R-ROUTE-12)', (path) => {
  it('shows the data of every call, and the page without it when that call fails, hangs, is empty or malformed', async () => {
    const whole = await visit(path);
    expect(whole.status).toBe(200);
    for (const call of whole.asked) expect(whole.html, call).toContain(markOf(call));

    const calls = whole.asked.filter((call) => EVERY_CALL || !spoiled.has(kindOf(call)));
    const faultsOf = (call: string) => {
      spoiled.add(kindOf(call));
      return EVERY_CALL ? FAULTS : FAULTS.filter((_, at) => at === spoiled.size % FAULTS.length);
    };
    const visits = new PQueue({ concurrency: 8 });
    const check = async (call: string, fault: Fault) => {
      const visited = await visit(path, call, fault);
      const what = `${path} when ${call} ${fault}`;
      const isPost = call.startsWith('/blog-details-by-blog/');
      const gone = isPost && fault === 'empty';
      expect(visited.status, what).toBe(gone ? 404 : 200);
      expect(visited.html.match(/<h1[ >]/g), what).toHaveLength(1);
      if (gone) return;
      if (marks[call] !== '/pictures/') expect(visited.html, what).not.toContain(markOf(call));
      for (const other of whole.asked) {
        if (other === call || markOf(other) === markOf(call) || (call === '/testimonials' && other === '/google-review-count'))
          continue;
        expect(visited.html, `${other} on ${what}`).toContain(markOf(other));
      }
      const told = visited.lines.filter((line) => line.includes('"section left out"') && line.includes(call));
      if (!isPost) expect(told, what).toHaveLength(1);
    };
    await visits.addAll(calls.flatMap((call) => faultsOf(call).map((fault) => () => check(call, fault))));
  }, 120_000);
});
