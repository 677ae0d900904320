import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { asImport, isEdited } from './as-import';
import { type Job, refusalIn } from './job';
import type { Outcome } from './report';

/** Every field may be left out, at any depth. */
export type Partly<T> = T extends (infer Row)[] ? Partly<Row>[] : T extends object ? { [K in keyof T]?: Partly<T[K]> } : T;

export interface Label {
  /** "posts", "reviews": what is counted. */
  kind: string;
  name: string;
  from: string;
}

interface Stored {
  edited_by?: string | null;
  _status?: string | null;
  deletedAt?: string | null;
}

/** The data of any record: Payload has a type for each collection, and the import writes to several. */
export const anyRecord = (data: object) => data as never;

const PUBLISHED = { _status: 'published' } as const;

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Whether a stored record says all that is wanted. What is not wanted (undefined) may be anything. */
function says(stored: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (isNothing(wanted)) return isNothing(stored);
  if (Array.isArray(wanted)) {
    const rows = Array.isArray(stored) ? stored : [];
    return rows.length === wanted.length && wanted.every((row, at) => says(rows[at], row));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    return Object.entries(wanted).every(([key, value]) => says(fields[key], value));
  }
  return stored === wanted;
}

/** What becomes of a record before anything is written; `latest` is its newest draft. */
function decide(published: Stored, latest: Stored, data: object, { overwrite }: Job['options']): Outcome | 'write' {
  if (published._status === 'published' && says(published, data)) return 'already here';
  return isEdited(latest) && !overwrite ? 'left as you edited it' : 'write';
}

/** Writes with the product's checks; a refusal is reported, stops nothing else, and resolves with undefined. */
export async function attempt<T>(job: Job, { kind, name, from }: Label, outcome: Outcome, write: () => Promise<T>) {
  try {
    const written = await write();
    job.report.count(kind, outcome);
    return written;
  } catch (error) {
    job.report.count(kind, 'left out');
    job.report.misfit(from, name, `it could not be saved: ${refusalIn(error)}`);
    return undefined;
  }
}

function leave(job: Job, { kind, name, from }: Label, outcome: Outcome) {
  job.report.count(kind, outcome);
  if (outcome === 'left as you edited it')
    job.report.misfit(from, name, 'it was edited here and says something else; add --overwrite to replace it');
}

/** Saves an existing record, unless it says so already or somebody has edited it. One that was taken down or put into the trash stays so. */
export async function saveRecord<S extends CollectionSlug>(
  job: Job,
  collection: S,
  id: number,
  data: Partly<DataFromCollectionSlug<S>>,
  label: Label,
) {
  const { payload } = job;
  const one = { collection, id, depth: 0, trash: true, disableErrors: true } as const;
  const [published, latest] = [
    (await payload.findByID(one)) as Stored | null,
    (await payload.findByID({ ...one, draft: true })) as Stored | null,
  ];
  if (!published || !latest || published.deletedAt || published._status !== 'published') {
    job.report.count(label.kind, 'already here');
    return job.report.misfit(label.from, label.name, 'it was taken off the site here, or waits as a draft, and stays so');
  }
  const outcome = decide(published, latest, data, job.options);
  if (outcome !== 'write') return leave(job, label, outcome);
  await attempt(job, label, 'changed', () =>
    payload.update({ collection, id, data: anyRecord({ ...data, ...PUBLISHED }), ...asImport }),
  );
}

export async function moveToTrash(job: Job, collection: CollectionSlug, id: number, kind: string) {
  const data = { deletedAt: new Date().toISOString() };
  await job.payload.update({ collection, id, data: anyRecord(data), ...asImport });
  job.report.count(kind, 'moved to the trash');
}
