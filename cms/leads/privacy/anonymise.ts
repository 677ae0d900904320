import { randomUUID } from 'node:crypto';
import { personalFields } from 'contract/lead-fields';
import { APIError, type CollectionBeforeChangeHook, type Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { execute, type Query, rowsOf, sql } from '../../base/database/query';
import { monthsBefore } from '../../base/process/days';
import { runAll } from '../../base/process/run-all';
import { deleteCopies } from '../notes/release-before';
import { deletePhotos } from '../photos/store-photo';
import { channels, transitions } from '../record/message-states';
import { touchFields } from '../record/options';

/** Columns with personal data. The others stay for statistics: form, service, city, source, times, status, amount. */
const personal = [
  ...personalFields(),
  'email_key',
  'phone_key',
  'suspicion',
  'lost_reason',
  'follow_up_on',
  'visit_other',
  'photos_announced',
  'agreed_to',
  'agreed_browser',
  'search_text',
  'due_at',
  'call_when',
  'question_due_at',
  'agreed_starts_at',
  'agreed_ends_at',
  ...['job_due_at', 'day_told_starts_at', 'day_told_ends_at', 'day_changed_at'],
  ...['first', 'last'].flatMap((touch) => touchFields.map((key) => `visit_${touch}_${key}`)),
  ...channels.flatMap((channel) => [`${channel}_error`, `${channel}_next_at`]),
];

/** Fields of the form that nobody writes once the person is erased: also the office's own words about them. */
const written = [
  ...personalFields(),
  ...(['lost_reason', 'follow_up_on', 'suspicion', 'call_when', 'agreed_starts_at', 'agreed_ends_at'] as const),
];

/** Whether the data would write anything about a person. */
const isPersonal = (data: Record<string, unknown>): boolean =>
  written.some((name) => {
    const value = data[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  });

/** The data without the columns that stay empty once the person is erased. */
const withoutPersonal = <Data extends object>(data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !['visit', ...personal].includes(name))) as Data;

export const ERASED =
  'This person was erased. What was typed here about them is not saved; status and amount still can be changed.';

/** Nothing brings back what was erased: no form that was open meanwhile, no earlier version, no program. */
export const keepErased: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  if (!originalDoc?.anonymised_at) return data;
  if (isPersonal(data)) throw new APIError(ERASED, 400, undefined, true);
  const { reference, idempotency_key, anonymised_at } = originalDoc;
  return { ...withoutPersonal(data), reference, idempotency_key, anonymised_at };
};

const ids = async (payload: Payload, query: Query) => (await rowsOf<{ id: number }>(payload, query)).map(({ id }) => id);

/** Messages that were not sent are not sent any more; the one that is being sent now leaves no trace. */
const stopped = sql.join(
  channels.map((channel) => {
    const state = sql.identifier(`${channel}_state`);
    return sql`${state} = CASE WHEN ${state} IN ${transitions.erase.from} THEN ${transitions.erase.to} ELSE ${state} END`;
  }),
  sql`, `,
);

/** Deletes mails, quotes, notes, and what networks are told. */
async function deleteMessages(payload: Payload, which: Query): Promise<void> {
  for (const table of ['outbox', 'quotes', 'lead_notes', 'done_jobs', 'conversions'])
    await execute(payload, sql`DELETE FROM ${sql.identifier(table)} WHERE ${which}`);
}

/** Erases the person from leads, their versions, notes and mails for good; statistics stay. */
export async function anonymise(payload: Payload, leads: readonly number[], now: Date): Promise<void> {
  for (const id of leads) {
    await execute(payload, sql`DELETE FROM _leads_v WHERE parent_id = ${id}`);
    await deleteCopies(payload, id);
    await deleteMessages(payload, sql`lead_id = ${id}`);
    await deletePhotos(payload, sql`lead_id = ${id}`);
    const nothing = sql.join(
      personal.map((name) => sql`${sql.identifier(name)} = NULL`),
      sql`, `,
    );
    const time = now.toISOString();
    await execute(
      payload,
      sql`
      UPDATE leads SET ${nothing}, ${stopped}, reference = 'ERASED', idempotency_key = ${`erased-${randomUUID()}`},
        edited_by = NULL, anonymised_at = ${time}, updated_at = ${time} WHERE id = ${id}`,
    );
    // A message or photo may have been stored before the lead was marked anonymous; later ones see the mark.
    await deleteMessages(payload, sql`lead_id = ${id}`);
    await deletePhotos(payload, sql`lead_id = ${id}`);
  }
}

/** Removes erased data from the write-ahead log too; `database.ts` makes SQLite overwrite it in the file. */
export const forgetLog = async (payload: Payload): Promise<void> => {
  if (payload.db.name === 'sqlite') await execute(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
};

/** Anonymises leads older than the retention setting; resolves with their number. */
export async function anonymiseOld(payload: Payload, now: Date): Promise<number> {
  const { retention_months } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { retention_months: true } });
  const before = monthsBefore(now, retention_months).toISOString();
  // Digests contain names, and messages, quotes and notes of leads that were deleted for good serve nobody.
  await deleteMessages(payload, sql`lead_id IS NULL AND created_at < ${before}`);
  const old = await ids(
    payload,
    sql`SELECT id FROM leads WHERE received_at < ${before} AND anonymised_at IS NULL ORDER BY received_at`,
  );
  let total = 0;
  const work = async (id: number) => {
    await anonymise(payload, [id], now);
    total += 1;
  };
  await runAll(payload, Object.fromEntries(old.map((id) => [`anonymise lead ${id}`, () => work(id)])));
  await forgetLog(payload);
  return total;
}
