import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { type PictureRecord, pictureRecords } from './records';
import { placesIn, type Values } from './walk';

export interface Replaced {
  /** Places that show the other picture now. */
  places: number;
  /** Records that could not be saved, and why. */
  failed: { title: string; why: string }[];
}

/** Puts `next` wherever these values show `now`; returns in how many places. */
function put(fields: PictureRecord['fields'], data: Values, now: number, next: number): number {
  const places = [...placesIn(fields, data)].filter(({ picture }) => picture === now);
  for (const place of places) place.put(next);
  return places.length;
}

/** Fields that the server sets. */
const withoutOwn = ({ id: _, createdAt: __, updatedAt: ___, deletedAt: ____, globalType: _____, ...data }: Values) => data;

/** All values of this state: what a save leaves out, Payload takes from the latest state, which may be a draft. */
async function wholeOf({ kind, slug, id, draft }: PictureRecord, req: PayloadRequest): Promise<Values> {
  const query = { depth: 0, draft, req } as const;
  const { payload } = req;
  const whole =
    kind === 'global'
      ? await payload.findGlobal({ slug: slug as GlobalSlug, ...query })
      : await payload.findByID({ collection: slug as CollectionSlug, id: id ?? 0, trash: true, ...query });
  return withoutOwn(whole as unknown as Values);
}

async function save({ kind, slug, id, trashed, draft }: PictureRecord, data: Values, req: PayloadRequest) {
  const options = { data: data as never, draft, depth: 0, overrideAccess: false, req } as const;
  if (kind === 'global') await req.payload.updateGlobal({ slug: slug as GlobalSlug, ...options });
  else await req.payload.update({ collection: slug as CollectionSlug, id: id ?? 0, trash: trashed, ...options });
}

const keyOf = ({ kind, slug, id }: PictureRecord) => `${kind} ${slug} ${id}`;

/** One record: its published values first, then the draft above them, which stays a draft. */
async function replaceIn(states: PictureRecord[], now: number, next: number, req: PayloadRequest): Promise<number> {
  const inOrder = [...states].sort((a, b) => Number(a.draft) - Number(b.draft));
  const whole = await Promise.all(inOrder.map((state) => wholeOf(state, req)));
  const counts: number[] = [];
  for (const [index, state] of inOrder.entries()) {
    const data = whole[index] ?? {};
    const places = put(state.fields, data, now, next);
    // A draft is saved again even without the picture, so that it stays above what was published just now.
    if (places > 0 || counts.some((count) => count > 0)) await save(state, data, req);
    counts.push(places);
  }
  return Math.max(...counts);
}

const reason = (error: unknown) => {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ');
  return error instanceof Error ? error.message : 'It could not be saved.';
};

/**
 * Shows another picture in every place that shows this one, drafts and trash included. A record that cannot be saved is reported
 * and stops no other; doing it again carries on.
 */
export async function replaceEverywhere(now: number, next: number, req: PayloadRequest): Promise<Replaced> {
  const byRecord = new Map<string, PictureRecord[]>();
  for (const record of await pictureRecords(req.payload)) {
    byRecord.set(keyOf(record), [...(byRecord.get(keyOf(record)) ?? []), record]);
  }
  const result: Replaced = { places: 0, failed: [] };
  for (const states of byRecord.values()) {
    const shows = states.some(({ fields, data }) => [...placesIn(fields, data)].some(({ picture }) => picture === now));
    if (!shows) continue;
    try {
      result.places += await replaceIn(states, now, next, req);
    } catch (error) {
      result.failed.push({ title: states[0]?.title ?? '', why: reason(error) });
    }
  }
  return result;
}
