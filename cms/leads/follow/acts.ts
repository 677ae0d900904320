import { createHash } from 'node:crypto';
import type { FollowAct, FollowReceipt } from 'contract/follow';
import type { Payload } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Lead, Quote } from '../../base/database/payload-types';
import { sql } from '../../base/database/query';
import { replyBy, replySettings } from '../../base/facts/reply-promise';
import { count } from '../../base/process/counted';
import { runAll } from '../../base/process/run-all';
import { addNote, noteOf, notesOf } from '../notes/notes';
import { decideQuote } from '../quotes/for-customer';
import { CUSTOMER, noteTold, tellLead, unknownQuotes } from '../quotes/outcome';
import { quotesOf } from '../quotes/versions';
import { isFollowed } from '../record/follow-link';
import { answerDueAt } from '../record/told-time';
import type { CustomerAct } from '../sending/customer-act-mail';
import { tellOffice } from '../sending/tell-office';
import { CALL_WHEN_MAX } from './follow-fields';
import { followedLead } from './followed-lead';

/** Most notes of a customer about one enquiry: without an end they would fill the disk. */
const NOTES_MAX = 60;
/** How many of these are left to decisions. */
const KEPT_FOR_DECISIONS = 10;
const DECISIONS: ReadonlySet<FollowAct['act']> = new Set(['accept', 'decline', 'call-off']);
/** Longest reason of an enquiry that was lost. */
const REASON_MAX = 500;

function faultOf({ act, text, photos }: FollowAct): FollowReceipt | undefined {
  const fault = (message: string) => ({ done: false, field: 'text', message });
  if (act === 'question' && !text) return fault('Type your question first.');
  if (act === 'call-when' && !text) return fault('Say when a call suits, such as “after 3 pm”.');
  if (act === 'call-when' && text.length > CALL_WHEN_MAX) return fault(`Use at most ${CALL_WHEN_MAX} characters.`);
  if (act === 'photos' && !photos) return fault('Choose photos first.');
  return undefined;
}

/** Why somebody who has written very often has to call now; what is noted already may come again. */
async function tooManyOf(payload: Payload, lead: Lead, act: FollowAct): Promise<FollowReceipt | undefined> {
  const theirs = (await notesOf(payload, lead.id)).filter(({ written_by }) => written_by === CUSTOMER);
  const most = DECISIONS.has(act.act) ? NOTES_MAX : NOTES_MAX - KEPT_FOR_DECISIONS;
  if (theirs.length < most || theirs.some(({ key }) => key === keyOf(lead, act))) return undefined;
  return { done: false, message: 'You have sent us many messages here. Please call us, or write an e-mail.' };
}

const photosOf = ({ photos = 0 }: FollowAct) => count(photos, 'photo');

const wordsOf: Record<CustomerAct, (act: FollowAct) => string> = {
  'call-when': ({ text }) => `A call suits: ${text}`,
  question: ({ text }) => `Question: ${text}`,
  accept: ({ text, version, address }) =>
    `Accepted version ${version ?? 1} of the quote as “${text}”${address ? `, from the network address ${address}` : ''}.`,
  decline: ({ text, version }) => `Declined version ${version ?? 1} of the quote${text ? `: ${text}` : '.'}`,
  photos: (act) => `Added ${photosOf(act)}.`,
  'call-off': ({ text }) => `Called the request off${text ? `: ${text}` : '.'}`,
  'wants-off': ({ text }) => `Wants to call the job off${text ? `: ${text}` : '.'}`,
};

/** What somebody does who calls a request off: after a yes it is a question to the office, and drops nothing. */
async function meantBy(payload: Payload, lead: Lead, { act }: FollowAct): Promise<CustomerAct> {
  if (act !== 'call-off') return act;
  const isAgreed = lead.status === 'won' || (await quotesOf(payload, lead.id)).some(({ state }) => state === 'accepted');
  return isAgreed && lead.status !== 'lost' ? 'wants-off' : 'call-off';
}

/**
 * What is done once: the form's id, apart for each lead, so that nobody can take the place of another lead's note, and for each act,
 * because all forms of a page have the same.
 */
const onceOf = ({ id }: Lead, act: FollowAct) => `${id} ${act.act} ${act.id}`;
const keyOf = (lead: Lead, act: FollowAct) => createHash('sha256').update(onceOf(lead, act)).digest('hex').slice(0, 24);

/** What an act changes besides: a question of somebody who was answered must be answered again, in the promised time. */
async function changeOf(
  payload: Payload,
  lead: Lead,
  meant: CustomerAct,
  text: string,
  now: Date,
): Promise<Partial<Lead> | undefined> {
  if (meant === 'call-when') return { call_when: text };
  if (meant === 'call-off') {
    const lost_reason = text ? `Called off: ${text}`.slice(0, REASON_MAX) : 'Called off by the customer';
    return lead.status === 'lost' ? undefined : { status: 'lost', lost_reason, question_due_at: null };
  }
  if (meant !== 'question' && meant !== 'wants-off') return undefined;
  // Saved all the same: who opened the enquiry before it has not read the question, and cannot have answered it.
  if (answerDueAt(lead)) return {};
  return { question_due_at: replyBy(now, await replySettings(payload)).toISOString() };
}

/** Writes what an act changes and then its note, by which it is known to be done; resolves with what it means. */
async function write(payload: Payload, lead: Lead, act: FollowAct, now: Date): Promise<CustomerAct> {
  const [key, meant] = [keyOf(lead, act), await meantBy(payload, lead, act)];
  if (await noteOf(payload, key)) return meant;
  const change = await changeOf(payload, lead, meant, act.text, now);
  if (change) await payload.update({ collection: 'leads', id: lead.id, data: { ...change, edited_by: CUSTOMER }, depth: 0 });
  await addNote(payload, { lead: lead.id, key, text: wordsOf[meant](act), written_by: CUSTOMER });
  return meant;
}

/** Writes the note of an act that may be done, unless the lead is gone meanwhile, and tells the office. False if it is gone. */
async function complete(payload: Payload, id: number, read: () => Promise<Lead | undefined>, act: FollowAct, now: Date) {
  const done = await inTurn(payload, `leads ${id}`, async () => {
    const lead = await read();
    return lead && { lead, meant: await write(payload, lead, act, now) };
  });
  if (!done) return false;
  const { lead, meant } = done;
  const words = act.act === 'photos' ? '' : act.text; // one mail may tell of photos of several presses
  await tellOffice(payload, lead, meant, words, `follow-${onceOf(lead, act).replaceAll(' ', '-')}`);
  return true;
}

/**
 * Does what a customer pressed, once for each id: the decision about a quote first, then the note with what it changes, then telling
 * the office. Each step finds what it did before, so an act that was cut off is completed when it is sent again. Undefined for a key
 * that does not hold, or of a draft, which only shows.
 */
export async function doCustomerAct(
  payload: Payload,
  key: string,
  act: FollowAct,
  now: Date,
): Promise<FollowReceipt | undefined> {
  const followed = await followedLead(payload, key);
  if (!followed || followed.draft !== undefined) return undefined;
  const { id } = followed.lead;
  const fault = faultOf(act) ?? (await tooManyOf(payload, followed.lead, act));
  if (fault) return fault;
  const decides = act.act === 'accept' || act.act === 'decline';
  if (decides) {
    const decided = await decideQuote(payload, followed.lead, act, now);
    if (!decided.done) return decided;
  }
  // It may have been erased, or its link replaced, meanwhile.
  const isDone = await complete(payload, id, async () => (await followedLead(payload, key))?.lead, act, now);
  if (!isDone) return undefined;
  if (decides) await noteTold(payload, id, act.id);
  return { done: true };
}

/** The act by which a customer decided about a quote. */
const actOf = ({ state, decided_by, accepted_name, accepted_from, declined_reason, version }: Quote): FollowAct => ({
  act: state === 'accepted' ? 'accept' : 'decline',
  id: decided_by ?? '',
  text: (state === 'accepted' ? accepted_name : declined_reason) ?? '',
  version,
  ...(accepted_from && { address: accepted_from }),
});

/** Completes the decisions that a process which died has left, also if their customers never send them again. */
export async function completeDecisions(payload: Payload, now: Date): Promise<void> {
  const left = await unknownQuotes(payload, sql`decided_by IS NOT NULL AND state <> 'sent'`);
  const completeOne = async ({ id, lead_id }: (typeof left)[number]) => {
    const read = (trash: boolean) =>
      payload.findByID({ collection: 'leads', id: lead_id, depth: 0, disableErrors: true, trash }) as Promise<Lead | null>;
    const quote = await payload.findByID({ collection: 'quotes', id, depth: 0 });
    await inTurn(payload, `leads ${lead_id}`, async () => {
      const lead = await read(true);
      if (lead) await tellLead(payload, lead, quote);
    });
    const followed = async () => {
      const lead = await read(false);
      return lead && isFollowed(lead) ? lead : undefined;
    };
    const act = actOf(quote);
    await complete(payload, lead_id, followed, act, now);
    await noteTold(payload, lead_id, act.id);
  };
  await runAll(payload, Object.fromEntries(left.map((quote) => [`decision about quote ${quote.id}`, () => completeOne(quote)])));
}
