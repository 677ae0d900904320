import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { views } from '../cms/leads/record/views';
import { createDatabase } from '../cms/testing/postgres';
import { startPostgres } from '../scripts/test/postgres-server.mjs';
import { type Part, prepareScratch, startStack, tokenOf } from '../tests/kit/stack';
import { addLeads, typed } from './tools/leads';
import { boundRow, informativeRow, median, type Row, ratioRow } from './tools/row';

const SIZES = [100, 100_000] as const;
/** Each page of the list, whatever is asked for. */
const MOST_MS = 60;
const ROUNDS = 9;
/** Rounds of all pages before: an office's server has answered before, and its code is compiled. */
const WARM_UP = 5;
const LIST = '/office/enquiries';

/** Median milliseconds of some work, without the first run, after which the database has read its pages. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - start);
  }
  return median(times);
}

const { phone, name, suburb } = typed(50);
const asked = (query: Record<string, string>) => `${LIST}?${new URLSearchParams(query)}`;

/** Pages by what they are asked for: each view, then searches and filters that many, few or none have. */
const PAGES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(views).map((view) => [`view ${view}`, asked({ view })])),
  'search of a phone number': asked({ q: phone }),
  'search of a name': asked({ q: name }),
  'search of nobody': asked({ q: 'nobody at all' }),
  'search in a view': asked({ view: 'new', q: name }),
  'filter that all have': asked({ service: 'Oven Cleaning' }),
  'filter that none has': asked({ service: 'Oven Cleaning', source: 'google ads' }),
  suburb: asked({ suburb }),
  'status and account': asked({ status: 'contacted', who: 'me' }),
  days: asked({ from: '2026-01-01', until: '2026-01-31' }),
  'by time left': asked({ sort: 'due', status: 'new' }),
  'all by time left': asked({ sort: '-due' }),
  'page in the middle': asked({ after: `${new Date(Date.now() - 365 * 86_400_000).toISOString()}~50000` }),
};

async function pageOf(cms: Part, token: string, path: string, has: string): Promise<void> {
  const response = await fetch(cms.url + path, { headers: { authorization: `JWT ${token}` } });
  if (!(await response.text()).includes(has)) throw new Error(`that is not ${path}`);
}

/** In a new SQLite file, or in an empty database of PostgreSQL. */
async function measure(leads: number, url?: string): Promise<Record<string, number>> {
  const where: Record<string, string> = url ? { DATABASE_URL: url } : {};
  const prepared = await prepareScratch(where);
  await addLeads(url ?? `file:${join(prepared, 'database.db')}`, leads);
  const stack = await startStack(prepared, where);
  try {
    const token = await tokenOf(stack.cms);
    for (let round = 0; round < WARM_UP; round += 1)
      for (const path of Object.values(PAGES)) await pageOf(stack.cms, token, path, '>Enquiries</h1>');
    const result: Record<string, number> = {};
    for (const [what, path] of Object.entries(PAGES))
      result[what] = await timed(() => pageOf(stack.cms, token, path, '>Enquiries</h1>'));
    result.dashboard = await timed(() => pageOf(stack.cms, token, '/admin', 'first-page-heading'));
    return result;
  } finally {
    await stack.stop();
    await rm(prepared, { recursive: true, force: true });
  }
}

/** The slowest of some pages, as its name and its milliseconds. */
const slowest = (pages: Record<string, number>): [string, number] =>
  Object.entries(pages).reduce((worst, one) => (one[1] > worst[1] ? one : worst), ['', 0]);

async function compared(name: string, create: () => Promise<string | undefined>): Promise<Row[]> {
  const few = await measure(SIZES[0], await create());
  const { dashboard = 0, ...many } = await measure(SIZES[1], await create());
  for (const [what, ms] of Object.entries(many))
    console.log(`${name}, ${what}: ${few[what]?.toFixed(1)} ms, ${ms.toFixed(1)} ms`);
  const [what, ms] = slowest(many);
  return [
    boundRow(
      `${name}, 100,000 enquiries: the slowest of ${Object.keys(PAGES).length} pages of the list (${what}), on the server`,
      ms,
      'ms',
      MOST_MS,
    ),
    informativeRow(ratioRow(`${name}: the same page against that of 100 enquiries`, [ms, few[what] ?? 0], 'ms', { atMost: 0 })),
    informativeRow(
      ratioRow(`${name}: the website's first page, against 100 enquiries`, [dashboard, few.dashboard ?? 0], 'ms', { atMost: 0 }),
    ),
  ];
}

/** How long the list of enquiries takes on the server, and the first page of the website's part, on both databases. */
export async function inbox(): Promise<Row[]> {
  const rows = await compared('SQLite', async () => undefined);
  const server = await startPostgres();
  try {
    return [...rows, ...(await compared('PostgreSQL', () => createDatabase(server.url)))];
  } finally {
    await server.stop();
  }
}
