import { isDeepStrictEqual } from 'node:util';
import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { type RecordState, recordStates, type Wanted } from './records';
import type { Values } from './walk';

export interface Changed {
  places: number;
  failed: { title: string; why: string }[];
}

export type Change = (state: RecordState, data: Values) => number;

/** Fields that the server sets. */
export const withoutOwn = ({ id: _, createdAt: __, updatedAt: ___, deletedAt: ____, globalType: _____, ...data }: Values) => data;

/** All values of this state: what a save leaves out, Payload takes from the latest state, which may be a draft. */
async function wholeOf({ kind, slug, id, draft }: RecordState, req: PayloadRequest): Promise<Values> {
  const query = { depth: 0, draft, req } as const;
  const { payload } = req;
  const whole =
    kind === 'global'
      ? await payload.findGlobal({ slug: slug as GlobalSlug, ...query })
      : await payload.findByID({ collection: slug as CollectionSlug, id: id ?? 0, trash: true, ...query });
  return withoutOwn({ ...whole });
}

/** Without drafts the changed fields are enough, and a file's own fields stay untouched. */
const changedFields = (before: Values, after: Values) =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])));

async function save({ kind, slug, id, trashed, drafts, draft }: RecordState, values: Values, req: PayloadRequest) {
  const data = drafts ? { ...values, _status: draft ? 'draft' : 'published' } : values;
  // A type for each collection and global, and `slug` is any of them.
  const options = { data: data as never, draft, depth: 0, overrideAccess: false, req } as const;
  if (kind === 'global') await req.payload.updateGlobal({ slug: slug as GlobalSlug, ...options });
  else await req.payload.update({ collection: slug as CollectionSlug, id: id ?? 0, trash: trashed, ...options });
}

const keyOf = ({ kind, slug, id }: RecordState) => `${kind} ${slug} ${id}`;

/** One record: its published values first, then the draft above them, which stays a draft. */
async function changeRecord(states: RecordState[], change: Change, req: PayloadRequest): Promise<number> {
  const inOrder = [...states].sort((a, b) => Number(a.draft) - Number(b.draft));
  const whole = await Promise.all(inOrder.map((state) => wholeOf(state, req)));
  const counts: number[] = [];
  for (const [index, state] of inOrder.entries()) {
    const data = whole[index] ?? {};
    const before = structuredClone(data);
    const places = change(state, data);
    // A draft is saved again even unchanged, so that it stays above what was published just now.
    if (places > 0 || counts.some((count) => count > 0))
      await save(state, state.drafts ? data : changedFields(before, data), req);
    counts.push(places);
  }
  return Math.max(...counts);
}

const reason = (error: unknown) => {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ');
  return error instanceof Error ? error.message : 'It could not be saved.';
};

/**
 * Makes one change in all records and pages where it applies, drafts and trash included. A record that cannot be saved is
 * reported and stops no other; doing it again carries on.
 */
export async function changeRecords(req: PayloadRequest, wanted: Wanted, change: Change): Promise<Changed> {
  const byRecord = new Map<string, RecordState[]>();
  for (const record of await recordStates(req.payload, wanted)) {
    byRecord.set(keyOf(record), [...(byRecord.get(keyOf(record)) ?? []), record]);
  }
  const result: Changed = { places: 0, failed: [] };
  for (const states of byRecord.values()) {
    if (!states.some((state) => change(state, structuredClone(state.data)) > 0)) continue;
    try {
      result.places += await changeRecord(states, change, req);
    } catch (error) {
      result.failed.push({ title: states[0]?.title ?? '', why: reason(error) });
    }
  }
  return result;
}
