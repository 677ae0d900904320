import type { ActModel } from 'office/enquiry/acts';
import { writtenCents } from 'shared/money';
import type { DoneJob, Lead } from '../../base/database/payload-types';
import type { FieldShape } from '../../forms/editing/changes';
import { refuseOlder } from '../../forms/editing/made-from';
import { doneJob, isTold, jobNamed, nextJob, putOff, RHYTHMS, unwriteDone, writeDone } from '../done/jobs';
import { wakeSweep } from '../sending/sweep';
import { worthOf } from './act-changes';
import { agreedDay, agreedHours } from './agreed-words';
import type { Refusal } from './note-acts';
import type { ActForm } from './posted-act';
import type { Visit } from './visit';

/** Whether a job can be said to be done: it is won, and its day has begun or it never had one. */
export const canBeDone = ({ status, done_at, agreed_starts_at }: Lead, now: Date): boolean =>
  status === 'won' && !done_at && (!agreed_starts_at || new Date(agreed_starts_at) <= now);

const WORDS: Record<(typeof RHYTHMS)[number], string> = { 1: 'Weekly', 2: 'Fortnightly', 4: 'Four-weekly' };

interface Shown {
  jobs: readonly DoneJob[];
  zone: string;
  now: Date;
  typed?: ActForm;
}

/** What the form of *Done* asks: what it was worth, and for the next visit, as the last time. */
export function doneFields(lead: Lead, { jobs, zone, now, typed }: Shown): ActModel['fields'] {
  const days = RHYTHMS.flatMap((weeks) => {
    const next = nextJob(lead, weeks, zone, now);
    return next ? [{ value: String(weeks), label: `${WORDS[weeks]}: next on ${agreedDay(next, zone)}` }] : [];
  });
  const usual = String(jobs.at(-1)?.every_weeks ?? '');
  const amount = typed?.amount ?? String(lead.quoted_amount ?? '');
  return [
    { name: 'amount', id: 'done-amount', label: 'What was it worth (AUD)? May stay empty.', kind: 'amount', value: amount },
    ...(days.length > 0
      ? [
          {
            ...({ name: 'weeks', label: 'The next visit', kind: 'select' } as const),
            ...{ options: [{ value: '', label: 'None: it was once' }, ...days], value: typed?.weeks ?? usual },
          },
        ]
      : []),
  ];
}

/** A done job in a line: "Done: Monday 1 July, 9:30 am to 11:30 am, $90.00". */
export function doneInOneLine({ starts_at, ends_at, amount_cents }: DoneJob, zone: string): string {
  const day = { agreed_starts_at: starts_at, agreed_ends_at: ends_at };
  const parts = [agreedDay(day, zone), agreedHours(day, zone), amount_cents == null ? '' : writtenCents(amount_cents)];
  const said = parts.filter(Boolean).join(', ');
  return said ? `Done: ${said}` : 'Done';
}

const CHANGED = { status: 409, reason: 'The agreed day was changed meanwhile. Look at it, then say so again.' };
const TOLD = { status: 409, reason: 'Others were told of it already. Agree the day again, and tell them.' };

const isOpenJob = (lead: Lead, job: string) => !lead.done_at && jobNamed(lead) === job;

/**
 * Says that the job of the agreed day was done, in the lead's turn, and agrees the next one. A press that arrives twice, or after a
 * colleague's, finds that this job is done. Resolves with the reason if it was not.
 */
export async function doDone({ payload, user }: Visit, lead: Lead, typed: ActForm, zone: string): Promise<Refusal | undefined> {
  const now = new Date();
  const isThis = isOpenJob(lead, typed.job);
  if (!isThis && (await doneJob(payload, lead.id, typed.job))) return undefined;
  const worth = worthOf(typed.amount);
  if (typeof worth === 'string') return { status: 400, reason: worth };
  if (!isThis || !canBeDone(lead, now)) return CHANGED;
  const weeks = RHYTHMS.find((rhythm) => String(rhythm) === typed.weeks);
  const next = weeks && nextJob(lead, weeks, zone, now);
  const data = {
    ...(worth !== null && { quoted_amount: worth / 100 }),
    ...(next || { done_at: now.toISOString() }),
    updatedAt: typed.made_from,
  };
  const fields = payload.collections.leads.config.fields as FieldShape[];
  await refuseOlder({ payload, user }, { slug: 'leads', id: lead.id, fields }, data);
  const done = {
    amount_cents: worth,
    done_by: user.name || user.email,
    every_weeks: weeks,
    next_starts_at: next?.agreed_starts_at,
  };
  const job = await writeDone(payload, lead, { ...done, now });
  try {
    await payload.update({ collection: 'leads', id: lead.id, data, depth: 0, overrideAccess: false, user });
  } catch (error) {
    await unwriteDone(payload, job);
    throw error;
  }
  wakeSweep(payload);
  return undefined;
}

/**
 * Takes back that a job was done, with the next visit and the worth, while nobody outside was told and nobody has saved since. One that
 * arrives twice, or was cut off, is completed. Resolves with the reason if it was not.
 */
export async function undoDone({ payload, user }: Visit, lead: Lead, typed: ActForm): Promise<Refusal | undefined> {
  const job = await doneJob(payload, lead.id, typed.job);
  const isBefore = isOpenJob(lead, typed.job);
  if (!job) return isBefore ? undefined : CHANGED;
  const versions = { collection: 'leads', where: { parent: { equals: lead.id } }, sort: '-createdAt', limit: 20 } as const;
  const { docs } = await payload.findVersions({ ...versions, pagination: false, depth: 0 });
  const before = docs.find(({ version }) => isOpenJob(version as Lead, typed.job))?.version as Lead | undefined;
  if (!before) return CHANGED;
  if (isTold(lead, job) || !(await putOff(payload, job))) return TOLD;
  const { agreed_starts_at, agreed_ends_at, done_at, quoted_amount } = before;
  const data = { agreed_starts_at, agreed_ends_at, done_at, quoted_amount, updatedAt: typed.made_from };
  if (!isBefore) await payload.update({ collection: 'leads', id: lead.id, data, depth: 0, overrideAccess: false, user });
  await unwriteDone(payload, job);
  return undefined;
}
