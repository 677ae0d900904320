import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { certificateAuthority } from '../../../tests/kit/certificate-authority';
import { mailServer } from '../../../tests/kit/mail-server';
import { limitOf, type Trouble } from '../../base/checks';
import { env } from '../../base/process/env';
import { writeRecord } from '../../leads/drill/record';
import { startPayload } from '../../testing/api';
import { nameAt } from '../commands/backup/rotation';
import { noteState, placeOf, type State } from '../commands/offsite/state';
import { certificate } from './certificate';
import type { Condition } from './condition';
import { conditions } from './conditions';
import { diskWith } from './machine';
import { readAlerts, watchOver } from './watch';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const GIGABYTE = 1024 ** 3;
const NOW = new Date();
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const UP = { upMs: 3 * HOUR_MS };

let payload: Payload;
let smtp: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  payload = await startPayload();
  smtp = await mailServer();
  env.smtpUrl = smtp.url;
  env.alertsTo = 'nephew@example.com';
});
afterAll(() => smtp.close());
beforeEach(async () => {
  await payload.kv.delete('alerts');
  await payload.delete({ collection: 'outbox', where: {} });
  smtp.accepted.length = 0;
  smtp.behave('accept');
});

/** Conditions that are set by hand. */
function set(): { watched: Record<string, Condition>; now: Record<string, Trouble | null | undefined> } {
  const now: Record<string, Trouble | null | undefined> = {};
  const condition = (name: string): Condition => ({ over: `${name} is over.`, judge: async () => now[name] });
  return { watched: { fire: condition('fire'), water: condition('water') }, now };
}
const trouble = (what: string): Trouble => ({ what, advice: 'Do something.' });
const subjects = async () => {
  const { docs } = await payload.find({ collection: 'outbox', sort: 'id', limit: 100, depth: 0 });
  return docs.map(({ subject, to }) => [subject, to]);
};

describe('alerts (R-RUN-25)', () => {
  it('are one mail when a condition begins and one when it ends, however often it is checked', async () => {
    const { watched, now } = set();
    const look = (minute: number) => watchOver(payload, new Date(NOW.getTime() - (20 - minute) * 60_000), { watched, ...UP });
    for (let minute = 0; minute < 3; minute += 1) await look(minute);
    expect(await subjects()).toEqual([]);
    now.fire = trouble('It burns.');
    for (let minute = 3; minute < 8; minute += 1) await look(minute);
    now.fire = trouble('It burns more.');
    now.water = trouble('It is wet.');
    for (let minute = 8; minute < 10; minute += 1) await look(minute);
    now.fire = undefined; // unknown
    await look(10);
    expect(await readAlerts(payload)).toMatchObject({ fire: { what: 'It burns more.', told: true }, water: { told: true } });
    now.fire = null;
    for (let minute = 11; minute < 14; minute += 1) await look(minute);
    now.fire = trouble('It burns again.');
    await look(14);
    expect(await subjects()).toEqual([
      ['[Alert] It burns.', 'nephew@example.com'],
      ['[Alert] It is wet.', 'nephew@example.com'],
      ['[Over] fire is over.', 'nephew@example.com'],
      ['[Alert] It burns again.', 'nephew@example.com'],
    ]);
    await expect.poll(() => smtp.acceptedFor('nephew@example.com').length, { timeout: 10_000 }).toBe(4);
    expect(smtp.accepted[0]?.raw).toContain('Another mail comes when it is over');
  });

  it('are neither lost nor doubled when the process ends between storing an alert and sending its mail', async () => {
    const { watched, now } = set();
    now.fire = trouble('It burns.');
    const since = NOW.toISOString();
    await payload.kv.set('alerts', { all: { fire: { ...trouble('It burns.'), since, told: false } } } as never);
    await watchOver(payload, NOW, { watched, ...UP });
    expect(await subjects()).toHaveLength(1);
    await payload.kv.set('alerts', { all: { fire: { ...trouble('It burns.'), since, told: false } } } as never);
    await watchOver(payload, NOW, { watched, ...UP });
    expect(await subjects()).toHaveLength(1);
  });

  it('go out once while the database cannot be written', async () => {
    const { watched, now } = set();
    now.fire = trouble('The disk is full.');
    const broken = Object.create(payload, {
      db: { value: { ...payload.db, drizzle: undefined } },
      kv: {
        value: Object.assign(Object.create(payload.kv), { set: () => Promise.reject(new Error('database or disk is full')) }),
      },
    }) as Payload;
    for (let minute = 0; minute < 3; minute += 1) await watchOver(broken, NOW, { watched, ...UP });
    expect(smtp.accepted.filter(({ raw }) => raw.includes('Subject: [Alert] The disk is full.'))).toHaveLength(1);
    expect(await subjects()).toEqual([]);
    await watchOver(payload, NOW, { watched, ...UP });
    expect(await readAlerts(payload)).toMatchObject({ fire: { told: true } });
    expect(await subjects()).toEqual([]);
  });

  it('are shown, and mailed to nobody, with ALERTS_TO=off', async () => {
    env.alertsTo = null;
    onTestFinished(() => {
      env.alertsTo = 'nephew@example.com';
    });
    const { watched, now } = set();
    now.fire = trouble('It burns.');
    await watchOver(payload, NOW, { watched, ...UP });
    now.fire = null;
    expect(Object.keys(await readAlerts(payload))).toEqual(['fire']);
    await watchOver(payload, NOW, { watched, ...UP });
    expect([await readAlerts(payload), await subjects()]).toEqual([{}, []]);
  });
});

describe('an alert is raised for (R-RUN-26)', () => {
  const judge = (name: keyof typeof conditions, more: { upMs?: number; active?: boolean; now?: Date } = {}) =>
    conditions[name].judge({ payload, now: NOW, active: false, ...UP, ...more });
  const whatOf = async (found: Promise<Trouble | null | undefined>) => (await found)?.what;
  const place = {
    name: 'copies',
    region: 'x',
    endpoint: undefined,
    keys: { accessKeyId: '', secretAccessKey: '' },
    prefix: 'b/',
  };
  const copied = (made: Date): State['copy'] => ({
    place: placeOf(place),
    name: nameAt(made),
    made_at: made.toISOString(),
    copied_at: made.toISOString(),
    bytes: 1,
    sha256: '',
    kept: 1,
  });

  it('a backup that is old, or was never made, once a start had time for one', async () => {
    await rm(env.backups.dir, { recursive: true, force: true });
    expect(await judge('backup', { upMs: HOUR_MS })).toBeUndefined();
    expect(await whatOf(judge('backup'))).toMatch(/There is no backup in/);
    await mkdir(env.backups.dir, { recursive: true });
    const make = (at: Date) => writeFile(join(env.backups.dir, nameAt(at)), '');
    await make(ago(30 * HOUR_MS));
    await make(ago(-DAY_MS)); // by a clock that was ahead
    expect(await whatOf(judge('backup'))).toBe('The newest backup is 1 day 6 h old.');
    await make(ago(25 * HOUR_MS));
    expect(await judge('backup')).toBeNull();
    await rm(env.backups.dir, { recursive: true });
  });

  it('a copy that is old, failed, or lies in another bucket', async () => {
    env.backups.away = undefined;
    expect(await judge('copy')).toBeNull();
    env.backups.away = place;
    await noteState({ copy: copied(ago(27 * HOUR_MS)), copy_failed: { at: NOW.toISOString(), why: 'no way there' } });
    expect(await whatOf(judge('copy'))).toBe(
      'The newest copy in the bucket copies is of a backup made 1 day 3 h ago. The last try failed: no way there.',
    );
    expect(await judge('copy', { upMs: HOUR_MS })).toBeUndefined();
    await noteState({ copy: copied(ago(HOUR_MS)), copy_failed: undefined });
    expect(await judge('copy')).toBeNull();
    env.backups.away = { ...place, name: 'another' };
    expect(await whatOf(judge('copy'))).toBe('No backup has left this machine for the bucket another.');
    env.backups.away = undefined;
  });

  it('a restore drill that failed, or is a month old', async () => {
    const drill = (at: Date): State['drill'] => ({
      at: at.toISOString(),
      name: '',
      made_at: at.toISOString(),
      proof: 'disk',
      leads: 1,
      pictures: 1,
      rows: 1,
    });
    await noteState({ drill: undefined, drill_failed: undefined });
    expect(await judge('restoreDrill', { upMs: HOUR_MS })).toBeUndefined();
    expect(await whatOf(judge('restoreDrill'))).toBe('No restore was ever tried.');
    await noteState({ drill: drill(ago(36 * DAY_MS)) });
    expect(await whatOf(judge('restoreDrill'))).toMatch(/tried 36 days/);
    await noteState({ drill: drill(ago(34 * DAY_MS)) });
    expect(await judge('restoreDrill')).toBeNull();
    await noteState({ drill_failed: { at: NOW.toISOString(), why: 'it lacks 2 pictures' } });
    expect(await whatOf(judge('restoreDrill', { upMs: 0 }))).toBe('The restore drill failed: it lacks 2 pictures.');
  });

  it('a fire drill that failed or was missed', async () => {
    await writeRecord(payload, { succeeded_at: ago(HOUR_MS).toISOString(), failed_at: null });
    expect(await judge('fireDrill')).toBeNull();
    await writeRecord(payload, { failed_at: NOW.toISOString(), failed_station: 'mail', failed_why: 'refused' });
    expect(await whatOf(judge('fireDrill'))).toBe('The fire drill’s test enquiry stopped at the mail to the office: refused.');
    await writeRecord(payload, { succeeded_at: ago(30 * HOUR_MS).toISOString(), failed_at: null });
    expect(await whatOf(judge('fireDrill'))).toBe('The last fire drill was 1 day 6 h ago.');
  });

  it('a disk that is nearly full, until there is clearly more room', async () => {
    expect([10, 40, 2000].map((gigabytes) => limitOf(gigabytes * GIGABYTE) / GIGABYTE)).toEqual([1, 4, 5]);
    const judged = (free: number, active: boolean) =>
      diskWith(async (folder, setting) => ({
        ...{ folder, setting, writable: true, free: free * GIGABYTE, total: 40 * GIGABYTE },
      })).judge({ payload, now: NOW, active, ...UP });
    expect(await judged(4.1, false)).toBeNull();
    expect((await judged(3.9, false))?.what).toMatch(/^The disk of .* has 3\.9 GB of 40\.0 GB left\.$/);
    expect((await judged(4.9, true))?.what).toMatch(/4\.9 GB/);
    expect(await judged(5.1, true)).toBeNull();
  });

  it('a part that restarts more than three times within an hour, until an hour without a restart', async () => {
    const file = join(env.dataDir, 'running', 'restarts');
    await mkdir(join(env.dataDir, 'running'), { recursive: true });
    const write = (...minutes: number[]) =>
      writeFile(file, minutes.map((minute) => `${ago(minute * 60_000).toISOString()} cms ended (SIGKILL)\n`).join(''));
    await rm(file, { force: true });
    expect(await judge('restarts')).toBeNull();
    await write(300, 50, 40, 30);
    expect(await judge('restarts')).toBeNull();
    await write(50, 40, 30, 20);
    expect(await whatOf(judge('restarts'))).toBe(
      'The back office was started again 4 times within an hour; the last time it ended (SIGKILL).',
    );
    await write(59, 300);
    expect(await judge('restarts')).toBeNull();
    expect(await whatOf(judge('restarts', { active: true }))).toMatch(/started again once/);
    await writeFile(file, 'nonsense\n');
    expect(await judge('restarts', { active: true })).toBeNull();
    expect(await readFile(file, 'utf8')).toBe('nonsense\n');
  });

  it('a certificate that expires soon for its lifetime, or has expired; nothing while the host does not answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    const authority = await certificateAuthority(folder);
    const { siteUrl } = env;
    onTestFinished(async () => {
      env.siteUrl = siteUrl;
      await rm(folder, { recursive: true });
    });
    const judged = async (days: number, now = NOW) => {
      const server = createServer(await authority.issue('localhost', days));
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      env.siteUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
      const found = await certificate.judge({ payload, now, active: false, ...UP });
      server.close();
      return found ? found.what.replace(/localhost:\d+/, 'localhost') : found;
    };
    expect(await judged(90)).toBeNull();
    expect(await judged(90, ago(-77 * DAY_MS))).toMatch(
      /^The certificate of localhost is valid for 1[23] more days, and was not renewed\.$/,
    );
    expect(await judged(6, ago(-4 * DAY_MS))).toBeNull();
    expect(await judged(6, ago(-5.5 * DAY_MS))).toMatch(/valid for 1[12] more hours/);
    expect(await judged(90, ago(-91 * DAY_MS))).toMatch(/has expired/);
    env.siteUrl = 'https://localhost:1';
    expect(await certificate.judge({ payload, now: NOW, active: false, ...UP })).toBeUndefined();
    env.siteUrl = 'http://localhost:1';
    expect(await certificate.judge({ payload, now: NOW, active: false, ...UP })).toBeNull();
  });
});
