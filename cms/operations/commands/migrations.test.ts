import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsOf } from '../../base/database/database-kind';
import { env } from '../../base/process/env';
import { startPayload } from '../../testing/api';

const folder = migrationsOf(env.databaseUrl);

it('the committed migrations make the tables that the content model needs', async () => {
  const { db } = await startPayload();
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const latest = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const committed = JSON.parse(readFileSync(resolve(folder, latest ?? ''), 'utf8'));
  const missing = await generateMigration(committed, await generateDrizzleJson(db.schema));
  expect(missing, 'make a migration: npm run migration -w cms -- NAME').toEqual([]);
});
