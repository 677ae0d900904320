/**
 * `node bench/run.mjs move`: 10,000 posts and 100,000 leads moved to PostgreSQL and back, 5,000 pictures to a bucket and back. The
 * commands compare every row and file themselves. There, publishing, searches of the inbox and first renderings are compared with
 * those of the starter's content on PostgreSQL.
 */
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../cms/testing/postgres';
import { startPostgres } from '../scripts/test/postgres-server.mjs';
import { startBucket } from '../tests/kit/s3-server';
import { admin, prepareScratch, removeScratch, type Stack, signIn, startStack } from '../tests/kit/stack';
import { firstRenderings, grow } from './growth';
import { addLeads, typed } from './tools/leads';
import { turnsRow } from './tools/row';

const [POSTS, LEADS, PICTURES] = [10_000, 100_000, 5000];
const FEW_LEADS = 100;
/** Rounds in which the small and the large database alternate, and the most that the large one may take of the small one's time. */
const ROUNDS = 11;
const AT_MOST = 1.2;
/** Milliseconds until the home page shows a change of the company. */
async function publish({ site, cms }: Stack, words: string): Promise<number> {
  const office = await signIn(cms);
  const start = performance.now();
  await office('POST', '/globals/settings', { tagline: words });
  while (!(await (await fetch(site.url)).text()).includes(words)) await new Promise((done) => setTimeout(done, 5));
  return performance.now() - start;
}

/** A search of the inbox as the office types it: what the seventy-seventh lead has there. */
const search =
  (what: 'name' | 'phone' | 'email') =>
  async ({ cms }: Stack) => {
    const office = await signIn(cms);
    const start = performance.now();
    const found = await office<{ totalDocs: number }>(
      'GET',
      `/leads?limit=25&depth=0&sort=-received_at&where[search_text][like]=${encodeURIComponent(typed(77)[what])}`,
    );
    if (!found.totalDocs) throw new Error(`no lead is found by its ${what}`);
    return performance.now() - start;
  };

const pages = async (stack: Stack) => (await firstRenderings(stack)).reduce((sum, { time }) => sum + time, 0);

/** Compares the pace of the moved database with that of a small one, in turns. */
async function compare(small: Stack, large: Stack): Promise<void> {
  const stacks = [large, small];
  const measures = {
    'publishing until the home page is new': publish,
    'a search of the inbox by name': search('name'),
    'by phone number': search('phone'),
    'by e-mail address': search('email'),
    'first renderings of four pages': pages,
  };
  for (const [what, measure] of Object.entries(measures)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1)
      for (const which of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
        const time = await measure(stacks[which] as Stack, `Words of round ${round}, ${which}`);
        if (round >= 0) times[which].push(time);
      }
    const { ours, against, ratio } = turnsRow(what, times, 'ms', { atMost: AT_MOST });
    console.log(`  ${what}: ${ours} against ${against}, ${ratio?.toFixed(2)} × (goal ≤ ${AT_MOST} ×)`);
  }
}

async function timed(what: string, dataDir: string, args: string[], env: Record<string, string>): Promise<void> {
  const start = performance.now();
  const { code, said } = await admin(dataDir, args, env);
  if (code !== 0) throw new Error(`${what}: ${said}`);
  const line = said
    .split('\n')
    .find((text) => text.includes('compared'))
    ?.trim();
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s (${line})`);
}

const [postgres, s3, dataDir] = await Promise.all([startPostgres(), startBucket(), prepareScratch({ DATABASE_URL: '' })]);
try {
  const file = join(dataDir, 'database.db');
  await grow(file, 'posts', POSTS);
  await addLeads(file, LEADS);
  const media = join(dataDir, 'media');
  const [first = ''] = (await readdir(media)).filter((name) => name.endsWith('.jpg'));
  for (let n = (await readdir(media)).length; n < PICTURES; n += 1)
    await copyFile(join(media, first), join(media, `copy-${n}.jpg`));

  const url = await createDatabase(postgres.url);
  await timed('to PostgreSQL', dataDir, ['move-database', url], { DATABASE_URL: '' });
  const smallUrl = await createDatabase(postgres.url);
  const prepared = await prepareScratch({ DATABASE_URL: '' });
  await addLeads(join(prepared, 'database.db'), FEW_LEADS);
  await timed('the small one', prepared, ['move-database', smallUrl], { DATABASE_URL: '' });
  const stacks = [
    await startStack(prepared, { DATABASE_URL: smallUrl }),
    await startStack(dataDir, { DATABASE_URL: url }),
  ] as const;
  await compare(...stacks).finally(() => Promise.all(stacks.map((stack) => stack.stop())));
  await rm(prepared, { recursive: true });
  await timed('back to SQLite', dataDir, ['move-database', `file:${join(dataDir, 'back.db')}`], { DATABASE_URL: url });
  await timed('to the bucket', dataDir, ['move-media', 'bucket'], s3.env);
  await timed('to the bucket again', dataDir, ['move-media', 'bucket'], s3.env);
  await rm(media, { recursive: true });
  await timed('back into the folder', dataDir, ['move-media', 'folder'], s3.env);
} finally {
  await removeScratch(dataDir);
  await s3.close();
  await postgres.stop();
}
