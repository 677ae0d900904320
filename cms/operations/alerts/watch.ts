import type { Payload } from 'payload';
import type { Trouble } from '../../base/checks';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { longDateTime } from '../../base/process/zone';
import { type Company, companyOf, linkTo, type Mail, plainMail } from '../../leads/mails/compose';
import { send, storeInOutbox } from '../../leads/mails/post';
import { wakeSweep } from '../../leads/sending/sweep';
import type { Condition } from './condition';
import { conditions } from './conditions';

/** A condition that holds, or has ended without a mail yet. Times in ISO 8601. */
export interface Alert extends Trouble {
  since: string;
  /** Whether the mail about its begin is on its way. */
  told: boolean;
  ended?: string;
}
export type Alerts = Record<string, Alert>;

const KEY = 'alerts';

/** What holds; the mails about it may still have to be written. */
export const readAlerts = async (payload: Payload): Promise<Alerts> => (await payload.kv.get<{ all: Alerts }>(KEY))?.all ?? {};

export const holding = async (payload: Payload): Promise<Alerts> =>
  Object.fromEntries(Object.entries(await readAlerts(payload)).filter(([, { ended }]) => !ended));

/** The alerts after a look at everything. A condition that could not be judged stays as it was. */
async function look(
  before: Alerts,
  watched: Record<string, Condition>,
  payload: Payload,
  now: Date,
  upMs: number,
): Promise<Alerts> {
  const after: Alerts = { ...before };
  for (const [name, condition] of Object.entries(watched)) {
    const last = before[name];
    if (last?.ended) continue; // its mail comes first
    const found = await condition.judge({ payload, now, upMs, active: last !== undefined }).catch((error: unknown) => {
      payload.logger.error({ err: error, condition: name }, 'A condition for an alert could not be judged');
      return undefined;
    });
    if (found) after[name] = { since: now.toISOString(), told: false, ...last, ...found };
    else if (found === null && last) after[name] = { ...last, ended: now.toISOString() };
  }
  return after;
}

function mailAbout(name: string, { what, advice, since, ended }: Alert, over: string, company: Company): Mail {
  const at = (time: string) => longDateTime(new Date(time), company.time_zone);
  const subject = ended ? `[Over] ${over}` : `[Alert] ${what}`;
  const text = ended
    ? `${over}\n\nSince ${at(since)} it had been: ${what}\nIt ended ${at(ended)}.`
    : `${what}\n\n${advice}\n\nSince ${at(since)}, at ${env.siteUrl}. Another mail comes when it is over, none in between.`;
  const key = `alert-${name}-${since}${ended ? '-over' : ''}`;
  return plainMail(key, env.alertsTo ?? company.office, subject, `${text}\n\nOpen the back office: ${linkTo('/admin')}`);
}

/** Mails that went out past the outbox, because nothing could be written. */
const sentDirectly = perProcess('alerts.sent-directly', () => new Set<string>());

/** Puts a mail into the outbox, once. Where the disk is full it goes out directly. */
async function tell(payload: Payload, mail: Mail, company: Company, now: Date): Promise<void> {
  if (sentDirectly.has(mail.key)) return;
  try {
    await storeInOutbox(payload, mail, company.server ? 'waiting' : 'kept', now);
  } catch (failure) {
    if (!company.server) throw failure;
    const { error } = await send(payload, mail, company, company.server);
    if (error !== undefined) throw error;
    sentDirectly.add(mail.key);
  }
}

async function tellAll(payload: Payload, alerts: Alerts, watched: Record<string, Condition>, now: Date): Promise<Alerts> {
  const left: Alerts = {};
  const company = await companyOf(payload);
  for (const [name, alert] of Object.entries(alerts)) {
    const mail = mailAbout(name, alert, watched[name]?.over ?? '', company);
    if (env.alertsTo !== null && (!alert.told || alert.ended)) await tell(payload, mail, company, now);
    if (!alert.ended) left[name] = { ...alert, told: true };
  }
  wakeSweep(payload);
  return left;
}

/** What could not be stored: a full disk must not make a mail of every minute. */
const unsaved = perProcess<{ alerts?: Alerts }>('alerts.unsaved', () => ({}));

async function store(payload: Payload, alerts: Alerts): Promise<void> {
  try {
    if (JSON.stringify(alerts) !== JSON.stringify(await readAlerts(payload))) await payload.kv.set(KEY, { all: { ...alerts } });
    unsaved.alerts = undefined;
  } catch (error) {
    unsaved.alerts = alerts;
    payload.logger.error({ err: error }, 'Alerts could not be stored; they are kept in memory');
  }
}

/** Writes a mail when a condition begins, and one when it ends. It is stored before its mail, whose key keeps a repeat away. */
export async function watchOver(
  payload: Payload,
  now = new Date(),
  { watched = conditions as Record<string, Condition>, upMs = process.uptime() * 1000 } = {},
): Promise<void> {
  const before = unsaved.alerts ?? (await readAlerts(payload));
  const after = await look(before, watched, payload, now, upMs);
  await store(payload, after);
  const isTold = Object.values(after).every(({ told, ended }) => told && !ended);
  if (!isTold) await store(payload, await tellAll(payload, after, watched, now));
}
