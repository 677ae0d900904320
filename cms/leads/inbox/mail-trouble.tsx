import type { Payload, ServerProps } from 'payload';
import { rowsOf, sql } from '../../base/database/query';
import { companyOf } from '../mails/compose';
import { lastOutcome } from '../mails/mail-server';
import { UntilChanged } from '../mails/until-changed';
import { anyRings } from '../push/judge';
import { channels } from '../record/message-states';

export interface Trouble {
  mails: number;
  error: string;
}

const failing = (table: string, column: string) => sql`
  SELECT count(*) AS n, max(${sql.identifier(`${column}_error`)}) AS error FROM ${sql.identifier(table)}
  WHERE ${sql.identifier(`${column}_state`)} IN ('waiting', 'sending', 'failed') AND ${sql.identifier(`${column}_error`)} IS NOT NULL`;

const messages = [...channels.map((channel) => ['leads', channel] as const), ['quotes', 'quote_mail'] as const];

/** Lead mails that could not be sent; undefined if all is well. */
export async function mailTrouble(payload: Payload): Promise<Trouble | undefined> {
  const rows = await Promise.all(
    messages.map(([table, column]) => rowsOf<{ n: number; error: string | null }>(payload, failing(table, column))),
  );
  const found = rows.flat().filter(({ n }) => n > 0);
  if (found.length === 0) return undefined;
  return { mails: found.reduce((sum, { n }) => sum + n, 0), error: found[0]?.error ?? '' };
}

/** State of mails: no server, never tried, failing (with the reason), or fine. */
export async function mailHealth(payload: Payload): Promise<{ state: 'none' | 'untried' | 'failing' | 'well'; error?: string }> {
  const { server } = await companyOf(payload);
  if (!server) return { state: 'none' };
  const outcome = await lastOutcome(payload, server);
  if (outcome?.error !== undefined) return { state: 'failing', error: outcome.error };
  // A mail server from the environment counts as tested: its operator has the doctor for that.
  return { state: outcome || server.from === 'environment' ? 'well' : 'untried' };
}

const SET_UP = '/admin/globals/notifications';

/** Banner on every page of the back office while mails fail: an unseen lead is a lost lead. */
export async function MailTrouble({ payload, user }: ServerProps) {
  if (!user || user.role === 'editor') return null;
  const [trouble, health] = await Promise.all([mailTrouble(payload), mailHealth(payload)]);
  if (!trouble && health.state === 'well') return null;
  const rings = health.state === 'none' && (await anyRings(payload));
  const untold = rings ? 'New enquiries ring, but are not mailed' : 'Nobody is told of new enquiries';
  const mayMend = user.role === 'owner';
  return (
    <UntilChanged>
      <div className="mail-trouble" role="alert">
        {trouble ? (
          <p>
            <strong>Mails are failing.</strong> {trouble.mails}{' '}
            {trouble.mails === 1 ? 'message about an enquiry' : 'messages about enquiries'} could not be sent: {trouble.error}.
            The enquiries are safe: <a href="/inbox/new">look at the new ones here</a>.
          </p>
        ) : (
          <p>
            {health.state === 'none' && <strong>{untold}: there is no mail server.</strong>}
            {health.state === 'untried' && (
              <strong>Nobody may be told of new enquiries: the mail server was not tried yet.</strong>
            )}
            {health.state === 'failing' && (
              <>
                <strong>Mails are failing.</strong> {health.error}
              </>
            )}
          </p>
        )}
        {mayMend ? (
          <a href={SET_UP}>{health.state === 'untried' ? 'Send a test mail' : 'Set up mail'}</a>
        ) : (
          health.state !== 'well' && <span>Ask the owner to set up mail.</span>
        )}
      </div>
    </UntilChanged>
  );
}
