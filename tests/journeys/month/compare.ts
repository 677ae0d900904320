import type { Ask } from '../../../cms/base/database/ask-database';
import { dayOf } from './calendar';
import type { Enquiry } from './model';

const moment = (value: unknown) => (value ? new Date(String(value)).getTime() : undefined);

/** An enquiry as it is stored, in the words of the model. */
export async function storedAs(ask: Ask): Promise<Map<string, unknown>> {
  const leads = await ask('SELECT * FROM leads WHERE COALESCE(drill, FALSE) = FALSE');
  const notes = await ask('SELECT * FROM lead_notes ORDER BY id');
  const quotes = await ask('SELECT * FROM quotes ORDER BY lead_id, version');
  const photos = await ask('SELECT lead_id FROM lead_photos WHERE file IS NOT NULL');
  return new Map(
    leads.map((lead) => [
      String(lead.reference),
      {
        status: lead.status,
        due: moment(lead.due_at),
        questionDue: moment(lead.question_due_at),
        isAnswered: lead.first_answered_at !== null,
        isSuspicious: Boolean(lead.suspicion),
        callWhen: lead.call_when ?? undefined,
        followUp: lead.follow_up_on ? String(lead.follow_up_on).slice(0, 10) : undefined,
        agreed: lead.agreed_starts_at ? dayOf(moment(lead.agreed_starts_at) ?? 0) : undefined,
        amount: lead.quoted_amount === null ? undefined : Number(lead.quoted_amount),
        lostBecause: lead.lost_reason ?? undefined,
        notes: notes.filter((note) => note.lead_id === lead.id).map(({ text }) => text),
        quotes: quotes
          .filter((quote) => quote.lead_id === lead.id)
          .map(({ state, total_cents, valid_until }) => ({
            state,
            cents: Number(total_cents),
            until: String(valid_until).slice(0, 10),
          })),
        photos: photos.filter((photo) => photo.lead_id === lead.id).length,
      },
    ]),
  );
}

/** The same of the model. */
export const expectedAs = (enquiry: Enquiry) => {
  const {
    status,
    due,
    questionDue,
    answered,
    isSuspicious,
    callWhen,
    followUp,
    agreed,
    amount,
    lostBecause,
    notes,
    quotes,
    photos,
  } = enquiry;
  return {
    ...{ status, due: status === 'spam' ? undefined : due, questionDue, isAnswered: answered !== undefined, isSuspicious },
    ...{ callWhen, followUp, agreed, amount, lostBecause, notes, quotes, photos },
  };
};
