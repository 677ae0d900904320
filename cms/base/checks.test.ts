import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Payload, ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBackups } from '../../scripts/admin/doctor/checks/backups';
import { lineOf } from '../../scripts/admin/doctor/checks/finding';
import { mailHealth } from '../leads/inbox/mail-warning';
import { mailServerOf, noteOutcome } from '../leads/mails/mail-server';
import { checked } from '../operations/alerts/condition';
import { conditions } from '../operations/alerts/conditions';
import { readiness } from '../operations/alerts/readiness';
import { ELSEWHERE, MachineReport } from '../operations/alerts/report';
import { watchOver } from '../operations/alerts/watch';
import { nameAt } from '../operations/commands/backup/rotation';
import { noteState } from '../operations/commands/offsite/state';
import { startPayload } from '../testing/api';
import { type Checks, checks, type Finding, type Reading, sentence } from './checks';
import { env } from './process/env';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const GIGABYTE = 1024 ** 3;
const NOW = new Date();
const UP = { upMs: 3 * HOUR_MS };
const CIRCUMSTANCES = { now: NOW, command: 'cleaning' };

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => payload.kv.delete('alerts'));

const word = fc.constantFrom('one', 'two words', 'refused');
const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
/** A time up to some days ago, more often near a limit than not. */
const ago = (limitMs: number) => fc.integer({ min: 0, max: 3 * limitMs }).map((ms) => new Date(NOW.getTime() - ms));
const agoText = (limitMs: number) => ago(limitMs).map((date) => date.toISOString());
const waiting = fc.oneof(fc.constant(0), fc.integer({ min: 20_000, max: 5 * HOUR_MS }));

/** Readings of every subject: the compiler names one that is missing. */
const readings: { [S in keyof Checks]: fc.Arbitrary<Reading<S>> } = {
  disk: fc
    .record({
      total: fc.integer({ min: 1, max: 4000 }),
      free: fc.double({ min: 0, max: 1, noNaN: true }),
      writable: fc.boolean(),
    })
    .map(({ total, free, writable }) => ({
      ...{ folder: '/data', setting: 'DATA_DIR', writable, total: total * GIGABYTE, free: total * GIGABYTE * free ** 3 },
    })),
  certificate: fc
    .record({
      life: fc.integer({ min: 1, max: 400 }),
      left: fc.double({ min: -0.1, max: 1, noNaN: true }),
      distrust: perhaps(word),
    })
    .map(({ life, left, distrust }) => {
      const to = NOW.getTime() + life * left * DAY_MS;
      const [valid_from, valid_to] = [to - life * DAY_MS, to].map((time) => new Date(time).toUTCString()) as [string, string];
      return { host: 'www.example.com', certificate: { valid_from, valid_to, issuer: { O: 'Authority' } as never }, distrust };
    }),
  backup: fc.record({ dir: fc.constant('/backups'), made_at: perhaps(ago(26 * HOUR_MS)) }),
  copy: fc.record({ bucket: fc.constant('away'), made_at: perhaps(ago(26 * HOUR_MS)), failed: perhaps(word) }),
  restoreDrill: fc.record({
    drill: perhaps(fc.record({ at: agoText(35 * DAY_MS), leads: fc.nat(), pictures: fc.nat() })),
    drill_failed: perhaps(fc.record({ why: word })),
  }),
  fireDrill: fc.record({
    succeeded_at: perhaps(agoText(26 * HOUR_MS)),
    installed_at: agoText(26 * HOUR_MS),
    failed: perhaps(fc.record({ station: word, why: word })),
  }),
  mail: fc.record({ server: perhaps(word), error: perhaps(word), tried: fc.boolean(), rings: fc.boolean() }),
  address: fc.record({ siteUrl: fc.constantFrom('https://www.example.com', 'http://www.example.com', 'http://localhost:3000') }),
  provider: fc.record({ url: fc.constant('http://localhost:3001'), why: perhaps(word) }),
  website: fc.record({ waits: perhaps(fc.record({ page_ms: waiting, enquiry_ms: waiting })) }),
};
const subjects = Object.keys(checks) as (keyof Checks)[];

const judge = (subject: keyof Checks, reading: object) =>
  (checks[subject] as (reading: object, circumstances: object) => Finding)(reading, CIRCUMSTANCES);

describe('what the list of checks says', () => {
  it.each(subjects)('of %s is what the doctor, the mail, /readyz and the first page say (R-RUN-26)', async (subject) => {
    await fc.assert(
      fc.asyncProperty(readings[subject] as fc.Arbitrary<object>, async (reading) => {
        const finding = judge(subject, reading);
        const isWell = finding.level === 'ok';
        const said = sentence(finding.what);

        const line = lineOf(subject, finding);
        expect(line.trim().split(' ')[0]).toBe(isWell ? 'ok' : finding.level.toUpperCase());
        expect(line).toContain(finding.what);
        if (!isWell) expect(line).toContain(` → ${finding.advice}`);

        await payload.kv.delete('alerts');
        await payload.delete({ collection: 'outbox', where: {} });
        const watched = { [subject]: checked(subject, 'Over.', async () => [reading as never]) };
        await watchOver(payload, NOW, { watched, ...UP });
        const { docs } = await payload.find({ collection: 'outbox', depth: 0 });
        expect(docs.map((mail) => mail.subject)).toEqual(isWell ? [] : [`[Alert] ${said}`]);
        const { alerts = {} } = await readiness(payload);
        expect(Object.entries(alerts).map(([name, { what }]) => [name, what])).toEqual(isWell ? [] : [[subject, said]]);
        const shown = await MachineReport({ payload, user: { role: 'owner' } } as unknown as ServerProps);
        const page = renderToStaticMarkup(shown).match(/(?<=<strong>)[^<]*/g) ?? [];
        expect(page).toEqual(isWell || ELSEWHERE.includes(subject) ? [] : [said]);
      }),
      { numRuns: 6 },
    );
  });

  it('of backups and drills is what the doctor and the alerts measure and say (R-RUN-26)', async () => {
    const { dir } = env.backups;
    await fc.assert(
      fc.asyncProperty(readings.backup, readings.restoreDrill, async ({ made_at }, { drill, drill_failed }) => {
        await rm(dir, { recursive: true, force: true });
        await mkdir(dir, { recursive: true });
        if (made_at) await writeFile(join(dir, nameAt(made_at)), '');
        const [at, whole] = [NOW.toISOString(), { name: '', made_at: NOW.toISOString(), proof: 'disk', rows: 1 } as const];
        await noteState({ drill: drill && { ...whole, ...drill }, drill_failed: drill_failed && { at, ...drill_failed } });
        const found = await checkBackups({ ...env.backups, away: undefined }, NOW);
        for (const [index, name] of (['backup', 'restoreDrill'] as const).entries()) {
          const { level, what = '' } = found[index] ?? {};
          const told = await conditions[name].judge({ payload, now: NOW, active: false, ...UP });
          expect(told?.what).toBe(level === 'ok' ? undefined : sentence(what));
        }
      }),
      { numRuns: 25 },
    );
    await noteState({ drill: undefined, drill_failed: undefined });
    await rm(dir, { recursive: true });
  });

  it('of mail is what the back office shows after a mail was sent or refused', async () => {
    const { smtpUrl } = env;
    env.smtpUrl = 'smtp://mail.example.com:587';
    const server = await mailServerOf(payload, {} as never);
    if (!server) throw new Error('there is no mail server');
    for (const error of [undefined, 'no']) {
      await noteOutcome(payload, server, error);
      expect(await mailHealth(payload)).toEqual({
        server: server.name,
        ...checks.mail({ server: server.name, error, tried: true }),
      });
    }
    await noteOutcome(payload, server);
    env.smtpUrl = smtpUrl;
  });
});

describe('limits', () => {
  const disk = (free: number, total: number) =>
    checks.disk({ ...{ folder: '/data', setting: 'DATA_DIR', writable: true }, free: free * GIGABYTE, total: total * GIGABYTE });

  it('a disk with 4 GB of 100 is no longer well for one and an alert for another', () => {
    expect([disk(4, 100), disk(6, 100), disk(0.1, 100)].map(({ level }) => level)).toEqual(['warning', 'ok', 'error']);
  });

  it('a certificate of six days that is renewed in its last third is well (R-LIVE-2)', () => {
    const level = (life: number, left: number) => {
      const [valid_from, valid_to] = [left - life, left].map((days) => new Date(NOW.getTime() + days * DAY_MS).toUTCString());
      const certificate = { valid_from, valid_to, issuer: {} } as never;
      return checks.certificate({ host: 'www.example.com', certificate }, CIRCUMSTANCES).level;
    };
    expect([level(6, 5), level(6, 2.5), level(6, 1), level(6, 0.2)]).toEqual(['ok', 'ok', 'warning', 'error']);
    expect([level(90, 22), level(90, 20), level(90, 6)]).toEqual(['ok', 'warning', 'error']);
  });
});
