import type { DataFromCollectionSlug, Where } from 'payload';
import { asImport, isEdited, isStarters } from './as-import';
import type { Job } from './job';
import type { Origin } from './ledger';
import { anyRecord, attempt, type Label, moveToTrash, type Partly, saveRecord } from './save';

type Listed = 'posts' | 'testimonials';

interface Item<S extends Listed> {
  /** The thing at its source, for the next import. */
  origin: Origin;
  data: Partly<DataFromCollectionSlug<S>>;
  /** Why it waits as a draft; without a reason it is published. */
  draft?: string;
  /** Fields by which a record is found again whose import was interrupted, or that came from another source. */
  sameIn: readonly (keyof DataFromCollectionSlug<S> & string)[];
  label: Label;
}

/** Id of the record that this thing became, also of one that was removed since. */
async function findRecord<S extends Listed>(
  job: Job,
  collection: S,
  { origin, data, sameIn }: Item<S>,
): Promise<number | undefined> {
  const { payload, ledger } = job;
  const noted = await ledger.find(collection, origin);
  if (noted !== undefined) return noted;
  const values = data as Record<string, unknown>;
  const and = sameIn.map((field) => ({ [field]: values[field] === undefined ? { exists: false } : { equals: values[field] } }));
  const all = { collection, where: { and }, depth: 0, trash: true, pagination: false } as const;
  // Drafts are found by their versions, and a record without one if an import was killed while it stored the record.
  const found = [...(await payload.find({ ...all, draft: true })).docs, ...(await payload.find(all)).docs];
  for (const { id, sample } of found as { id: number; sample?: boolean }[]) {
    // Two posts of one title and day are two: the record of one is not the other's.
    if (sample || !(await ledger.isFree(collection, origin, id))) continue;
    await ledger.note(collection, origin, id);
    return id;
  }
  return undefined;
}

async function create<S extends Listed>(job: Job, collection: S, { origin, data, draft, label }: Item<S>) {
  const { payload, ledger } = job;
  const status = { sample: false, _status: draft ? 'draft' : 'published' };
  const options = { collection, data: anyRecord({ ...data, ...status }), draft: Boolean(draft), ...asImport };
  const made = await attempt(job, label, 'added', async () => payload.create(options as Parameters<typeof payload.create>[0]));
  if (!made) return undefined;
  await ledger.note(collection, origin, made.id as number);
  return made.id as number;
}

type Latest = { _status?: string; edited_by?: string };

/** Saves a record that needs to wait no more, or says something else at its source. */
async function saveKnown<S extends Listed>(job: Job, collection: S, id: number, latest: Latest, { data: given, label }: Item<S>) {
  const data = { ...given, slug: undefined }; // its address here may have a number, and stays
  if (latest._status !== 'draft' || isEdited(latest)) return saveRecord(job, collection, id, data, label);
  // It has now what it lacked in an earlier import.
  const published = anyRecord({ ...data, _status: 'published' });
  await attempt(job, label, 'changed', () => job.payload.update({ collection, id, data: published, ...asImport }));
}

/** Adds a post or a review, or saves the one that it became; what was removed here is not brought back. */
export async function saveListed<S extends Listed>(job: Job, collection: S, item: Item<S>): Promise<number | undefined> {
  const { draft, label } = item;
  const { payload, report } = job;
  const reportDraft = () => draft && report.misfit(label.from, label.name, `${draft}; it waits as a draft`);

  const known = await findRecord(job, collection, item);
  if (known === undefined) {
    const id = await create(job, collection, item);
    if (id !== undefined) reportDraft();
    return id;
  }
  const one = { collection, id: known, depth: 0, disableErrors: true, draft: true } as const;
  const latest = (await payload.findByID(one)) as Latest | null;
  if (latest && !draft) await saveKnown(job, collection, known, latest, item);
  else report.count(label.kind, 'already here');
  if (latest?._status === 'draft') reportDraft();
  return latest ? known : undefined;
}

/** Samples give way to what is on the site beside them: those that nobody has edited go into the trash. */
export async function retireSamples(job: Job, collection: Listed, kind: string): Promise<void> {
  const { payload } = job;
  const real: Where = { and: [{ sample: { not_equals: true } }, { _status: { equals: 'published' } }] };
  if ((await payload.count({ collection, where: real })).totalDocs === 0) return;
  const where = { sample: { equals: true } };
  const { docs } = await payload.find({ collection, where, depth: 0, draft: true, pagination: false, limit: 0 });
  for (const doc of docs) if (isStarters(doc)) await moveToTrash(job, collection, doc.id, kind);
}
