/** `create-migration.ts NAME`: the migration from the last content model to this one, for both databases. Needs none of them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrationsOf } from '../../base/database/database-kind';
import { CONTRACT, contractions } from './contractions';
import { WITHOUT_WAITING } from './without-waiting.mjs';

const cms = resolve(import.meta.dirname, '../..');
const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('give the migration a name of small letters, digits and hyphens');

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>;
}

/** SQLite rebuilds a table by copying all columns: one that the old table lacks would get its own name as text. */
function copyOldColumns(migration: string, { tables }: Snapshot): string {
  return migration.replace(
    /INSERT INTO \\`\w+\\`\(([^)]*)\) SELECT [^`]* FROM \\`(\w+)\\`/g,
    (whole, listed: string, name: string) => {
      const old = Object.values(tables).find((table) => table.name === name)?.columns;
      const columns = listed.split(', ').filter((column) => !old || column.slice(1, -1) in old);
      return whole.replaceAll(listed, columns.join(', '));
    },
  );
}

/** Foreign keys stay off throughout: the generator turns them on too early, and dropping a table would delete rows of others. */
function withoutForeignKeys(migration: string): string {
  const pragma = (state: 'OFF' | 'ON') => `  await db.run(sql\`PRAGMA foreign_keys=${state};\`)\n`;
  const rest = migration.replaceAll(pragma('OFF'), '').replaceAll(pragma('ON'), '').replace(pragma('ON').trimEnd(), '');
  if (rest === migration) return migration;
  const [start = '', body = ''] = rest.split(/(?<=export async function up\([^\n]*\n)/);
  return `${start}${pragma('OFF')}${body.replace(/\n?}\s*$/, `\n${pragma('ON')}}\n\n`)}`;
}

for (const url of ['file:unused.db', 'postgres://localhost/unused']) {
  const folder = migrationsOf(url);
  mkdirSync(folder, { recursive: true });
  const payload = [WITHOUT_WAITING, resolve(cms, '../node_modules/payload/bin.js'), 'migrate:create', name, '--skip-empty'];
  execFileSync(process.execPath, payload, {
    cwd: cms,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', DATABASE_URL: url, PAYLOAD_SECRET: 'unused by migrate:create' },
  });
  const [newest = '', previous = ''] = readdirSync(folder)
    .filter((file) => /^\d.*\.json$/.test(file))
    .sort()
    .reverse();
  const path = join(folder, newest.replace(/json$/, 'ts'));
  // Only upwards: an upgrade that fails leaves the database as it was. Our compiler requires `import type`.
  const [made = ''] = readFileSync(path, 'utf8').split('export async function down');
  const up = `${made.replace('import { MigrateUpArgs, MigrateDownArgs,', 'import { type MigrateUpArgs,').trimEnd()}\n`;
  const old = previous && (JSON.parse(readFileSync(join(folder, previous), 'utf8')) as Snapshot);
  writeFileSync(path, url.startsWith('file:') && old ? withoutForeignKeys(copyOldColumns(up, old)) : up);
  rmSync(join(folder, 'index.ts'), { force: true }); // Payload's list, which nothing reads
  if (previous) rmSync(join(folder, previous)); // half a megabyte; only the newest snapshot is compared with the model
  const found = url.startsWith('postgres:') ? contractions(up) : [];
  if (found.length > 0 && !name.endsWith(`-${CONTRACT}`)) {
    process.exitCode = 1;
    process.stderr.write(
      `This migration takes away what the release before it uses, which may run beside it:\n${found.join('\n')}\n` +
        `Delete it, and first make a release that does without; then name the migration …-${CONTRACT}.\n`,
    );
  }
}
