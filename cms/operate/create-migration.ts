/**
 * `create-migration.ts NAME`: the migration from the last one's content model to the present one, for both databases. Neither needs
 * to be there.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrationsOf } from '../database';
import { WITHOUT_WAITING } from './without-waiting.mjs';

const cms = resolve(import.meta.dirname, '..');
const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('give the migration a name of small letters, digits and hyphens');

for (const url of ['file:unused.db', 'postgres://localhost/unused']) {
  const payload = [WITHOUT_WAITING, resolve(cms, '../node_modules/payload/bin.js'), 'migrate:create', name];
  execFileSync(process.execPath, payload, {
    cwd: cms,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', DATABASE_URL: url, PAYLOAD_SECRET: 'unused by migrate:create' },
  });
  const folder = migrationsOf(url);
  for (const file of readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))) {
    const path = join(folder, file);
    // Our compiler wants imports of types to say so.
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(
        'import { MigrateUpArgs, MigrateDownArgs,',
        'import { type MigrateDownArgs, type MigrateUpArgs,',
      ),
    );
  }
}
