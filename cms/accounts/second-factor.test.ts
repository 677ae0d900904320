import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf, sql } from '../base/database/query';
import { startPayload } from '../testing/api';
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  takeCode,
} from './second-factor';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-22T12:00:10Z');
const account = { id: 4711, email: 'app@example.com' };
let payload: Payload;
let secret: string;
let codes: string[];

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
const enrol = (ticket: string, code: string, id = account.id, now = NOW) => confirmEnrolment(payload, id, { ticket, code }, now);

beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  await removeSecondFactor(payload, account.id);
  const begun = beginEnrolment(account, 'Larkwell Cleaning', NOW);
  secret = begun.secret;
  const result = await enrol(begun.ticket, codeAt(NOW));
  codes = 'codes' in result ? result.codes : [];
});

it('codes match the test vectors of RFC 6238', () => {
  const totp = new TOTP({ secret: Secret.fromUTF8('12345678901234567890'), digits: 8 });
  expect([59, 1111111109, 20000000000].map((s) => totp.generate({ timestamp: s * 1000 }))).toEqual([
    '94287082',
    '07081804',
    '65353130',
  ]);
});

it('a second factor is set up only with a valid code, in time, for the account that asked, and once', async () => {
  const { ticket, secret: other, qr } = beginEnrolment({ ...account, id: 1 }, 'Larkwell Cleaning', NOW);
  expect(qr).toMatch(/^<svg/);
  secret = other;
  expect(await enrol(ticket, '000000', 1)).toEqual({ fault: 'wrong' });
  expect(await enrol(ticket, codeAt(NOW), 2)).toEqual({ fault: 'late' });
  expect(await enrol('made up', codeAt(NOW), 1)).toEqual({ fault: 'late' });
  expect(await enrol(ticket, codeAt(NOW + 31 * MINUTE_MS), 1, NOW + 31 * MINUTE_MS)).toEqual({ fault: 'late' });
  expect(await secondFactorOf(payload, 1)).toBeUndefined();
  expect(await enrol(ticket, codeAt(NOW), 1)).toMatchObject({ codes: expect.any(Array) });
  expect(await enrol(ticket, codeAt(NOW), 1)).toEqual({ fault: 'there' });
  await removeSecondFactor(payload, 1);
});

it('each code of the app is accepted once, even if its clock is half a minute off, and no older code is', async () => {
  expect(await takeCode(payload, account.id, codeAt(NOW), NOW)).toBe('used'); // it confirmed the enrolment
  const later = NOW + 5 * MINUTE_MS;
  expect(await takeCode(payload, account.id, codeAt(later - 2 * MINUTE_MS), later)).toBe('wrong');
  expect(await takeCode(payload, account.id, ` ${codeAt(later + 30_000)} `, later)).toBe('right');
  expect(await takeCode(payload, account.id, codeAt(later), later)).toBe('used');
});

it('one of several equal codes is accepted when they arrive at the same time', async () => {
  const later = NOW + 5 * MINUTE_MS;
  const verdicts = await Promise.all([1, 2, 3].map(() => takeCode(payload, account.id, codeAt(later), later)));
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1);
});

it('each recovery code is accepted once, however it is typed, until new ones are made', async () => {
  const [first = '', second = ''] = codes;
  expect(codes).toHaveLength(10);
  expect(await takeCode(payload, account.id, first.replaceAll('-', ' ').toUpperCase(), NOW)).toBe('right');
  expect(await takeCode(payload, account.id, first, NOW)).toBe('wrong');
  expect(await secondFactorOf(payload, account.id)).toEqual({ recoveryCodes: 9 });
  const [fresh = ''] = await renewRecoveryCodes(payload, account.id);
  expect(await takeCode(payload, account.id, second, NOW)).toBe('wrong');
  expect(await takeCode(payload, account.id, fresh, NOW)).toBe('right');
});

it('five wrong codes lock an account for ten minutes, even against the right code', async () => {
  const later = NOW + 5 * MINUTE_MS;
  for (let time = 0; time < 5; time += 1) expect(await takeCode(payload, account.id, '000000', later)).toBe('wrong');
  expect(await takeCode(payload, account.id, codeAt(later), later)).toBe('locked');
  const after = later + 11 * MINUTE_MS;
  expect(await takeCode(payload, account.id, codeAt(after), after)).toBe('right');
});

it('neither the secret nor a recovery code is stored in plain text', async () => {
  const stored = JSON.stringify(await rowsOf(payload, sql`SELECT * FROM second_factors WHERE account = ${account.id}`));
  expect(stored).toContain('4711');
  expect(stored).not.toContain(secret);
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
});
