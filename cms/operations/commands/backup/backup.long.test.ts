import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countRows, withDatabase } from '../../../base/database/database-file';
import { env } from '../../../base/process/env';
import { makeBackup } from './make';
import { restore } from './restore';
import { backupsIn, expired, nameAt, tidyBackups } from './rotation';
import { backUpIfDue, backupState, isDue } from './schedule';

const cms = resolve(import.meta.dirname, '../../..');
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('rotation', () => {
  const daily = (count: number, newest = '2026-11-21T03:05:00Z') =>
    Array.from({ length: count }, (_, day) => {
      const at = new Date(Date.parse(newest) - day * DAY_MS);
      return { name: nameAt(at), at };
    });
  const NOW = new Date('2026-11-21T20:00:00Z');
  const kept = (backups: ReturnType<typeof daily>, rule = { days: 7, weeks: 4 }) => {
    const gone = new Set(expired(backups, rule, NOW));
    return backups.filter((backup) => !gone.has(backup)).map(({ at }) => at.toISOString().slice(0, 10));
  };

  it('keeps the newest of seven days and of four weeks', () => {
    expect(kept(daily(60))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15', // a Sunday, the last of its week
      '2026-11-08',
      '2026-11-01',
    ]);
  });

  it('keeps the newest of several backups of a day', () => {
    const [morning, evening] = [...daily(1, '2026-11-21T03:05:00Z'), ...daily(1, '2026-11-21T18:00:00Z')];
    expect(expired([morning, evening] as never, { days: 7, weeks: 4 }, NOW)).toEqual([morning]);
  });

  it('deletes nothing merely because time has passed, and never the newest', () => {
    expect(kept(daily(3, '2025-01-03T03:05:00Z'))).toHaveLength(3);
    expect(kept(daily(3), { days: 0, weeks: 0 })).toEqual(['2026-11-21']);
  });

  it('neither deletes nor counts a backup dated in the future by a wrong clock', () => {
    const [future] = daily(1, '2027-05-01T03:05:00Z');
    expect(kept([...daily(2), future] as never, { days: 1, weeks: 1 })).toEqual(['2026-11-21', '2027-05-01']);
  });

  it('deletes what an interrupted backup left a day ago, nothing younger, and no file of anything else', async () => {
    const [today, , dayBefore] = daily(3).map(({ name }) => name);
    const names = [`${today}.part`, `${dayBefore}.part`, 'holiday.jpg', String(today), 'backup-of-mine.tar.gz'];
    for (const name of names) await writeFile(join(folder, name), '');
    await mkdir(join(folder, `${dayBefore}.part.d`));
    await tidyBackups(folder, { days: 7, weeks: 4 }, new Date('2026-11-21T04:00:00Z'));
    expect((await readdir(folder)).sort()).toEqual(names.filter((name) => name !== `${dayBefore}.part`).sort());
  });
});

describe('the nightly backup', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}`);

  it('is due from three in the morning until it is made', () => {
    expect(isDue(undefined, at('12:00'))).toBe(true);
    expect(isDue(at('03:05'), at('23:00'))).toBe(false);
    expect(isDue(at('02:55'), at('03:05'))).toBe(true);
    expect(isDue(at('02:55'), at('02:59'))).toBe(false);
  });

  it('is made again where the newest one comes from a clock that was ahead', async () => {
    const logger = { error: () => undefined };
    await mkdir(env.backups.dir, { recursive: true });
    const future = nameAt(new Date(Date.now() + 30 * DAY_MS));
    await writeFile(join(env.backups.dir, future), '');
    await backUpIfDue(logger, new Date(), cms);
    await backUpIfDue(logger, new Date(), cms);
    const names = await readdir(env.backups.dir);
    expect(names).toHaveLength(2);
    expect(names).toContain(future);
    expect((await backupState()).last_success?.slice(0, 13)).toBe(new Date().toISOString().slice(0, 13));
    await rm(env.backups.dir, { recursive: true });
  });

  it('is made once and logs when, and logs an error when it fails', async () => {
    const said: string[] = [];
    const logger = { error: (_: object, message: string) => void said.push(message) };
    await backUpIfDue(logger, new Date(), cms);
    await backUpIfDue(logger, new Date(), cms);
    const made = await backupsIn(env.backups.dir);
    expect(said).toEqual([]);
    expect(made).toHaveLength(1);
    expect(await backupState()).toEqual({ last_success: made[0]?.at.toISOString(), failed: false });
    expect((await stat(join(env.backups.dir, made[0]?.name ?? ''))).mode & 0o077).toBe(0);

    await rm(env.backups.dir, { recursive: true });
    await writeFile(env.backups.dir, 'a file where the folder should be');
    await backUpIfDue(logger, new Date(), cms);
    expect(said).toEqual([expect.stringContaining('The backup failed')]);
    expect(await backupState()).toEqual({ last_success: null, failed: true });
    await rm(env.backups.dir);
  });
});

describe('a restore', () => {
  const sourceIn = (name: string) => {
    const dataDir = join(folder, name);
    return { dataDir, mediaDir: join(dataDir, 'media'), databaseUrl: `file:${join(dataDir, 'database.db')}` };
  };

  it('of an older schema is migrated by the next start', async () => {
    const [old, now] = [sourceIn('old'), sourceIn('now')];
    await mkdir(old.dataDir);
    await mkdir(now.dataDir);
    await withDatabase(old.databaseUrl, (client) => client.execute('CREATE TABLE payload_migrations (name TEXT, batch INTEGER)'));
    const archive = join(folder, 'old.tar.gz');
    await makeBackup(old, archive);
    const { manifest } = await restore(archive, now);
    expect(manifest).toMatchObject({ database: 'sqlite', migrations: [], rows: { payload_migrations: 0 } });
    await withDatabase(now.databaseUrl, (client) => client.execute('DROP TABLE payload_migrations'));
    const variables = { NODE_ENV: 'production' as const, DATA_DIR: now.dataDir, PAYLOAD_SECRET: 'a secret that only tests know' };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], {
      cwd: cms,
      env: variables,
    });
    expect((await withDatabase(now.databaseUrl, countRows)).get('services')).toBe(22);
  }, 120_000);

  it('brings back photos of enquiries, those that wait at the site too (R-PHOTO-6)', async () => {
    const [from, to] = [sourceIn('with photos'), sourceIn('for photos')];
    const waiting = 'a'.repeat(32);
    for (const place of ['lead-photos', 'spool/photos']) await mkdir(join(from.dataDir, place), { recursive: true });
    await writeFile(join(from.dataDir, 'lead-photos', 'b.jpg'), 'a photo');
    for (const ending of ['photo', 'json']) await writeFile(join(from.dataDir, 'spool/photos', `${waiting}.${ending}`), 'waits');
    await writeFile(join(from.dataDir, 'spool/photos', '.unfinished-1-1'), 'half');
    await withDatabase(from.databaseUrl, (client) =>
      client.execute('CREATE TABLE payload_migrations (name TEXT, batch INTEGER)'),
    );
    await mkdir(to.dataDir);
    const archive = join(folder, 'photos.tar.gz');
    await makeBackup(from, archive);
    await restore(archive, to);
    expect(await readdir(join(to.dataDir, 'lead-photos'))).toEqual(['b.jpg']);
    expect(await readdir(join(to.dataDir, 'spool/photos'))).toEqual([`${waiting}.json`, `${waiting}.photo`]);
  });

  it('of an archive that holds a link is refused in one line', async () => {
    await mkdir(join(folder, 'evil'));
    await symlink('/etc/passwd', join(folder, 'evil', 'database.db'));
    const archive = join(folder, 'evil.tar.gz');
    await create({ file: archive, gzip: true, cwd: join(folder, 'evil') }, ['database.db']);
    await expect(restore(archive, sourceIn('now'))).rejects.toThrow(
      'evil.tar.gz is damaged or no backup: database.db is a SymbolicLink',
    );
  });

  it('of a newer version is refused', async () => {
    const [newer, now] = [sourceIn('newer'), sourceIn('now')];
    await mkdir(newer.dataDir);
    await withDatabase(newer.databaseUrl, async (client) => {
      await client.execute('CREATE TABLE payload_migrations (name TEXT, batch INTEGER)');
      await client.execute("INSERT INTO payload_migrations VALUES ('29990101_000000_flying', 1)");
    });
    const archive = join(folder, 'newer.tar.gz');
    await makeBackup(newer, archive);
    await mkdir(now.dataDir);
    await expect(restore(archive, now)).rejects.toThrow(/newer version \(29990101_000000_flying\): update first/);
  });

  it('replaces a damaged database, and reports what was newer in it if that can be read', async () => {
    const [good, damaged] = [sourceIn('good'), sourceIn('damaged')];
    await mkdir(good.dataDir);
    await withDatabase(good.databaseUrl, (client) => client.execute('CREATE TABLE t (x)'));
    const archive = join(folder, 'good.tar.gz');
    await makeBackup(good, archive);
    await mkdir(damaged.dataDir);
    await writeFile(join(damaged.dataDir, 'database.db'), 'no database any more');
    await writeFile(join(damaged.dataDir, 'database.db-wal'), 'its log');
    const { aside, since } = await restore(archive, damaged);
    expect(since).toBeUndefined();
    expect(await readFile(join(aside ?? '', 'database.db'), 'utf8')).toBe('no database any more');
    expect((await withDatabase(damaged.databaseUrl, countRows)).get('t')).toBe(0);
    expect(await readdir(damaged.dataDir)).not.toContain('database.db-wal');
  });

  it('of a site without a database does not deliver again a lead that was delivered since', async () => {
    const [site, later] = [sourceIn('site'), sourceIn('later')];
    const lead = async (dataDir: string, where: string, name: string) => {
      await mkdir(join(dataDir, 'spool', where), { recursive: true });
      await writeFile(join(dataDir, 'spool', where, name), '{}');
    };
    await lead(site.dataDir, 'waiting', '1-E-TAKEN.json.4242');
    await lead(site.dataDir, 'waiting', '2-E-WAITS.json');
    const archive = join(folder, 'site.tar.gz');
    await makeBackup(site, archive);
    await lead(later.dataDir, 'delivered', '1-E-TAKEN.json');
    await lead(later.dataDir, 'waiting', '3-E-NEWER.json');
    await restore(archive, later);
    expect(await readdir(join(later.dataDir, 'spool/waiting'))).toEqual(['2-E-WAITS.json', '3-E-NEWER.json']);
    expect(await readdir(join(later.dataDir, 'spool/delivered'))).toEqual(['1-E-TAKEN.json']);
  });
});
