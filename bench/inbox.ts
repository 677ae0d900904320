/** `node bench/run.mjs inbox`: duration of each inbox view, a search and the dashboard with 100 and with 100,000 leads. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, type View, views } from '../cms/leads/record/views';
import { OWNER, type Part, prepareScratch, signIn, startStack } from '../tests/kit/stack';
import { addLeads, typed } from './tools/leads';
import { median } from './tools/row';

const SIZES = [100, 100_000];
const ROUNDS = 9;

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
  await addLeads(join(prepared, 'database.db'), leads);
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
    const search = `where[search_text][like]=${typed(50).phone}&sort=-received_at`;
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
