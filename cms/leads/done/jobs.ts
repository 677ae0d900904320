import type { CollectionBeforeDeleteHook, Payload, Where } from 'payload';
import type { DoneJob, Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { daysLater } from '../../base/process/days';
import { localTime, momentOf } from '../../base/process/zone';
import { SLIP_MS } from '../record/message-states';

/** In how many weeks a regular customer's next job can be. */
export const RHYTHMS = [1, 2, 4] as const;

type Agreed = Pick<Lead, 'agreed_starts_at' | 'agreed_ends_at'>;

/** Which job of an enquiry is meant: that of its agreed day. A day that was moved is another one. */
export const jobNamed = ({ agreed_starts_at }: Agreed): string =>
  agreed_starts_at ? new Date(agreed_starts_at).toISOString() : 'without a day';

const keyOf = (lead: number, job: string) => `${lead} ${job}`;

async function jobsOfAll(payload: Payload, leads: number[]): Promise<DoneJob[]> {
  const where = { lead: { in: leads } };
  return (await payload.find({ collection: 'done-jobs', where, sort: 'id', pagination: false, depth: 0 })).docs;
}

export const jobsOf = (payload: Payload, lead: number): Promise<DoneJob[]> => jobsOfAll(payload, [lead]);

/** Looks up the jobs of some enquiries at once; resolves with a function that has those of each. */
export async function jobsByLead(payload: Payload, leads: readonly { id: number }[]) {
  const jobs = await jobsOfAll(payload, [0, ...leads.map(({ id }) => id)]); // never an empty list
  return ({ id }: { id: number }): DoneJob[] => jobs.filter(({ lead }) => lead === id);
}

/** The row of a job that was done; undefined while it is not. */
export async function doneJob(payload: Payload, lead: number, job: string): Promise<DoneJob | undefined> {
  const where = { key: { equals: keyOf(lead, job) } };
  return (await payload.find({ collection: 'done-jobs', where, limit: 1, pagination: false, depth: 0 })).docs[0];
}

/** Which job of a customer the agreed day is, from 1. */
export async function jobNumber(payload: Payload, lead: Lead): Promise<number> {
  const where: Where = { and: [{ lead: { equals: lead.id } }, { key: { not_equals: keyOf(lead.id, jobNamed(lead)) } }] };
  return (await payload.count({ collection: 'done-jobs', where })).totalDocs + 1;
}

/**
 * When the next job is: at the same hours of the customer's zone so many weeks later, whatever the clocks do in between; further on if
 * that is over already.
 */
export function nextJob(
  { agreed_starts_at, agreed_ends_at }: Agreed,
  weeks: number,
  zone: string,
  now: Date,
): Agreed | undefined {
  if (!agreed_starts_at || !agreed_ends_at || weeks < 1) return undefined;
  const [starts, ends] = [agreed_starts_at, agreed_ends_at].map((at) => localTime(new Date(at), zone)) as [string, string];
  const after = (local: string, turns: number) =>
    momentOf(`${daysLater(local.slice(0, 10), 7 * weeks * turns)}${local.slice(10)}`, zone);
  let turns = 1;
  while (after(starts, turns) <= now) turns += 1;
  return { agreed_starts_at: after(starts, turns).toISOString(), agreed_ends_at: after(ends, turns).toISOString() };
}

export interface Done extends Pick<DoneJob, 'amount_cents' | 'done_by' | 'every_weeks' | 'next_starts_at'> {
  now: Date;
}

/**
 * Writes that the job of the agreed day was done, in the lead's turn and before its lead says so: who finds the row of an act that was
 * cut off completes it. Other programs are told of it a little later, but not of a test.
 */
export async function writeDone(payload: Payload, lead: Lead, { now, ...done }: Done): Promise<DoneJob> {
  const job = jobNamed(lead);
  const data = {
    ...{ ...done, lead: lead.id, key: keyOf(lead.id, job), done_at: now.toISOString() },
    ...{ starts_at: lead.agreed_starts_at ?? null, ends_at: lead.agreed_ends_at ?? null },
    ...{ job_webhook_state: lead.is_test ? ('none' as const) : ('waiting' as const), job_webhook_attempts: 0 },
    job_webhook_next_at: lead.is_test ? null : new Date(now.getTime() + SLIP_MS).toISOString(),
  };
  const known = await doneJob(payload, lead.id, job);
  if (known) return payload.update({ collection: 'done-jobs', id: known.id, data, depth: 0 });
  return payload.create({ collection: 'done-jobs', data, depth: 0 });
}

/** Whether anybody outside was told of a done job, or of the next visit that was agreed with it, or is being told. */
export function isTold(lead: Lead, { job_webhook_state, job_webhook_attempts, next_starts_at }: DoneJob): boolean {
  const isSilent = job_webhook_state === 'none' || (job_webhook_state === 'waiting' && !job_webhook_attempts);
  const knowsNext =
    lead.day_mail_state === 'sending' || Date.parse(lead.day_told_starts_at ?? '') === Date.parse(next_starts_at ?? '');
  return !isSilent || (Boolean(next_starts_at) && knowsNext);
}

/** Puts off what other programs are told of a job, while it is taken back; false if it is being sent. */
export async function putOff(payload: Payload, { id }: DoneJob): Promise<boolean> {
  const later = new Date(Date.now() + 3 * SLIP_MS).toISOString();
  const put = sql`UPDATE done_jobs SET job_webhook_next_at = ${later}
    WHERE id = ${id} AND job_webhook_state IN ('waiting', 'none') AND job_webhook_attempts = 0 RETURNING id`;
  return (await rowsOf(payload, put)).length > 0;
}

/** Takes back that a job was done. */
export const unwriteDone = (payload: Payload, { id }: DoneJob): Promise<void> =>
  execute(payload, sql`DELETE FROM done_jobs WHERE id = ${id}`);

/** Tries again to tell other programs of the jobs of an enquiry. */
export const tellJobsAgain = (payload: Payload, lead: number): Promise<void> =>
  execute(
    payload,
    sql`UPDATE done_jobs SET job_webhook_state = 'waiting', job_webhook_attempts = 0, job_webhook_next_at = ${new Date().toISOString()}
        WHERE lead_id = ${lead} AND job_webhook_state IN ('failed', 'waiting')`,
  );

/** An enquiry that is deleted for good takes its jobs along. */
export const deleteJobsToo: CollectionBeforeDeleteHook = ({ id, req: { payload } }) =>
  execute(payload, sql`DELETE FROM done_jobs WHERE lead_id = ${id}`);
