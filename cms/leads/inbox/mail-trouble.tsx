import type { Payload, ServerProps } from 'payload';
import { rowsOf, sql } from '../../query';
import { channels } from '../sending/fields';

export interface Trouble {
  mails: number;
  error: string;
}

const failing = (column: string) => sql`
  SELECT count(*) AS n, max(${sql.identifier(`${column}_error`)}) AS error FROM leads
  WHERE ${sql.identifier(`${column}_state`)} IN ('waiting', 'sending', 'failed') AND ${sql.identifier(`${column}_error`)} IS NOT NULL`;

/** Mails of leads that could not be sent; undefined when all is well. */
export async function mailTrouble(payload: Payload): Promise<Trouble | undefined> {
  const rows = await Promise.all(
    channels.map((channel) => rowsOf<{ n: number; error: string | null }>(payload, failing(channel))),
  );
  const found = rows.flat().filter(({ n }) => n > 0);
  if (found.length === 0) return undefined;
  return { mails: found.reduce((sum, { n }) => sum + n, 0), error: found[0]?.error ?? '' };
}

/** Banner on every page of the back office while mails fail: an unseen lead is a lost lead. */
export async function MailTrouble({ payload, user }: ServerProps) {
  if (!user || user.role === 'editor') return null;
  const trouble = await mailTrouble(payload);
  if (!trouble) return null;
  return (
    <div className="mail-trouble" role="alert">
      <strong>Mails are failing.</strong> {trouble.mails} {trouble.mails === 1 ? 'message about a lead' : 'messages about leads'}{' '}
      could not be sent: {trouble.error}. The leads are safe: <a href="/inbox/new">look at the new ones here</a>.
    </div>
  );
}
