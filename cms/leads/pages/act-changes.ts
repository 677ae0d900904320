import type { Payload } from 'payload';
import { readPrice } from 'shared/quote-lines';
import type { Lead } from '../../base/database/payload-types';
import { daysLater, readDay, storedDay } from '../../base/process/days';
import { momentOf } from '../../base/process/zone';
import { colleaguesOf } from '../inbox/colleagues';
import { answered } from '../inbox/time-left';
import { notSpam } from '../record/not-spam';
import type { Act, ActForm, OfNote } from './posted-act';

export type Change = Partial<Lead>;

/** What an act looks at besides the enquiry: today for the office, and the zone in which the customer is told times. */
interface Around {
  payload: Payload;
  today: string;
  zone: string;
}

type ChangeOf = (typed: ActForm, lead: Lead, around: Around) => Change | string | Promise<Change | string>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const agree: ChangeOf = ({ on, from, until }, { agreed_starts_at }, { today, zone }) => {
  if (!on && !from && !until && agreed_starts_at) return { agreed_starts_at: null, agreed_ends_at: null };
  const day = readDay(on, today);
  if (!day) return 'Choose the day that you agreed.';
  if (day < today) return 'This day is over. Choose today or a later one.';
  if (!TIME.test(from) || !TIME.test(until)) return 'Say from when until when, such as 09:00 and 11:30.';
  if (until === from) return 'It ends when it begins.';
  const lastDay = until < from ? daysLater(day, 1) : day; // a night's job
  const [starts, ends] = [`${day}T${from}`, `${lastDay}T${until}`].map((local) => momentOf(local, zone).toISOString());
  return { agreed_starts_at: starts, agreed_ends_at: ends, done_at: null };
};

/** What was typed as worth, in cents; null for nothing, a sentence if it is no amount. */
export function worthOf(amount: string): number | string | null {
  const worth = readPrice(amount);
  if (worth !== undefined && Number(worth) >= 0) return worth;
  return `“${amount}” is no amount. Type what it is worth, such as 450 or 450.50, or leave it empty.`;
}

/** What an act changes in the newest version of a lead; a sentence if it cannot be done as it was typed. */
export const changes: Record<Exclude<Act, OfNote | 'send-again' | 'done' | 'not-done'>, ChangeOf> = {
  answered: ({ about }, lead) => (about === 'question' ? answered(lead) : { status: 'contacted' }),
  'follow-up': ({ day, on }, _, { today }) => {
    const chosen = readDay(day || on, today);
    if (!chosen) return 'Choose the day on which you follow up.';
    return chosen < today ? 'This day is over. Choose today or a later one.' : { follow_up_on: storedDay(chosen) };
  },
  agree,
  'replace-link': ({ edition }) => ({ follow_edition: edition + 1 }),
  won: ({ amount }, { status }) => {
    const worth = worthOf(amount);
    if (typeof worth === 'string') return worth;
    if (worth === null) return { status: 'won', ...(status === 'won' && { quoted_amount: null }) };
    return { status: 'won', quoted_amount: worth / 100 };
  },
  lost: ({ reason }) => (reason ? { status: 'lost', lost_reason: reason } : 'Say in a word or two why it was lost.'),
  assign: async ({ to }, _, { payload }) => {
    if (!to) return { assigned_to: null };
    const colleague = (await colleaguesOf(payload)).find(({ id }) => String(id) === to);
    return colleague ? { assigned_to: colleague.id } : 'Choose somebody who answers enquiries.';
  },
  spam: () => ({ status: 'spam' }),
  'not-spam': async (_, lead, { payload }) => (await notSpam(payload, lead)) ?? {},
  test: () => ({ is_test: true }),
  'not-test': () => ({ is_test: false }),
  trash: (_, { deletedAt }) => ({ deletedAt: deletedAt ?? new Date().toISOString() }),
  untrash: () => ({ deletedAt: null }),
};
