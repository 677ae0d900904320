import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './testing/postgres';

// The environment is parsed when it is first imported: each test file has its own copy of the data before that.
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
