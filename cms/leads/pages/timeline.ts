import type { Happened } from 'office/enquiry/timeline';
import { writtenCents } from 'shared/money';
import type { DoneJob, Lead, LeadNote, Quote } from '../../base/database/payload-types';
import { stamp } from '../../base/process/zone';
import type { SendingState } from '../inbox/sending-state';
import { CUSTOMER } from '../quotes/outcome';
import { lightPageOf } from '../record/light-page';
import { waysToReachUs } from '../record/options';
import { actForm } from './act-forms';
import { doneInOneLine } from './done-act';

interface All {
  notes: readonly LeadNote[];
  quotes: readonly Quote[];
  jobs: readonly DoneJob[];
  sending: readonly SendingState[];
  zone: string;
  /** The zone of the customer's office, in which days were agreed. */
  customerZone: string;
  /** The note that is to be changed, and what was refused of it, to be typed on. */
  changing?: { note: number; text?: string };
}

interface At extends Happened {
  at: string | null | undefined;
}

const came = ({ reached_us_by, received_at, form }: Lead): At => ({
  ...{ key: 'came', kind: 'came', at: received_at },
  text: reached_us_by
    ? `Reached us: ${waysToReachUs[reached_us_by]}`
    : form === 'quote'
      ? 'Asked for a quote on the website'
      : 'Wrote to us on the website',
});

/** What became of a version; what the customer decided stands as a note of theirs too, so only the office's part is here. */
const quoteSent = ({ id, version, sent_at, sent_by, sent_to, total_cents }: Quote): At => ({
  ...{ key: `quote ${id}`, kind: 'quote', at: sent_at, who: sent_by ?? undefined },
  text: `Quote ${version}, ${writtenCents(total_cents)}, ${sent_to ? `sent to ${sent_to}` : 'made as a link to share'}`,
});

/** A note; what the customer did nobody changes. */
function noteOf(lead: Lead, { id, text, written_by, written_at, updatedAt }: LeadNote, changing: All['changing']): At {
  const shown = { key: `note-${id}`, at: written_at, text, who: written_by ?? undefined };
  if (written_by === CUSTOMER) return { ...shown, kind: 'customer' };
  if (changing?.note !== id) return { ...shown, kind: 'note', change: `${lightPageOf(lead.id)}?note=${id}#${shown.key}` };
  const hidden = { note: String(id), made_from: updatedAt };
  const value = changing.text ?? text;
  const field = { name: 'text', id: 'changed-note', label: 'Note', kind: 'textarea', required: true, value } as const;
  return {
    ...{ ...shown, kind: 'note' },
    forms: [
      actForm(lead, 'change-note', 'Change the note', { hidden, fields: [field] }),
      actForm(lead, 'delete-note', 'Delete the note', { hidden }),
    ],
  };
}

/** All that happened to an enquiry, the newest first; what has no time comes last. */
export function timelineOf(lead: Lead, { notes, quotes, jobs, sending, zone, customerZone, changing }: All): Happened[] {
  const all: At[] = [
    came(lead),
    ...(lead.first_answered_at
      ? [{ key: 'answered', kind: 'came', at: lead.first_answered_at, text: 'Answered for the first time' } as const]
      : []),
    ...sending.flatMap(({ sent }): At[] =>
      sent ? [{ key: `sent ${sent.name}`, kind: 'sent', at: sent.at, text: `${sent.name}: sent` }] : [],
    ),
    ...quotes.flatMap((quote) => (quote.sent_at ? quoteSent(quote) : [])),
    ...jobs.map((job): At => {
      const text = doneInOneLine(job, customerZone);
      return { key: `job ${job.id}`, kind: 'came', at: job.done_at, text, who: job.done_by ?? undefined };
    }),
    ...notes.map((note) => noteOf(lead, note, changing)),
  ];
  const timeOf = ({ at }: At) => (at ? Date.parse(at) : 0);
  return all
    .map((one, place) => ({ one, place }))
    .sort((a, b) => timeOf(b.one) - timeOf(a.one) || b.place - a.place)
    .map(({ one: { at, ...shown } }) => ({ ...shown, when: at ? stamp(new Date(at), zone) : undefined }));
}
