import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './testing/postgres';

// The environment is parsed at first import, so each test file's copy of the data is made before.
const prepared = inject('prepared');
const folder = mkdtempSync(join(dirname(prepared), 'copy-'));
cpSync(prepared, folder, { recursive: true });
const postgres = inject('postgres');
const database = postgres && (await createDatabase(postgres.server, postgres.prepared));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a secret that only tests know',
  ...(database && { DATABASE_URL: database }),
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (database) await dropDatabase(postgres.server, database);
});
