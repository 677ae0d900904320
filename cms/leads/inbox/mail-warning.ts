import type { Payload } from 'payload';
import { checks, type Finding, sentence } from '../../base/checks';
import { rowsOf, sql } from '../../base/database/query';
import { companyOf } from '../mails/compose';
import { lastOutcome } from '../mails/mail-server';
import { anyRings } from '../push/judge';
import { channels } from '../record/message-states';

interface Trouble {
  mails: number;
  error: string;
}

/** Which of them count; of a day that a customer was not told of for good, *Today* speaks by name. */
const statesOf = (column: string) => ['waiting', 'sending', ...(column === 'day_mail' ? [] : ['failed'])];

const failing = (table: string, column: string) => sql`
  SELECT count(*) AS n, max(${sql.identifier(`${column}_error`)}) AS error FROM ${sql.identifier(table)}
  WHERE ${sql.identifier(`${column}_state`)} IN ${statesOf(column)} AND ${sql.identifier(`${column}_error`)} IS NOT NULL`;

const messages = [...channels.map((channel) => ['leads', channel] as const), ['quotes', 'quote_mail'] as const];

/** Lead mails that could not be sent; undefined if all is well. */
async function mailTrouble(payload: Payload): Promise<Trouble | undefined> {
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

interface MailWarning {
  what: string;
  more?: string;
  /** Whether enquiries came of which nobody was told. */
  isMissed: boolean;
  advice: string;
  href?: string;
}

/** What somebody who answers enquiries is told while mails fail: an unseen enquiry is a lost one. Undefined if all is well. */
export async function mailWarning(payload: Payload, mayMend: boolean): Promise<MailWarning | undefined> {
  const [trouble, health] = await Promise.all([mailTrouble(payload), mailHealth(payload)]);
  if (!trouble && health.level === 'ok') return undefined;
  const isFailing = trouble !== undefined || (health.server !== undefined && health.level === 'error');
  const said = sentence(health.what);
  const missed =
    trouble &&
    `${trouble.mails} ${trouble.mails === 1 ? 'message about an enquiry' : 'messages about enquiries'} could not be sent: ${trouble.error}. The enquiries are safe.`;
  return {
    ...(isFailing ? { what: 'Mails are failing.', more: missed ?? said } : { what: said }),
    isMissed: trouble !== undefined,
    ...(mayMend
      ? { advice: health.level === 'warning' ? 'Send a test mail' : 'Set up mail', href: SET_UP }
      : { advice: health.level === 'ok' ? '' : 'Ask the owner to set up mail.' }),
  };
}
