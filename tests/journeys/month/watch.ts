import type { Ask } from '../../../cms/base/database/ask-database';
import type { Arrived } from '../../kit/mail-server';
import type { Pushed } from '../../kit/push-service';
import { dayOf } from './calendar';

const header = (raw: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(raw)?.[1]
    ?.replace(/\r\n[ \t]+/g, ' ')
    .trim() ?? '';

const ACTS: [RegExp, string][] = [
  [/ says when a call suits \(/, 'call-when'],
  [/ has a question \(/, 'question'],
  [/ has accepted your quote \(/, 'accept'],
  [/ has declined your quote \(/, 'decline'],
  [/ has added photos \(/, 'photos'],
  [/^Agreed: /, 'day'],
  [/^(Looks suspicious: )?(Enquiry|Quote request) /, 'came'],
];

/** What a mail is, in the words of the model. */
export function mailNamed({ to, raw }: Arrived): string {
  const subject = header(raw, 'Subject');
  const who = to.join(', ');
  if (/ without an answer for more than /.test(subject)) {
    const references = new Set(raw.replaceAll('=\r\n', '').match(/\b[EQ]-[0-9A-Z]{4,}(-[0-9A-Z]+)*/g));
    return `${who}: ${dayOf(Date.parse(header(raw, 'Date')))} waiting ${[...references].sort().join(' ')}`;
  }
  const [reference] = /\b[EQ]-[0-9A-Za-z-]+/.exec(subject) ?? [];
  const mark = subject.startsWith('Looks suspicious: ') ? ', suspicious' : '';
  const act = ACTS.find(([words]) => words.test(subject))?.[1];
  if (act) return `${who}: ${reference} ${act}${mark}`;
  const [, price] = /^Your quote from .*: \$([\d.,]+) \(/.exec(subject) ?? [];
  if (price) return `${who}: ${reference} quote ${price.replaceAll(',', '')}`;
  return subject.startsWith('We have your ') ? `${who}: ${reference} confirmed` : `${who}: ${subject}`;
}

export const messageId = ({ raw }: Arrived) => header(raw, 'Message-ID');

/** What a telephone shows, in the words of the model. */
export function ringNamed({ device, at, message }: Pushed): string {
  if (message.tag !== 'overnight') return `${device}: ${message.tag}`;
  const numbers = `${message.title} ${message.body}`.match(/\d+/g) ?? [];
  return `${device}: overnight, ${numbers.reduce((sum, number) => sum + Number(number), 0)} of ${dayOf(at.getTime())}`;
}

/** How often each of them was seen. */
export function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What should have happened and did not, and what did and should not have. */
export function differences(expected: ReadonlyMap<string, number>, seen: ReadonlyMap<string, number>): string[] {
  return [...new Set([...expected.keys(), ...seen.keys()])].flatMap((name) => {
    const [wanted, found] = [expected.get(name) ?? 0, seen.get(name) ?? 0];
    return wanted === found ? [] : [`${found} instead of ${wanted}: ${name}`];
  });
}

const QUEUES = [
  ...['office_mail', 'customer_mail', 'day_mail', 'webhook'].map((prefix) => ['leads', prefix]),
  ...[
    ['outbox', 'mail'],
    ['quotes', 'quote_mail'],
    ['pushes', 'push'],
  ],
];

/** Whether nothing is due or on its way at that time. */
export async function isAtRest(ask: Ask, now: number): Promise<boolean> {
  const sums = QUEUES.map(
    ([table, prefix]) =>
      `(SELECT count(*) FROM ${table} WHERE ${prefix}_state = 'sending' OR (${prefix}_state = 'waiting' AND ${prefix}_next_at <= '${new Date(now).toISOString()}'))`,
  );
  const [row] = await ask(`SELECT ${sums.join(' + ')} AS busy`);
  return Number(row?.busy) === 0;
}

/** When the job of a minute last ran to its end, if that was in the minute that began then or later. */
export async function tickedSince(ask: Ask, since: number): Promise<number | undefined> {
  const [row] = await ask('SELECT stats FROM payload_jobs_stats');
  const stats = typeof row?.stats === 'string' ? JSON.parse(row.stats) : row?.stats;
  const last = stats?.scheduledRuns?.queues?.default?.tasks?.['wake-sweep']?.lastScheduledRun;
  if (!last || Date.parse(last) < since) return undefined;
  const [left] = await ask(
    `SELECT count(*) AS jobs FROM payload_jobs WHERE task_slug = 'wake-sweep' AND wait_until <= '${last}'`,
  );
  return Number(left?.jobs) === 0 ? Date.parse(last) : undefined;
}

/** Drills are planned again from now on. */
export const LET_DRILLS_GO = `DELETE FROM payload_jobs WHERE task_slug = 'fire-drill'`;

/**
 * Keeps the nightly fire drill from beginning, by a row that says that one is running: it takes seconds, and its mark would be too old
 * when the clock is moved on meanwhile.
 */
export async function holdDrills(ask: Ask): Promise<void> {
  await ask(LET_DRILLS_GO);
  await ask(`INSERT INTO payload_jobs (task_slug, queue, processing, meta, created_at, updated_at)
    VALUES ('fire-drill', 'default', TRUE, '{"scheduled":true}', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')`);
}
