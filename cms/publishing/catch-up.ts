import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { affects } from './affects';
import { publishChange } from './publish-change';
import { type Doc, keyOf, looksTheSame, type Place, readStored, SELECT, type Shown, shownOf, writeShown } from './shown';

/** Says that the key-value store knows what visitors see of everything. */
const COMPLETE = 'shown';

async function everything(payload: Payload): Promise<{ place: Place; doc: Doc | null }[]> {
  const { collections, db } = payload;
  const found: { place: Place; doc: Doc | null }[] = [];
  for (const slug of Object.keys(affects) as Place['slug'][]) {
    if (!(slug in collections)) found.push({ place: { slug }, doc: await readStored(payload, { slug }) });
    else {
      const query = { collection: slug as CollectionSlug, pagination: false, limit: 0, select: SELECT };
      for (const doc of (await db.find<Doc & { id: number }>(query)).docs) found.push({ place: { slug, id: doc.id }, doc });
    }
  }
  return found;
}

/** Publishes at a start what a killed process had saved and not published. The first time it only notes what visitors see. */
export async function catchUp(payload: Payload): Promise<void> {
  const stored = await payload.db.find<{ key: string; data: Shown }>({
    collection: 'payload-kv',
    where: { key: { like: 'shown' } },
    ...{ pagination: false, limit: 0 },
  });
  const left = new Map(stored.docs.map(({ key, data }) => [key, data]));
  const req = await createLocalReq({}, payload);
  for (const { place, doc } of await everything(payload)) {
    const before = left.get(keyOf(place));
    const now = shownOf(place.slug, doc, before);
    left.delete(keyOf(place));
    if (looksTheSame(before, now)) continue;
    await (left.has(COMPLETE) ? publishChange(place, req) : writeShown(payload, place, now));
  }
  if (!left.has(COMPLETE)) return payload.kv.set(COMPLETE, { at: new Date().toISOString() });
  for (const key of left.keys()) {
    const [, slug, id] = key.split(' ') as [string, CollectionSlug | undefined, string | undefined];
    if (slug && id) await publishChange({ slug, id: Number(id) }, req); // deleted meanwhile
  }
}
