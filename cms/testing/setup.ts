import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres';

/** Test files of one worker share its modules, so that Payload is loaded once; `_payload` is where it keeps its instances. */
const worker = globalThis as { testFolder?: string; _payload?: Map<string, { payload?: Payload }> };

// The environment is parsed at first import, so the worker's copy of the data is made before, and made anew for each file.
const prepared = inject('prepared');
worker.testFolder ??= mkdtempSync(join(dirname(prepared), 'copy-'));
const folder = worker.testFolder;
for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true });
cpSync(prepared, folder, { recursive: true });
const postgres = inject('postgres');
const database = postgres && (await createDatabase(postgres.server, postgres.prepared));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a secret that only tests know',
  PUBLISH_SECRET: 'a secret that site and back office share',
  VAPID_PRIVATE_KEY: 'YC0QtyEmJKGS1vMDjRCOhyOAumBUkiKYTMBqmIGpkUM',
  PUBLISH_URL: 'http://127.0.0.1:9', // nobody listens there
  ...(database && { DATABASE_URL: database }),
});

// Imported when its variables are set.
const { env } = await import('../base/process/env');
const before = structuredClone(env);

afterAll(async () => {
  Object.assign(env, before); // the next test file of this worker shares it
  for (const { payload } of worker._payload?.values() ?? []) await payload?.destroy();
  worker._payload?.clear();
  if (database) await dropDatabase(postgres.server, database);
});
