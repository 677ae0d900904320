import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../../testing/postgres';
import { makeBackup } from './make';
import { dumpPostgres, query, rowsInDump } from './postgres-dump';
import { restore } from './restore';

/** A server where databases may be created and dropped. */
// biome-ignore lint/style/noProcessEnv: selects which tests run
const server = process.env.TEST_POSTGRES;

describe.skipIf(!server)('a backup of PostgreSQL', () => {
  const name = `backup_${process.pid}`;
  const urlOf = (database: string) => Object.assign(new URL(server ?? ''), { pathname: `/${database}` }).href;
  const url = server ? urlOf(name) : '';
  const ask = (database: string, query: string) => promisify(execFile)('psql', ['--quiet', '--command', query, urlOf(database)]);
  let folder: string;
  let source: Parameters<typeof makeBackup>[0];

  const countPostgres = async (database: string) => {
    const file = join(folder, 'counted.dump');
    await dumpPostgres(database, file);
    return rowsInDump(file);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    source = { dataDir: join(folder, 'data'), mediaDir: join(folder, 'data/media'), databaseUrl: url };
    await mkdir(source.mediaDir, { recursive: true });
    await writeFile(join(source.mediaDir, 'a.jpg'), 'a picture');
    await ask('postgres', `CREATE DATABASE ${name}`);
    await ask(
      name,
      'CREATE TABLE leads (id serial PRIMARY KEY, name text, received_at timestamptz DEFAULT now(), anonymised_at timestamptz); CREATE TABLE users_sessions (id text)',
    );
    await ask(
      name,
      "INSERT INTO leads (name) VALUES ('One'), ('Two''s $$ \\ words \u2028 COPY'); INSERT INTO users_sessions VALUES ('s')",
    );
  });
  afterAll(async () => {
    await ask('postgres', `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('is restored completely, without sessions and later data, which are kept in a dump', async () => {
    const archive = join(folder, 'all.tar.gz');
    const { database, rows } = await makeBackup(source, archive);
    expect({ database, rows }).toEqual({ database: 'postgres', rows: { leads: 2, users_sessions: 1 } });
    await ask(
      name,
      "UPDATE leads SET anonymised_at = now() WHERE id = 1; INSERT INTO leads (name) VALUES ('Late'); CREATE TABLE newer (x int)",
    );
    await rm(join(source.mediaDir, 'a.jpg'));
    const { aside, since } = await restore(archive, source);
    expect(since).toEqual({ leads: 1, erased: [1] });
    expect(await countPostgres(url)).toEqual({ leads: 2, users_sessions: 0 });
    expect(await readdir(source.mediaDir)).toEqual(['a.jpg']);
    expect((await readdir(aside ?? '')).sort()).toEqual(['database.dump', 'media']);
    await ask(name, "INSERT INTO leads (name) VALUES ('Three')"); // its sequence continues
  });

  it('is restored with the index that searches use, also into an empty database', async () => {
    const INDEXES = "SELECT count(*) FROM pg_indexes WHERE indexname = 'leads_search_text_words_idx'";
    const archive = join(folder, 'product.tar.gz');
    const own = await createDatabase(server ?? '', inject('postgres')?.prepared);
    const empty = await createDatabase(server ?? '');
    try {
      const { rows } = await makeBackup({ ...source, databaseUrl: own }, archive);
      for (const databaseUrl of [own, empty]) {
        await restore(archive, { ...source, databaseUrl });
        expect(await countPostgres(databaseUrl)).toEqual({ ...rows, users_sessions: 0 });
        expect((await query(databaseUrl, INDEXES)).trim()).toBe('1');
      }
    } finally {
      await dropDatabase(server ?? '', own);
      await dropDatabase(server ?? '', empty);
    }
  });

  it('is refused by a SQLite installation, and while somebody is connected', async () => {
    const archive = join(folder, 'again.tar.gz');
    await makeBackup(source, archive);
    const other = { ...source, databaseUrl: `file:${join(folder, 'x.db')}` };
    await expect(restore(archive, other)).rejects.toThrow(/of postgres, and DATABASE_URL names another kind/);
    const connected = ask(name, 'SELECT pg_sleep(20)').catch(() => undefined);
    await expect
      .poll(() => restore(archive, source).catch((error: Error) => error.message))
      .toMatch(/in use: stop the back office/);
    await ask('postgres', `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await connected;
  });
});
