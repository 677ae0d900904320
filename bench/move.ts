/**
 * `node bench/run.mjs move`: 10,000 posts and 100,000 leads moved to PostgreSQL and back, 5,000 pictures to a bucket and back. The
 * commands compare every row and file themselves.
 */
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../cms/testing/postgres';
import { startPostgres } from '../scripts/postgres.mjs';
import { startBucket } from '../tests/s3-server';
import { admin, prepareScratch, removeScratch } from '../tests/stack';
import { grow, growLeads } from './growth';

const [POSTS, LEADS, PICTURES] = [10_000, 100_000, 5000];

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
  await growLeads(file, LEADS);
  const media = join(dataDir, 'media');
  const [first = ''] = (await readdir(media)).filter((name) => name.endsWith('.jpg'));
  for (let n = (await readdir(media)).length; n < PICTURES; n += 1)
    await copyFile(join(media, first), join(media, `copy-${n}.jpg`));

  const url = await createDatabase(postgres.url);
  await timed('to PostgreSQL', dataDir, ['move-database', url], { DATABASE_URL: '' });
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
