import { isDeepStrictEqual } from 'node:util';
import type { Payload, PayloadRequest } from 'payload';
import { type Line, sumsOf } from 'shared/quote-lines';
import type { Quote } from '../../base/database/payload-types';
import { dayOf, storedDay } from '../../base/process/days';
import { clockTime, zoneOf } from '../../base/process/zone';
import { linesOf } from './lines';
import { draftOf, inTurnOf, nextVersion } from './versions';

export interface Words {
  lines: Line[];
  gst: boolean;
  greeting: string;
  /** "2026-12-24" */
  valid_until: string;
}

/** What a page was made from, and the page itself: it may save again without being loaded anew. */
export interface MadeFrom {
  page: string;
  /** When the draft that it shows was saved; nothing without one. */
  made_from: string;
  version: number;
}

export const GONE = 'This enquiry is not there any more, or it is spam.';

/** Who did what to a version that is newer than the one on the screen, and when. */
function didWhat({ edited_by, sent_by, sent_at, updatedAt, version, state }: Quote): [what: string, at: string] {
  if (state === 'draft') return [`${edited_by || 'Somebody'} changed this quote`, updatedAt];
  if (state === 'accepted' || state === 'declined') return [`The customer ${state} version ${version}`, updatedAt];
  return [`${sent_by || 'Somebody'} sent version ${version}`, sent_at ?? updatedAt];
}

/** “Sam changed this quote at 2:05 pm, after you opened it. …” */
export async function changedMeanwhile(payload: Payload, quote: Quote): Promise<string> {
  const [what, at] = didWhat(quote);
  const when = clockTime(new Date(at), await zoneOf(payload));
  return `${what} at ${when}, after you opened it. Nothing was overwritten. Look at both, then save again.`;
}

export const wordsOf = ({ lines, gst, greeting, valid_until }: Quote): Words => ({
  lines: linesOf(lines),
  gst,
  greeting: greeting ?? '',
  valid_until: dayOf(valid_until),
});

/** Saves what was typed as the draft of the next version. Resolves with it, or with the reason why it was not saved. */
export async function saveDraft(
  payload: Payload,
  user: PayloadRequest['user'],
  lead: number,
  words: Words,
  { page, made_from, version }: MadeFrom,
): Promise<Quote | string> {
  const { lines, gst, greeting, valid_until } = words;
  const saved = await inTurnOf(payload, lead, async (_, quotes) => {
    const draft = draftOf(quotes);
    // It arrives for the second time, or somebody has typed the same.
    if (draft && isDeepStrictEqual(wordsOf(draft), words)) return draft;
    const [newest] = quotes;
    const isOlder = draft ? made_from !== draft.updatedAt && draft.saved_from !== page : made_from !== '';
    if (newest && (version !== nextVersion(quotes) || isOlder)) return changedMeanwhile(payload, newest);
    const data = { lines, gst, greeting: greeting || null, valid_until: storedDay(valid_until), saved_from: page };
    const all = { ...data, ...sumsOf(lines, gst) };
    if (draft) return payload.update({ collection: 'quotes', id: draft.id, data: all, depth: 0, user });
    const first = { lead, version: nextVersion(quotes), state: 'draft' as const };
    return payload.create({ collection: 'quotes', data: { ...all, ...first }, depth: 0, user });
  });
  return saved ?? GONE;
}
