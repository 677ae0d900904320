import type { Payload, ServerProps } from 'payload';
import { checks, type Finding, sentence } from '../../base/checks';
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

/** The mail server, if there is one, and how it is by the last mail that was sent. */
export async function mailHealth(payload: Payload): Promise<Finding & { server?: string }> {
  const { server } = await companyOf(payload);
  if (!server) return checks.mail({ rings: await anyRings(payload) });
  const outcome = await lastOutcome(payload, server);
  // A mail server from the environment counts as tested: its operator has the doctor for that.
  const tried = outcome !== undefined || server.from === 'environment';
  return { server: server.name, ...checks.mail({ server: server.name, error: outcome?.error, tried }) };
}

const SET_UP = '/admin/globals/notifications';

/** Banner on every page of the back office while mails fail: an unseen lead is a lost lead. */
export async function MailTrouble({ payload, user }: ServerProps) {
  if (!user || user.role === 'editor') return null;
  const [trouble, health] = await Promise.all([mailTrouble(payload), mailHealth(payload)]);
  if (!trouble && health.level === 'ok') return null;
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
            {health.server && health.level === 'error' ? (
              <>
                <strong>Mails are failing.</strong> {sentence(health.what)}
              </>
            ) : (
              <strong>{sentence(health.what)}</strong>
            )}
          </p>
        )}
        {mayMend ? (
          <a href={SET_UP}>{health.level === 'warning' ? 'Send a test mail' : 'Set up mail'}</a>
        ) : (
          health.level !== 'ok' && <span>Ask the owner to set up mail.</span>
        )}
      </div>
    </UntilChanged>
  );
}
