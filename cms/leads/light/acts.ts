import { APIError } from 'payload';
import { z } from 'zod';
import { daysLater, readDay, storedDay } from '../../server/process/days';
import { localDay, zoneOf } from '../../server/process/zone';
import { inTurn } from '../../storage/database/in-turn';
import type { Lead } from '../../storage/database/payload-types';
import type { Visit } from './visit';

const ACTS = ['answered', 'note', 'follow-up', 'won', 'lost'] as const;
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
  amount: z.string().max(40).default(''),
  reason: z.string().trim().max(500).default(''),
});
export type ActForm = z.infer<typeof Form>;

/** The posted form; undefined if no page of ours has made it. */
export async function readAct(request: Request): Promise<ActForm | undefined> {
  const posted = await request.formData().catch(() => undefined);
  return posted && Form.safeParse(Object.fromEntries(posted)).data;
}

/** Why an act was not done. */
export interface Refusal {
  reason: string;
  status: number;
}

type Change = Partial<Lead>;

/** What an act changes in the newest version of a lead; a sentence if it cannot be done as it was typed. */
const changes: Record<Act, (typed: ActForm, lead: Lead, today: string) => Change | string> = {
  answered: () => ({ status: 'contacted' }),
  note: ({ id, text }, { notes }) => {
    if (!text) return 'Type the note first.';
    const isThere = notes?.some((note) => note.id === id && note.text === text);
    return isThere ? {} : { notes: [...(notes ?? []), { id, text }] };
  },
  'follow-up': ({ day, on }, _, today) => {
    const chosen = readDay(day || on, today);
    if (!chosen) return 'Choose the day on which you follow up.';
    return chosen < today ? 'This day is over. Choose today or a later one.' : { follow_up_on: storedDay(chosen) };
  },
  won: ({ amount }) => {
    const worth = amount.replace(/[\s$,]/g, '');
    if (!/^(\d+(\.\d{1,2})?)?$/.test(worth)) return 'Type what it is worth in digits, such as 450, or leave it empty.';
    return { status: 'won', ...(worth && { quoted_amount: Number(worth) }) };
  },
  lost: ({ reason }) => (reason ? { status: 'lost', lost_reason: reason } : 'Say in a word or two why it was lost.'),
};

/** Whether the lead has all of it already: somebody pressed twice, or the answer to the first press was lost. */
const isDone = (lead: Lead, change: Change) =>
  Object.entries(change).every(([name, value]) => lead[name as keyof Lead] === value);

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
 * Does an act as the account, in its turn and with all that a save of the full form goes through. Only a note is added to whatever
 * the newest version is: other acts are refused when somebody saved after the page was made. Resolves with the reason if it was
 * not done.
 */
export async function doAct(visit: Visit, id: number, typed: ActForm): Promise<Refusal | undefined> {
  const { payload, user } = visit;
  const today = localDay(new Date(), await zoneOf(payload));
  return inTurn(payload, `leads ${id}`, async () => {
    const lead = await readLead(visit, id);
    if (!lead) return { status: 400, reason: 'This enquiry is not there any more.' };
    const change = changes[typed.act](typed, lead, today);
    if (typeof change === 'string') return { status: 400, reason: change };
    if (isDone(lead, change)) return undefined;
    const data = typed.act === 'note' ? change : { ...change, updatedAt: typed.made_from };
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
