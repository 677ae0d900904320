/** `node bench/run.mjs inbox`: duration of each inbox view, a search and the dashboard with 100 and with 100,000 leads. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { addressOf, type View, views } from '../cms/leads/record/views';
import { OWNER, type Part, prepareScratch, signIn, startStack } from '../tests/stack';

const SIZES = [100, 100_000];
const ROUNDS = 9;

/** Leads of the last two years, minutes to half an hour apart; one in twenty is new. */
async function fill(file: string, leads: number) {
  const client = createClient({ url: `file:${file}` });
  await client.execute(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads}),
      at(i, t) AS (SELECT i, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * 730.0 / ${leads}) || ' days') FROM n)
    INSERT INTO leads (name, email, phone, service, suburb, source, form, status, reference, idempotency_key,
      received_at, due_at, first_answered_at, assigned_to_id, follow_up_on, search_text, created_at, updated_at)
    SELECT 'Lead ' || i, 'lead' || i || '@example.com', '0491570156', 'Oven Cleaning', 'Para Hills', 'Direct', 'contact',
      CASE WHEN i % 20 = 0 THEN 'new' ELSE 'contacted' END, 'E-' || i, 'bench-' || i, t,
      strftime('%Y-%m-%dT%H:%M:%fZ', t, '+1 day'), CASE WHEN i % 20 = 0 THEN NULL ELSE t END,
      CASE WHEN i % 10 = 0 THEN 1 END, CASE WHEN i % 20 = 7 THEN strftime('%Y-%m-%dT12:00:00.000Z', t, '+5 days') END,
      printf('04%08d e%d lead %d lead%d@example.com para hills oven cleaning', i, i, i, i), t, t FROM at`);
  client.close();
}

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Median milliseconds of some work, without the first run, which warms up. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** The dashboard as the browser requests it, with all its figures. */
async function dashboardOf(cms: Part) {
  const login = await fetch(`${cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const { token } = (await login.json()) as { token: string };
  return async () => {
    const html = await (await fetch(`${cms.url}/admin`, { headers: { authorization: `JWT ${token}` } })).text();
    if (!html.includes('figures-heading')) throw new Error('that is not the dashboard');
  };
}

type What = View | 'dashboard' | 'search';

async function measure(leads: number): Promise<Record<What, number>> {
  const prepared = await prepareScratch();
  await fill(join(prepared, 'database.db'), leads);
  const stack = await startStack(prepared);
  try {
    const office = await signIn(stack.cms);
    const now = new Date();
    const [today] = now.toISOString().split('T');
    const viewer = { now, today: String(today), midnight: new Date(`${today}T00:00:00Z`), user: 1 };
    const result = { dashboard: await timed(await dashboardOf(stack.cms)) } as Record<What, number>;
    for (const view of Object.keys(views) as View[]) {
      const query = addressOf(view, viewer).split('?')[1];
      result[view] = await timed(() => office('GET', `/leads?limit=10&depth=0&${query}`));
    }
    const search = 'where[search_text][like]=%2B61%20400%20000%20050&sort=-received_at'; // the fiftieth lead's number
    result.search = await timed(() => office('GET', `/leads?limit=10&depth=0&${search}`));
    return result;
  } finally {
    await stack.stop();
    await rm(prepared, { recursive: true, force: true });
  }
}

const [few, many] = [await measure(SIZES[0] ?? 0), await measure(SIZES[1] ?? 0)];
for (const what of [...(Object.keys(views) as View[]), 'search' as const, 'dashboard' as const]) {
  const ratio = many[what] / few[what];
  console.log(
    `${what.padEnd(10)} ${few[what].toFixed(1).padStart(8)} ms ${many[what].toFixed(1).padStart(8)} ms   × ${ratio.toFixed(1)}`,
  );
}
process.exit(0);
