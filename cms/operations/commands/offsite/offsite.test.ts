import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucket } from '../../../../tests/kit/s3-server';
import { env } from '../../../base/process/env';
import { makeBackup } from '../backup/make';
import { nameAt } from '../backup/rotation';
import { type Away, copyAway, fetchCopy, findCopy } from './copies';
import { drill } from './drill';
import { isDrillDue } from './schedule';
import { copyOf, readState } from './state';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T04:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let server: Awaited<ReturnType<typeof startBucket>>;
let identity = '';
let folder: string;
let away: Away;
let source: Parameters<typeof makeBackup>[0];
beforeAll(async () => {
  server = await startBucket();
  identity = await generateIdentity();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.objects.clear();
  Object.assign(server.state, { fails: false, cutAfter: Number.POSITIVE_INFINITY, forbidden: [] });
  await rm(join(env.dataDir, 'backups.json'), { force: true });
  folder = await mkdtemp(join(tmpdir(), 'offsite-'));
  const place = { ...server.settings, prefix: 'backups/' };
  env.backups.away = { ...place, endpoint: place.endpoint };
  const recipients = [await identityToRecipient(identity)];
  away = { dir: join(folder, 'backups'), kept: { days: 7, weeks: 4 }, place, recipients, identities: [] };
  source = { dataDir: folder, mediaDir: join(folder, 'media'), databaseUrl: `file:${join(folder, 'database.db')}` };
  await mkdir(source.mediaDir);
  await writeFile(join(source.mediaDir, 'room.jpg'), 'a picture');
  await execute(
    'CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT, created_at TEXT)',
    'CREATE TABLE media (id INTEGER PRIMARY KEY, filename TEXT, created_at TEXT)',
    "INSERT INTO media VALUES (1, 'room.jpg', '2026-11-01T00:00:00.000Z')",
    "INSERT INTO leads VALUES (1, 'Ada', '2026-11-01T00:00:00.000Z'), (2, 'Bob', '2026-11-02T00:00:00.000Z')",
  );
  return () => rm(folder, { recursive: true });
});

async function execute(...statements: string[]) {
  const client = createClient({ url: source.databaseUrl });
  for (const statement of statements) await client.execute(statement);
  client.close();
}
/** A backup as of that time; its content is of now. */
async function backUp(at: Date): Promise<string> {
  await makeBackup(source, join(away.dir, nameAt(at)));
  return nameAt(at);
}
const inBucket = () => [...server.objects.keys()].sort();
const left = async () => (await readdir(away.dir)).filter((name) => name.includes('.part'));

describe('a copy in the bucket', () => {
  it('is made once of each backup, encrypted, and noted with bucket and time (R-RUN-22)', async () => {
    const name = await backUp(NOW);
    expect(await copyAway(away, NOW)).toBe(name);
    expect(inBucket()).toEqual([`backups/${name}.age`]);
    expect(server.objects.get(`backups/${name}.age`)?.data.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const state = await readState();
    expect(copyOf(state)).toMatchObject({ name, made_at: NOW.toISOString(), kept: 1 });
    server.state.fails = true; // nothing is asked
    expect(await copyAway(away, NOW)).toBe(name);
    expect(await left()).toEqual([]);
    env.backups.away = { ...away.place, endpoint: undefined };
    expect(copyOf(state)).toBeUndefined();
  });

  it('is kept as long as backups are, whatever else is there and whatever a clock showed (R-RUN-23)', async () => {
    const put = (key: string) => server.objects.set(key, { data: Buffer.from('x'), type: '', modified: new Date() });
    for (let day = 1; day <= 60; day += 1) put(`backups/${nameAt(later(-day))}.age`);
    const others = ['backups/notes.txt', `backups/${nameAt(later(400))}.age`, `${nameAt(later(-50))}.age`];
    others.forEach(put);
    const name = await backUp(NOW);
    await copyAway(away, NOW);
    const days = [0, 1, 2, 3, 4, 5, 6, 13, 20].map((day) => `backups/${nameAt(later(-day))}.age`);
    expect(inBucket()).toEqual([...days, ...others].sort());
    expect(copyOf(await readState())).toMatchObject({ name, kept: 10 });
  });

  it('is a success even if the key may not delete old copies, which is reported (R-RUN-23)', async () => {
    server.objects.set(`backups/${nameAt(later(-300))}.age`, { data: Buffer.from('x'), type: '', modified: new Date() });
    server.state.forbidden = ['DELETE'];
    const kept = { days: 1, weeks: 0 };
    const name = await backUp(NOW);
    await copyAway({ ...away, kept }, NOW);
    expect(copyOf(await readState())).toMatchObject({ name, kept: 2, undeleted: expect.stringContaining('AccessDenied') });
  });

  it('that a machine made with its clock ahead does not prevent the next one (R-RUN-22)', async () => {
    await backUp(later(1000));
    await copyAway(away, later(1000));
    const name = await backUp(NOW);
    await copyAway(away, NOW);
    expect(copyOf(await readState())?.name).toBe(name);
    expect((await findCopy(away.place, undefined, NOW)).name).toBe(name);
  });

  it.each<[string, () => unknown, RegExp]>([
    ['the bucket fails', () => Object.assign(server.state, { forbidden: ['PUT'] }), /AccessDenied/],
    ['there is no such bucket', () => Object.assign(away, { place: { ...away.place, name: 'none' } }), /there is no bucket none/],
    ['the public key is invalid', () => Object.assign(away, { recipients: ['age1wrong'] }), /was not copied/],
  ])('that fails because %s leaves nothing, and says why (R-RUN-22)', async (_, breakIt, why) => {
    const name = await backUp(NOW);
    breakIt();
    await expect(copyAway(away, NOW)).rejects.toThrow(why);
    expect([inBucket(), await left(), await readdir(away.dir)]).toEqual([[], [], [name]]);
    expect(await readState()).toEqual({ copy_failed: { at: NOW.toISOString(), why: expect.any(String) } });
  });

  it('is restored with its key only, and rejected if it arrives incomplete (R-RUN-22)', async () => {
    await backUp(NOW);
    await copyAway(away, NOW);
    const to = join(folder, 'fetched.tar.gz');
    const copy = await findCopy(away.place, undefined, NOW);
    await fetchCopy(copy, away.place, [identity], to, folder);
    await rm(to);
    await expect(fetchCopy(copy, away.place, [await generateIdentity()], to, folder)).rejects.toThrow('does not open this copy');
    server.state.cutAfter = 300;
    await expect(fetchCopy(copy, away.place, [identity], to, folder)).rejects.toThrow('did not arrive whole');
    expect(await readdir(folder)).not.toContain('fetched.tar.gz');
    await expect(findCopy(away.place, 'backup-x')).rejects.toThrow(
      /no copy backup-x in .*; there are\nbackup-2026-11-21T04-00-00Z.tar.gz.age/,
    );
  });
});

describe('the restore drill', () => {
  it('opens the bucket’s copy with the key, else compares it with what was sent, and counts (R-RUN-24)', async () => {
    const name = await backUp(NOW);
    expect(await drill({ dir: away.dir }, source, NOW)).toMatchObject({ name, proof: 'disk', leads: 2, pictures: 1 });
    await copyAway(away, NOW);
    expect(await drill(away, source, NOW)).toMatchObject({ proof: 'bytes', leads: 2, pictures: 1, rows: 3 });
    expect(await drill({ ...away, identities: [identity] }, source, NOW)).toMatchObject({ proof: 'key', leads: 2 });
    expect((await readState()).drill).toMatchObject({ at: NOW.toISOString(), proof: 'key' });
    expect(await readdir(away.dir)).toEqual([name]);
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'the bucket has another file than was sent',
      () => server.objects.values().next().value?.data.fill(0, 400, 401),
      /is not what was sent/,
    ],
    ['the copy is gone', () => server.objects.clear(), /there is no copy in the bucket media/],
    ['the backup is damaged', () => writeFile(join(away.dir, nameAt(NOW)), 'x'), /is damaged or no backup/],
    [
      'leads that came before are not in it',
      () => execute("INSERT INTO leads VALUES (9, 'Eve', '2026-01-01')"),
      /has 2 leads, and there were 3/,
    ],
    [
      'a picture that was there is not in it',
      async () => {
        await execute("INSERT INTO media VALUES (2, 'roof.jpg', '2026-01-01')");
        await writeFile(join(source.mediaDir, 'roof.jpg'), 'another');
      },
      /it lacks 1 pictures: roof.jpg/,
    ],
  ])('fails when %s (R-RUN-24)', async (_, breakIt, why) => {
    const name = await backUp(NOW);
    await copyAway(away, NOW);
    await breakIt();
    await expect(drill(away, source, NOW)).rejects.toThrow(why);
    expect((await readState()).drill_failed).toMatchObject({ at: NOW.toISOString(), why: expect.stringMatching(why) });
    expect(await readdir(away.dir)).toEqual([name]);
  });

  it('ignores what was deleted or added since the backup (R-RUN-24)', async () => {
    await backUp(NOW);
    await execute(
      'DELETE FROM leads WHERE id = 1',
      `INSERT INTO leads VALUES (7, 'New', '${new Date(Date.now() + DAY_MS).toISOString()}')`,
    );
    expect(await drill({ dir: away.dir }, source, NOW)).toMatchObject({ leads: 2 });
  });

  it('is due every month, the day after a failure, and once there is a bucket (R-RUN-24)', () => {
    const drilled = (at: Date, proof: 'key' | 'bytes' | 'disk') =>
      ({ drill: { at: at.toISOString(), proof, name: '', made_at: '', leads: 0, pictures: 0, rows: 0 } }) as const;
    const failed = (at: Date) => ({ drill_failed: { at: at.toISOString(), why: '' } });
    expect(isDrillDue({}, false, NOW)).toBe(true);
    expect(isDrillDue(drilled(later(-29), 'disk'), false, NOW)).toBe(false);
    expect(isDrillDue(drilled(later(-29), 'disk'), true, NOW)).toBe(true);
    expect(isDrillDue(drilled(later(-29), 'bytes'), true, NOW)).toBe(false);
    expect(isDrillDue(drilled(later(-31), 'key'), true, NOW)).toBe(true);
    expect(isDrillDue({ ...drilled(later(-31), 'key'), ...failed(later(-0.5)) }, true, NOW)).toBe(false);
    expect(isDrillDue({ ...drilled(later(-31), 'key'), ...failed(later(-1)) }, true, NOW)).toBe(true);
    expect(isDrillDue({ ...drilled(later(900), 'key'), ...failed(later(900)) }, true, NOW)).toBe(true);
  });
});
