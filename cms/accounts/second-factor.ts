import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { renderSVG } from 'uqr';
import { execute, rowsOf, sql } from '../base/database/query';
import { keyFor, seal, unseal } from '../base/process/secret-box';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Accepted codes before and after the current one, for clocks that differ. */
const WINDOW = 1;
/** How long the setup of the app may take. */
const TICKET_MS = 30 * 60 * 1000;
const RECOVERY_CODES = 10;
/** Wrong codes until the lock-out, and its duration: as with passwords. */
const ATTEMPTS = 5;
const LOCK_MS = 10 * 60 * 1000;

export type Verdict = 'right' | 'wrong' | 'used' | 'locked';

/** Data for an authenticator app; the ticket later proves that we issued this secret to this account recently. */
export interface Enrolment {
  secret: string;
  qr: string;
  ticket: string;
}

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, label, issuer });

/** The time step of a code; undefined if it is not valid now. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now }) : null;
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hashOf = (code: string) => createHmac('sha256', keyFor('recovery-code')).update(plain(code)).digest('base64url');

function makeRecoveryCodes(): { codes: string[]; hashes: string } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(6)
      .toString('hex')
      .replace(/(....)(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashOf).join(' ') };
}

interface Row {
  secret: string;
  recovery: string;
}
const rowOf = async (payload: Payload, account: number): Promise<Row | undefined> =>
  (await rowsOf<Row>(payload, sql`SELECT secret, recovery FROM second_factors WHERE account = ${account}`))[0];

/** Number of recovery codes left; undefined without a second factor. */
export async function secondFactorOf(payload: Payload, account: number): Promise<{ recoveryCodes: number } | undefined> {
  const row = await rowOf(payload, account);
  return row && { recoveryCodes: row.recovery.split(' ').filter(Boolean).length };
}

interface Enrolling {
  id: number;
  email: string;
}

const qrOf = (secret: string, { email }: Enrolling, brand: string) =>
  renderSVG(totpOf(secret, email, brand).toString(), { border: 4 });

/** A new secret for an account's authenticator app. Nothing is stored until a code confirms it. */
export function beginEnrolment(account: Enrolling, brand: string, now = Date.now()): Enrolment {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const ticket = { account: account.id, secret, until: now + TICKET_MS };
  return { secret, qr: qrOf(secret, account, brand), ticket: seal(JSON.stringify(ticket), 'second-factor-enrolment') };
}

/** The secret that was issued to an account; undefined if the ticket is another one's, or too old. */
function secretIn(ticket: string, account: number, now: number): string | undefined {
  const text = unseal(ticket, 'second-factor-enrolment');
  const given = text ? (JSON.parse(text) as { account: number; secret: string; until: number }) : undefined;
  return given?.account === account && given.until >= now ? given.secret : undefined;
}

/** The same setup again, after a wrong code; undefined once it is too late. */
export function resumeEnrolment(account: Enrolling, brand: string, ticket: string): Enrolment | undefined {
  const secret = secretIn(ticket, account.id, Date.now());
  return secret ? { secret, qr: qrOf(secret, account, brand), ticket } : undefined;
}

/** Confirms the setup with the app's first code. Resolves with the recovery codes, which are shown only once. */
export async function confirmEnrolment(
  payload: Payload,
  account: number,
  { ticket, code }: { ticket: string; code: string },
  now = Date.now(),
): Promise<{ codes: string[] } | { fault: 'wrong' | 'late' | 'there' }> {
  const secret = secretIn(ticket, account, now);
  if (!secret) return { fault: 'late' };
  const step = stepOf(secret, plain(code), now);
  if (step === undefined) return { fault: 'wrong' };
  const { codes, hashes } = makeRecoveryCodes();
  const time = new Date(now).toISOString();
  const added = await rowsOf(
    payload,
    sql`INSERT INTO second_factors (account, secret, recovery, last_step, attempts, created_at, updated_at)
        VALUES (${account}, ${seal(secret, 'second-factor')}, ${hashes}, ${step}, 0, ${time}, ${time})
        ON CONFLICT (account) DO NOTHING RETURNING id`,
  );
  return added.length === 1 ? { codes } : { fault: 'there' };
}

/** Counts an attempt before checking it, so that parallel ones stay within five; false if it is one too many. */
async function countAttempt(payload: Payload, account: number, now: number): Promise<boolean> {
  const [time, unlocked] = [new Date(now).toISOString(), new Date(now - LOCK_MS).toISOString()];
  const counted = await rowsOf(
    payload,
    sql`UPDATE second_factors SET attempts = CASE WHEN attempted_at < ${unlocked} THEN 1 ELSE attempts + 1 END, attempted_at = ${time}
        WHERE account = ${account} AND (attempts < ${ATTEMPTS} OR attempted_at < ${unlocked}) RETURNING id`,
  );
  return counted.length === 1;
}

const took = async (payload: Payload, account: number, changes: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
  (
    await rowsOf(
      payload,
      sql`UPDATE second_factors SET attempts = 0, ${changes} WHERE account = ${account} AND ${condition} RETURNING id`,
    )
  ).length === 1;

/** Checks a code of the app or a recovery code; each is valid once. */
export async function takeCode(payload: Payload, account: number, given: string, now = Date.now()): Promise<Verdict> {
  if (!(await countAttempt(payload, account, now))) return 'locked';
  const row = await rowOf(payload, account);
  const secret = row && unseal(row.secret, 'second-factor');
  const code = plain(given);
  const step = secret ? stepOf(secret, code, now) : undefined;
  if (step !== undefined)
    return (await took(payload, account, sql`last_step = ${step}`, sql`last_step < ${step}`)) ? 'right' : 'used';
  const codes = row?.recovery.split(' ') ?? [];
  const left = codes.filter((hash) => hash !== hashOf(code));
  if (!row || left.length === codes.length) return 'wrong';
  const changes = sql`recovery = ${left.join(' ')}`;
  return (await took(payload, account, changes, sql`recovery = ${row.recovery}`)) ? 'right' : 'used';
}

/** Creates ten recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(payload: Payload, account: number): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes();
  await execute(payload, sql`UPDATE second_factors SET recovery = ${hashes} WHERE account = ${account}`);
  return codes;
}

/** Removes an account's second factor; false if it had none. */
export const removeSecondFactor = async (payload: Payload, account: number): Promise<boolean> =>
  (await rowsOf(payload, sql`DELETE FROM second_factors WHERE account = ${account} RETURNING id`)).length > 0;
