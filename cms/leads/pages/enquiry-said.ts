import type { Said } from 'office/enquiry/parts';
import type { DoneJob, Lead } from '../../base/database/payload-types';
import { isTold, jobNamed } from '../done/jobs';
import { TODAY } from '../record/light-page';
import { actForm, aside } from './act-forms';
import { toldOfDay, toldOfLoss } from './agreed-words';
import type { Refusal } from './note-acts';
import type { Act, ActForm } from './posted-act';

export interface After {
  done?: Act | Other;
  refused?: Refusal & { typed: ActForm };
  /** Number of the chosen reply text. */
  reply?: number;
  /** The note that is to be changed. */
  note?: number;
  erased?: { here: number; there: number };
  /** Query of the list that it was opened from. */
  list?: string;
}

/** What other pages did that lead back to an enquiry. */
const OTHERS = { corrected: 'Corrected.', added: 'Saved.', back: 'The earlier version is back.', erased: 'Erased.' };
type Other = keyof typeof OTHERS;

const DONE: Record<Act | Other, string> = {
  answered: 'Answered.',
  note: 'Note saved.',
  'follow-up': 'Follow-up noted.',
  agree: 'Agreed day saved.',
  won: 'Won.',
  done: 'Done.',
  'not-done': 'Not done: it is as it was before.',
  lost: 'Noted as lost.',
  'replace-link': 'The customer’s page has a new link; the old one has stopped.',
  assign: 'Handed over.',
  spam: 'Marked as spam.',
  'not-spam': 'Not spam: what was held back is sent now.',
  test: 'Noted as a test.',
  'not-test': 'No test any more: what was held back is sent now.',
  trash: 'Put in the trash.',
  untrash: 'Taken out of the trash.',
  'send-again': 'It is being sent again.',
  'change-note': 'Note changed.',
  'delete-note': 'Note deleted.',
  ...OTHERS,
};

export const isDone = (name: string | null): name is Act | Other => name !== null && Object.hasOwn(DONE, name);

/** What takes an act back with one press. */
const UNDO: Partial<Record<Act | Other, keyof typeof aside>> = {
  ...{ spam: 'not-spam', 'not-spam': 'spam', test: 'not-test', 'not-test': 'test', trash: 'untrash', untrash: 'trash' },
};

/** What else there is to know about an act, most of all what the customer is told. */
function moreOf(lead: Lead, done: Act | Other): string[] {
  if (done === 'lost') return [toldOfLoss(lead, new Date()) ?? ''];
  if (done === 'agree') return [toldOfDay(lead)];
  return done === 'done' && !lead.done_at ? ['The next visit is agreed.', toldOfDay(lead)] : [];
}

/** Takes back that the last job was done, unless somebody outside was told of it. */
function undoOfDone(lead: Lead, job: DoneJob | undefined): Said['undo'] {
  if (!job || isTold(lead, job)) return undefined;
  return actForm(lead, 'not-done', 'Undo: not done', { hidden: { job: jobNamed({ agreed_starts_at: job.starts_at }) } });
}

/** What the page says first. */
export function saidOf(lead: Lead, { done, refused }: After, jobs: readonly DoneJob[] = []): Said {
  const undo = done && UNDO[done];
  return {
    done: done && [DONE[done], ...moreOf(lead, done)].join(' '),
    undo: done === 'done' ? undoOfDone(lead, jobs.at(-1)) : undo && aside[undo](lead),
    refused: refused?.reason,
    back: { href: TODAY, word: 'Back to today' },
  };
}
