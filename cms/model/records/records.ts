import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { labelOf } from '../../forms/parts/record-label';
import type { Values } from './walk';

/** One state of a record or page: what visitors see, or the draft above it. */
export interface RecordState {
  kind: 'collection' | 'global';
  slug: string;
  id?: number;
  title: string;
  /** What it is: "Service page"; empty for a page of its own. */
  type: string;
  fields: SanitizedCollectionConfig['fields'];
  data: Values;
  drafts: boolean;
  /** Values that visitors do not see yet. */
  draft: boolean;
  trashed: boolean;
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig) => Boolean(versions?.drafts);

const selectOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, true as const]));

/** Visitors see the published values; a draft above them is a second state of the same record. */
const isDraft = (doc: Values) => doc._status === 'draft';

/** The top-level fields that are wanted of a collection or global; none leaves it out. */
export type Wanted = (config: SanitizedCollectionConfig | SanitizedGlobalConfig) => string[];

async function ofCollection(payload: Payload, config: SanitizedCollectionConfig, names: string[]): Promise<RecordState[]> {
  if (names.length === 0) return [];
  const title = config.admin.useAsTitle ?? 'id';
  const drafts = hasDrafts(config);
  const query = {
    collection: config.slug as CollectionSlug,
    ...{ depth: 0, pagination: false, limit: 0, trash: true },
    select: selectOf([...names, title, ...(config.trash ? ['deletedAt'] : []), ...(drafts ? ['_status'] : [])]),
  };
  const states = [await payload.find(query), ...(drafts ? [await payload.find({ ...query, draft: true })] : [])];
  const docs = states.map((state) => state.docs.map((doc): Values => ({ ...doc })));
  // Before its first publishing a record has only its draft, which the second query reads in full.
  const stored = (docs[0] ?? []).filter((doc) => !drafts || !isDraft(doc));
  return [...stored, ...(docs[1] ?? []).filter(isDraft)].map((doc) => ({
    kind: 'collection',
    slug: config.slug,
    id: doc.id as number,
    title: String(doc[title] || '') || `${labelOf(config.labels.singular, config.slug)} without a name`,
    type: labelOf(config.labels.singular, config.slug),
    fields: config.fields,
    data: doc,
    drafts,
    draft: isDraft(doc),
    trashed: Boolean(doc.deletedAt),
  }));
}

async function ofGlobal(payload: Payload, config: SanitizedGlobalConfig, names: string[]): Promise<RecordState[]> {
  if (names.length === 0) return [];
  const drafts = hasDrafts(config);
  const query = {
    slug: config.slug as GlobalSlug,
    depth: 0,
    select: selectOf([...names, 'createdAt', ...(drafts ? ['_status'] : [])]),
  };
  const states = [await payload.findGlobal(query), ...(drafts ? [await payload.findGlobal({ ...query, draft: true })] : [])];
  const [stored = {}, latest = {}] = states.map((state): Values => ({ ...state }));
  // Of one that was never saved visitors read the usual words; Payload calls it a draft.
  const isSaved = ({ createdAt }: Values) => Boolean(createdAt);
  const shown = drafts && isSaved(stored) && isDraft(stored) ? [] : [{ ...stored, _status: undefined }];
  return [...shown, ...(drafts && isSaved(latest) && isDraft(latest) ? [latest] : [])].map((data) => ({
    kind: 'global',
    slug: config.slug,
    title: labelOf(config.label, config.slug),
    type: '',
    fields: config.fields,
    data,
    drafts,
    draft: isDraft(data),
    trashed: false,
  }));
}

export async function recordStates(payload: Payload, wanted: Wanted): Promise<RecordState[]> {
  const found: RecordState[] = [];
  for (const global of payload.config.globals) found.push(...(await ofGlobal(payload, global, wanted(global))));
  for (const collection of payload.config.collections)
    found.push(...(await ofCollection(payload, collection, wanted(collection))));
  return found;
}

export const hrefOf = ({ kind, slug, id }: RecordState) =>
  kind === 'global' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`;

export type Shown = 'shown' | 'draft' | 'trash';
export const shownOf = ({ trashed, draft }: RecordState): Shown => (trashed ? 'trash' : draft ? 'draft' : 'shown');
