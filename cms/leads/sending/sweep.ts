import type { Payload } from 'payload';
import { withoutRequestId } from 'shared/request-id';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { beganAlone } from '../../base/database/sole-runner';
import { replySettings } from '../../base/facts/reply-promise';
import { perProcess } from '../../base/process/per-process';
import { runAll } from '../../base/process/run-all';
import { sharedWork } from '../../base/process/shared-work';
import { sendDayMail } from '../days/day-mail';
import { remindsOfNothing, writeReminders } from '../days/reminders';
import type { Body } from '../mails/body';
import { type Company, companyOf, customerMail, officeMail, plainMail } from '../mails/compose';
import { confirmationFault } from '../mails/confirmations';
import { writeDigest } from '../mails/digest';
import { post, sendStoredMail } from '../mails/post';
import { postDrill } from '../mails/post-drill';
import { sendConversion } from '../measuring/send-conversions';
import { dueDevices, pushQueue, sendPush } from '../push/send-pushes';
import { dueQuoteMail } from '../quotes/mail';
import { tellLeads } from '../quotes/outcome';
import { usualReply } from '../record/answer-times';
import { claim, type Due, due, nextDue, type Outcome, type Queue, recordOutcome, releaseClaims } from '../record/message-queue';
import type { Channel } from '../record/message-states';
import { NextWake } from './next-wake';
import { callWebhook, tellDone } from './webhook';

type Send = (payload: Payload, row: Due, company: Company) => Promise<Outcome>;

const leadSender =
  (send: (lead: Lead, company: Company, payload: Payload, row: Due) => Promise<Outcome>): Send =>
  async (payload, { id, ...row }, company) => {
    const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true, trash: true });
    return lead ? send(lead, company, payload, { id, ...row }) : { state: 'none' };
  };

async function confirm(payload: Payload, lead: Lead, company: Company): Promise<Outcome> {
  const fault = await confirmationFault(payload, lead, new Date());
  if (fault) return { state: 'none', error: fault };
  const usual = await usualReply(payload, await replySettings(payload));
  return post(payload, customerMail(lead, company, usual), company, new Date());
}

const senders: Record<Channel, Send> = {
  office_mail: leadSender((lead, company, payload) =>
    lead.drill
      ? postDrill(payload, (to) => officeMail(lead, to, company), company)
      : post(payload, officeMail(lead, company.office, company), company, new Date()),
  ),
  customer_mail: leadSender((lead, company, payload) =>
    lead.drill
      ? postDrill(payload, (to) => customerMail({ ...lead, email: to }, company), company)
      : lead.email
        ? confirm(payload, lead, company)
        : Promise.resolve({ state: 'none' }),
  ),
  day_mail: leadSender((lead, company, payload) =>
    sendDayMail(payload, lead, company, (mail) => post(payload, mail, company, new Date())),
  ),
  webhook: leadSender((lead, _, payload, { attempts }) =>
    lead.drill ? Promise.resolve({ state: 'none' }) : callWebhook(payload, lead, attempts, new Date()),
  ),
};

/** The link in an account's password mail, or in one that an earlier release has written. */
const PASSWORD_LINK = /(\/(?:office\/password|admin\/reset)\/)\w+/g;

const sendFromOutbox: Send = async (payload, { id }, company) => {
  const { key, to, subject, text, body: stored } = await payload.findByID({ collection: 'outbox', id, depth: 0 });
  if (await remindsOfNothing(payload, key, new Date())) return { state: 'none', error: 'the day was changed before' };
  const mail = stored ? { key, to, subject, body: JSON.parse(stored) as Body } : plainMail(key, to, subject, text);
  const outcome = await sendStoredMail(payload, mail, company);
  // Nobody who reads the database or a backup may find a valid link.
  const [saidText, saidBody] = [text, stored ?? null].map((said) => said?.replace(PASSWORD_LINK, '$1…') ?? null);
  if (outcome.state === 'sent' && saidText !== text)
    await execute(payload, sql`UPDATE outbox SET text = ${saidText}, body = ${saidBody} WHERE id = ${id}`);
  return outcome;
};

const sendQuoteMail: Send = async (payload, { id }, company) => {
  const mail = await dueQuoteMail(payload, id, company);
  return typeof mail === 'string' ? { state: 'none', error: mail } : post(payload, mail, company, new Date());
};

/** The queues; `first` is what is to be done before one is sent. */
const queues: { queue: Queue; send: Send; first?: (payload: Payload) => Promise<void> }[] = [
  ...Object.entries(senders).map(([prefix, send]) => ({ queue: { table: 'leads' as const, prefix }, send })),
  { queue: { table: 'outbox', prefix: 'mail' }, send: sendFromOutbox },
  { queue: { table: 'quotes', prefix: 'quote_mail' }, send: sendQuoteMail, first: tellLeads },
  {
    queue: { table: 'done_jobs', prefix: 'job_webhook' },
    send: (payload, { id, attempts }) => tellDone(payload, id, attempts, new Date()),
  },
  {
    queue: { table: 'conversions', prefix: 'conversion' },
    send: (payload, { id, attempts }) => sendConversion(payload, id, attempts),
  },
];
const ring: Send = (payload, { id, attempts }) => sendPush(payload, id, attempts);

/** Longest attempt in milliseconds: longer than that of a mail server, shorter than a claim. */
const ATTEMPT_MS = 85_000;
/** A sweep takes no further message after this time, in milliseconds; the next one does. It is shorter than a task. */
const SWEEP_MS = 5 * 60_000;

/** Tries one message. Given up, its row stays claimed: it is due again when the claim ends, and then this attempt says no more. */
async function attempt(payload: Payload, queue: Queue, row: Due, trySending: () => Promise<Outcome>, signal: AbortSignal) {
  if (!(await claim(payload, queue, row, new Date()))) return;
  const outcome = await trySending().catch((error: unknown) => ({ state: 'retry' as const, error: String(error) }));
  if (signal.aborted && outcome.state !== 'sent') return;
  await recordOutcome(payload, queue, row, outcome, new Date());
  if (outcome.error) payload.logger.warn({ ...queue, row: row.id, error: outcome.error }, 'A message was not sent');
}

/** Sends the due messages of one queue; failed ones wait in their rows. */
async function drain(payload: Payload, queue: Queue, send: Send, company: Company): Promise<void> {
  const tried = new Set<number>();
  const end = performance.now() + SWEEP_MS;
  for (;;) {
    const rows = (await due(payload, queue, new Date())).filter(({ id }) => !tried.has(id));
    if (rows.length === 0) return;
    for (const row of rows) {
      if (performance.now() > end) return;
      tried.add(row.id);
      const name = `an attempt to send ${queue.prefix} ${row.id}`;
      const trySending = () => send(payload, row, company);
      await sharedWork(ATTEMPT_MS, name, (signal) => attempt(payload, queue, row, trySending, signal)).catch((err: unknown) =>
        payload.logger.error({ err, ...queue, row: row.id }, 'A message was given up for now'),
      );
    }
  }
}

/** Maximum time between two checks of the rows, in milliseconds. */
const MAX_PAUSE_MS = 60_000;

interface Sweeping {
  running?: Promise<void>;
  again?: boolean;
}
interface Sweeps {
  queues: Map<string, Sweeping>;
  next: NextWake;
  dueMails?: Promise<unknown>;
}
const allSweeps = perProcess('leads.sweeps', () => new WeakMap<Payload, Sweeps>());

function sweepsOf(payload: Payload): Sweeps {
  const sweeps = allSweeps.get(payload) ?? { queues: new Map(), next: new NextWake(() => wakeSweep(payload)) };
  allSweeps.set(payload, sweeps);
  return sweeps;
}

/** Writes the digest and the reminders that are due. Queues that begin together share one writing. */
function writeDueMails(payload: Payload, company: Company): Promise<unknown> {
  const write = (now: Date) => Promise.all([writeDigest(payload, company, now), writeReminders(payload, company, now)]);
  const sweeps = sweepsOf(payload);
  sweeps.dueMails ??= sharedWork(ATTEMPT_MS, 'the digest and reminders', () => write(new Date())).finally(() => {
    sweeps.dueMails = undefined;
  });
  return sweeps.dueMails;
}

async function sweep(payload: Payload, { queue, send, first }: (typeof queues)[number]): Promise<void> {
  const company = await sharedWork(ATTEMPT_MS, 'the sender of mails', () => companyOf(payload));
  await runAll(payload, {
    'write the digest and reminders': () => writeDueMails(payload, company),
    ...(first && { 'carry quotes to their enquiries': () => first(payload) }),
    [`send ${queue.prefix}`]: () => drain(payload, queue, send, company),
  });
}

async function planNext(payload: Payload): Promise<void> {
  const times = await Promise.all([...queues.map(({ queue }) => queue), pushQueue].map((queue) => nextDue(payload, queue)));
  const wait = Math.min(MAX_PAUSE_MS, ...times.flatMap((time) => (time ? [Date.parse(time) - Date.now()] : [])));
  sweepsOf(payload).next.plan(wait);
}

/** Starts sending everything that is unsent; returns at once and never throws. */
export function wakeSweep(payload: Payload): void {
  // Queues are independent: neither a hanging mail server nor the mails of many leads delay a password link or the webhook.
  for (const each of queues) wakeQueue(payload, each);
  dueDevices(payload)
    .then((devices) => {
      for (const queue of devices) wakeQueue(payload, { queue, send: ring });
    })
    .catch((error) => payload.logger.error({ err: error }, 'Devices could not be rung; the jobs will do it'));
}

function wakeQueue(payload: Payload, each: (typeof queues)[number]): void {
  const name = `${each.queue.table}.${each.queue.prefix}.${each.queue.device ?? ''}`;
  const { queues } = sweepsOf(payload);
  const state = queues.get(name) ?? {};
  queues.set(name, state);
  if (state.running) {
    state.again = true;
    return;
  }
  state.again = false;
  state.running = withoutRequestId(() => sweep(payload, each))
    .catch((error) => payload.logger.error({ err: error }, 'The sweep of unsent mails failed; it is tried again'))
    .then(() => sharedWork(ATTEMPT_MS, 'the plan of the next sweep', () => planNext(payload)))
    .catch((error) => payload.logger.error({ err: error }, 'The next sweep could not be planned; the jobs will wake it'))
    .finally(() => {
      state.running = undefined;
      if (state.again) wakeQueue(payload, each);
    });
}

/** At the server's start: releases claims of a dead process, unless another one is sending, and sends everything due. */
export async function beginSweeping(payload: Payload): Promise<void> {
  try {
    if (await beganAlone(payload))
      for (const queue of [...queues.map(({ queue }) => queue), pushQueue]) await releaseClaims(payload, queue, new Date());
  } catch (error) {
    payload.logger.error({ err: error }, 'What was being sent could not be put back; it is due when its time is over');
  }
  wakeSweep(payload);
}
