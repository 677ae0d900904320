import type { LeadPhoto as Given, PhotoReceipt } from 'contract/lead-photo';
import { LEAD_PHOTOS_MAX } from 'contract/photo';
import type { Payload, Where } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { execute, type Query, rowsOf, sql } from '../../base/database/query';
import { eachAlone, runAll } from '../../base/process/run-all';
import { isErased } from '../record/erased';
import { makePhoto } from './make';
import { readPhotoFile, removePhotoFiles, removeStrays, writePhotoFiles } from './photo-files';
import { countPhotos } from './shown-photos';

const ERASED: PhotoReceipt = { status: 'refused', message: 'The enquiry was erased' };
/** Photos of an enquiry that are noted, those included that are not kept. */
const NOTED_MAX = 2 * LEAD_PHOTOS_MAX;
const TOO_MANY: PhotoReceipt = { status: 'refused', message: `The enquiry has ${LEAD_PHOTOS_MAX} photos` };
const UNREADABLE = 'It cannot be read as a photo';
const NOT_KEPT = 'It was not kept';

/** The lead of that key, else of that reference; none whose person was erased. */
async function leadOf(payload: Payload, { key, reference }: Pick<Given, 'key' | 'reference'>): Promise<Lead | undefined> {
  const named: Where = key ? { idempotency_key: { equals: key } } : { reference: { equals: reference } };
  const where: Where = { and: [named, { anonymised_at: { exists: false } }] };
  const { docs } = await payload.find({ collection: 'leads', where, limit: 1, depth: 0, trash: true });
  return docs[0];
}

async function receiptOf(payload: Payload, photo: string): Promise<PhotoReceipt | undefined> {
  const { docs } = await payload.find({ collection: 'lead-photos', where: { photo: { equals: photo } }, limit: 1, depth: 0 });
  if (!docs[0]) return undefined;
  return docs[0].file ? { status: 'stored' } : { status: 'refused', message: NOT_KEPT };
}

/** Whether a lead has that photo under that name: a form that is posted twice brings each under two ids. */
async function hasSame(payload: Payload, lead: Lead, name: string, large: Buffer): Promise<boolean> {
  const same: Where[] = [{ lead: { equals: lead.id } }, { name: { equals: name } }, { bytes: { equals: large.length } }];
  const { docs } = await payload.find({ collection: 'lead-photos', where: { and: same }, pagination: false, depth: 0 });
  const files = docs.map(({ file }) => file && readPhotoFile(file, 'large').catch(() => undefined)); // it may be gone
  return (await Promise.all(files)).some((other) => other && large.equals(other));
}

/**
 * Stores a photo of a lead once, made anew. One that cannot be read, or is one too many, is noted, so that office and customer know of
 * it, and its lead stays as it is. The same call adds a photo that a customer sends later: then only the reference is known. Callers wrap it in `whileStoring`.
 */
export async function storePhoto(payload: Payload, given: Given, data: Buffer): Promise<PhotoReceipt> {
  const { photo, name } = given;
  const known = await receiptOf(payload, photo);
  if (known) return known;
  const found = await leadOf(payload, given);
  if (!found) return (await isErased(payload, [given.key, given.reference])) ? ERASED : { status: 'unknown' };
  const made = await makePhoto(data);
  // Whoever erases the person waits for this, or comes before it: then there is no such lead any more.
  return inTurn(payload, `leads ${found.id}`, async () => {
    const [again, lead] = [await receiptOf(payload, photo), await leadOf(payload, given)];
    if (again || !lead) return again ?? ERASED;
    const { totalDocs } = await payload.count({ collection: 'lead-photos', where: { lead: { equals: lead.id } } });
    if (totalDocs >= NOTED_MAX) return TOO_MANY;
    if (made && (await hasSame(payload, lead, name, made.files.large))) return { status: 'stored' };
    const isOver = (await countPhotos(payload, lead)) >= LEAD_PHOTOS_MAX;
    const kept = isOver ? undefined : made;
    const file = kept && (await writePhotoFiles(kept.files));
    const size = kept && { width: kept.width, height: kept.height, bytes: kept.files.large.length };
    try {
      await payload.create({ collection: 'lead-photos', data: { lead: lead.id, photo, name, file, ...size }, depth: 0 });
    } catch (error) {
      await removePhotoFiles(file);
      throw error;
    }
    payload.logger.info({ reference: lead.reference, photo, kept: kept !== undefined }, 'photo stored');
    return kept ? { status: 'stored' } : made ? TOO_MANY : { status: 'refused', message: UNREADABLE };
  });
}

/** Deletes photos, their files first, so that a crash leaves nothing unknown. One that fails keeps no other; then it rejects. */
export async function deletePhotos(payload: Payload, which: Query): Promise<void> {
  const rows = await rowsOf<{ id: number; file: string | null }>(payload, sql`SELECT id, file FROM lead_photos WHERE ${which}`);
  await eachAlone(rows, async ({ id, file }) => {
    await removePhotoFiles(file);
    await execute(payload, sql`DELETE FROM lead_photos WHERE id = ${id}`);
  });
}

/** Deletes what belongs to no enquiry any more: rows, and files that a crash left. */
export async function tidyPhotos(payload: Payload, now: Date): Promise<void> {
  const removeUnknown = async () => {
    const rows = await rowsOf<{ file: string }>(payload, sql`SELECT file FROM lead_photos WHERE file IS NOT NULL`);
    const known = new Set(rows.map(({ file }) => file));
    await removeStrays((file) => known.has(file), now);
  };
  await runAll(payload, {
    'delete photos without an enquiry': () => deletePhotos(payload, sql`lead_id IS NULL`),
    'delete files without a photo': removeUnknown,
  });
}
