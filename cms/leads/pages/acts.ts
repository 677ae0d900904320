import { APIError } from 'payload';
import { readPrice } from 'shared/quote-lines';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { daysLater, readDay, storedDay } from '../../base/process/days';
import { localDay, momentOf } from '../../base/process/zone';
import { answered } from '../inbox/time-left';
import { zoneForCustomer } from '../record/told-time';
import { type Refusal, writeNote } from './note-acts';
import type { Visit } from './visit';

const ACTS = ['answered', 'note', 'follow-up', 'agree', 'won', 'lost', 'replace-link'] as const;
export type Act = (typeof ACTS)[number];
export const isAct = (name: unknown): name is Act => ACTS.some((act) => act === name);

/** The form of an act. Its note has an id of its own, so that a note that is sent twice is one. */
const Form = z.object({
  act: z.enum(ACTS),
  made_from: z.iso.datetime(),
  id: z.string().regex(/^[0-9a-f]{24}$/),
  text: z.string().trim().max(5000).default(''),
  day: z.string().max(40).default(''),
  on: z.string().max(40).default(''),
  /** “question” if the page said that the customer waits for an answer to one. */
  about: z.string().max(20).default(''),
  from: z.string().max(5).default(''),
  until: z.string().max(5).default(''),
  edition: z.coerce.number().int().nonnegative().max(1e9).default(0),
  amount: z.string().max(40).default(''),
  reason: z.string().trim().max(500).default(''),
});
export type ActForm = z.infer<typeof Form>;

/** The posted form; undefined if no page of ours has made it. */
export async function readAct(request: Request): Promise<ActForm | undefined> {
  const posted = await request.formData().catch(() => undefined);
  return posted && Form.safeParse(Object.fromEntries(posted)).data;
}

type Change = Partial<Lead>;

/** Today for the office, and the zone in which the customer is told times. */
interface Clock {
  today: string;
  zone: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What an act changes in the newest version of a lead; a sentence if it cannot be done as it was typed. */
const changes: Record<Exclude<Act, 'note'>, (typed: ActForm, lead: Lead, clock: Clock) => Change | string> = {
  answered: ({ about }, lead) => (about === 'question' ? answered(lead) : { status: 'contacted' }),
  'follow-up': ({ day, on }, _, { today }) => {
    const chosen = readDay(day || on, today);
    if (!chosen) return 'Choose the day on which you follow up.';
    return chosen < today ? 'This day is over. Choose today or a later one.' : { follow_up_on: storedDay(chosen) };
  },
  agree: ({ on, from, until }, { agreed_starts_at }, { today, zone }) => {
    if (!on && !from && !until && agreed_starts_at) return { agreed_starts_at: null, agreed_ends_at: null };
    const day = readDay(on, today);
    if (!day) return 'Choose the day that you agreed.';
    if (day < today) return 'This day is over. Choose today or a later one.';
    if (!TIME.test(from) || !TIME.test(until)) return 'Say from when until when, such as 09:00 and 11:30.';
    if (until === from) return 'It ends when it begins.';
    const lastDay = until < from ? daysLater(day, 1) : day; // a night's job
    const [starts, ends] = [`${day}T${from}`, `${lastDay}T${until}`].map((local) => momentOf(local, zone).toISOString());
    return { agreed_starts_at: starts, agreed_ends_at: ends };
  },
  'replace-link': ({ edition }) => ({ follow_edition: edition + 1 }),
  won: ({ amount }) => {
    const worth = readPrice(amount);
    if (worth === undefined || Number(worth) < 0)
      return `“${amount}” is no amount. Type what it is worth, such as 450 or 450.50, or leave it empty.`;
    return { status: 'won', ...(worth !== null && { quoted_amount: worth / 100 }) };
  },
  lost: ({ reason }) => (reason ? { status: 'lost', lost_reason: reason } : 'Say in a word or two why it was lost.'),
};

/** Whether the lead has all of it already: somebody pressed twice, or the answer to the first press was lost. */
const isDone = (lead: Lead, change: Change) =>
  Object.entries(change).every(([name, value]) => (lead[name as keyof Lead] ?? null) === value);

/** Days for the buttons of *follow up*. */
export const soonDays = (today: string): [string, string][] => [
  ['Tomorrow', daysLater(today, 1)],
  ['In 3 days', daysLater(today, 3)],
  ['In a week', daysLater(today, 7)],
];

/** Reads a lead with the rights of the account; undefined if it may not, or there is none. */
export async function readLead({ payload, user }: Visit, id: number): Promise<Lead | undefined> {
  const found = { collection: 'leads', id, depth: 0, disableErrors: true, overrideAccess: false, user } as const;
  return (await payload.findByID(found)) ?? undefined;
}

/**
 * Does an act as the account, in its turn and with all that a save of the full form goes through. A note changes no version; other
 * acts are refused when somebody saved after the page was made. Resolves with the reason if it was not done.
 */
export async function doAct(visit: Visit, id: number, typed: ActForm): Promise<Refusal | undefined> {
  const { payload, user } = visit;
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true } });
  const today = localDay(new Date(), settings.time_zone);
  return inTurn(payload, `leads ${id}`, async () => {
    const lead = await readLead(visit, id);
    if (!lead) return { status: 400, reason: 'This enquiry is not there any more.' };
    if (typed.act === 'note') return writeNote(visit, lead, typed);
    const change = changes[typed.act](typed, lead, { today, zone: zoneForCustomer(lead, settings) });
    if (typeof change === 'string') return { status: 400, reason: change };
    if (isDone(lead, change)) return undefined;
    const data = { ...change, updatedAt: typed.made_from };
    try {
      await payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: false, user });
      return undefined;
    } catch (error) {
      if (error instanceof APIError && error.isPublic && error.status < 500)
        return { status: error.status, reason: error.message };
      throw error;
    }
  });
}
