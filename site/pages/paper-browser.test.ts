import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../tests/kit/browser';
import { LENGTHS, printed, SHEETS, show } from '../../tests/kit/paper';
import { sample } from '../../tests/kit/sample';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { siteWith, type TestedSite } from '../server/testing/site';

// biome-ignore lint/correctness/useHookAtTopLevel: a helper of tests, no hook of React
const browser = useBrowser();
let standIn: StandIn;
let provider: Server;
let site: TestedSite;

const numbered = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n + 1));
const paragraphs = (count: number) => numbered(count, (n) => `<p>Line ${n}: ${'words of a page. '.repeat(6)}</p>`).join('');
const ownPage = (kind: string, section: object) => ({
  ...{ route: `/${kind}`, title: 'Our own page', noindex: false },
  sections: [{ kind: 'hero', heading: 'Our own page', text: 'A few words.', call: true, image: 'hero.jpg' }, section],
});

/** Sections of an owner's page that may be as long as they like. */
const sections: Record<string, (count: number) => object> = {
  words: (count) => ({ kind: 'text', heading: 'Words', html: paragraphs(count) }),
  prices: (count) => ({
    kind: 'prices',
    heading: 'Prices',
    prices: numbered(count, (n) => ({ title: `Line ${n}: a price`, price: '$99', points: ['One', 'Two'] })),
  }),
  questions: (count) => ({
    kind: 'questions',
    heading: 'Questions',
    items: numbered(count, (n) => ({ question: `Line ${n}: who?`, answer: 'We.' })),
  }),
};

const answers: Record<string, () => unknown> = {
  '/api/additions': () => ({ additions: ['ownPages'] }),
  '/api/own-pages': () =>
    LENGTHS.flatMap((count) => Object.entries(sections).map(([name, section]) => ownPage(`${name}-${count}`, section(count)))),
};

beforeAll(async () => {
  standIn = await startStandIn();
  standIn.change = (answer) => {
    const [entry] = Array.isArray(answer) ? answer : [];
    const [, number] = /^Post number (\d+)$/.exec(entry?.date ? entry.heading : '') ?? [];
    return number ? [{ ...entry, description: paragraphs(LENGTHS[Number(number) - 1] ?? 1) }] : answer;
  };
  provider = createServer(async (request, response) => {
    const own = answers[request.url ?? ''];
    const answer = own ? own() : await (await fetch(standIn.url + request.url)).json().catch(() => ({})); // a picture is none
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  site = await siteWith({ API_URL: `http://127.0.0.1:${port}`, SITE_URL: 'http://site.example' });
});
afterAll(async () => {
  await site.close();
  provider.closeAllConnections();
  provider.close();
  await standIn.close();
});

const pages = [
  ...LENGTHS.flatMap((count) => Object.keys(sections).map((name) => [`/${name}-${count}`, count] as const)),
  ...LENGTHS.map((count, n) => [`/blog-details/${n + 1}`, count] as const),
];

describe.each(sample(SHEETS))('on %s', (sheet) => {
  it.each(pages)('%s, of %i lines, begins on the first sheet (R-PAGE-31)', async (path, count) => {
    const { page, close } = await browser.open();
    await show(
      page,
      `http://site.example${path}`,
      (asked) => site.app.request(`http://site.example${asked}`) as Promise<Response>,
    );
    const sheets = await printed(page, sheet);
    const whole = sheets.join('\n');
    for (let n = 1; n <= Math.min(count, 4); n += 1) expect(sheets[0]).toContain(`Line ${n}: `);
    for (let n = 1; n <= count; n += 1) expect(whole.match(new RegExp(`Line ${n}: `, 'g'))).toHaveLength(1);
    if (path.startsWith('/questions')) expect(whole.match(/We\./g)).toHaveLength(count);
    expect(whole).not.toContain('Read on');
    expect(sheets.filter((words) => !words.trim())).toEqual([]);
    await close();
  });
});
