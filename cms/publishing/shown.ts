import { dequal } from 'dequal';
import type { CollectionSlug, GlobalSlug, Payload, SelectType } from 'payload';
import type { Setting } from '../base/database/payload-types';
import { FACT_SELECT, settingsFacts } from '../base/facts/company-facts';
import { promiseOf } from '../base/facts/ended-promises';
import { postPaths, servicePath } from './addresses';

/** A record of a collection, or a global, which has no id. */
export interface Place {
  slug: CollectionSlug | GlobalSlug;
  id?: number | string;
}

/** What a record looks like to visitors. Two that are equal look the same. */
export interface Shown {
  /** Its addresses on the site, always in the same order. */
  paths: string[];
  /** Whether visitors see it; else it was taken away, and its addresses may lead elsewhere. */
  visible: boolean;
  /** When what visitors see was saved. */
  at?: string;
  leadsTo?: string;
  file?: string;
  /** What texts name of it as facts: of the settings, of the review summary, and of a service that is counted or has a promise. */
  facts?: string;
}

/** The stored record that the site reads: a draft above it is none of its fields. */
export interface Doc {
  _status?: string | null;
  updatedAt?: string;
  deletedAt?: string | null;
  leads_to?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  shape?: string | null;
  slug?: string | null;
  review_count?: string | null;
}

const pathsOf: Partial<Record<Place['slug'], (doc: never) => (string | null | undefined)[]>> = {
  services: ({ slug }: { slug?: string }) => [slug && servicePath(slug)],
  cities: ({ route }: { route?: string }) => [route],
  'own-pages': ({ route }: { route?: string }) => [route],
  posts: postPaths,
  // People keep the link of a PDF; nobody but pages links to a picture.
  media: ({ mimeType, filename }: Doc) => [mimeType === 'application/pdf' ? `/storage/${filename}` : undefined],
};

const factsOfRecord: Partial<Record<Place['slug'], (doc: Doc) => string | undefined>> = {
  // Which day it is has no part in it.
  settings: (doc) => JSON.stringify(settingsFacts(doc as Partial<Setting>, (doc.updatedAt ?? '').slice(0, 10))),
  reviews: ({ review_count }) => review_count ?? undefined,
  services: ({ shape, slug }) => promiseOf.get(slug ?? '') ?? (shape === 'sub-service' ? undefined : 'counted'),
};

export const hasPaths = (slug: Place['slug']) => slug in pathsOf;

/** What visitors see of a stored record; undefined if never seen or gone. In the trash it keeps the addresses told `before`. */
export function shownOf(slug: Place['slug'], doc: Doc | null | undefined, before?: Shown): Shown | undefined {
  if (!doc) return undefined;
  if (doc.deletedAt && before) return { paths: before.paths, visible: false, leadsTo: doc.leads_to ?? undefined };
  const taken = Boolean(doc.deletedAt);
  const published = doc._status !== 'draft';
  if (!published && !doc.leads_to) return undefined;
  // `slug` says which of these records it is.
  const paths = (pathsOf[slug]?.(doc as never) ?? []).filter((path): path is string => Boolean(path));
  const leadsTo = doc.leads_to ?? undefined;
  if (taken || !published) return { paths, visible: false, leadsTo };
  return {
    ...{ paths, visible: true, at: doc.updatedAt, leadsTo },
    file: slug === 'media' ? (doc.filename ?? undefined) : undefined,
    facts: factsOfRecord[slug]?.(doc),
  };
}

/** Equal after a way through the database, which keeps no `undefined`. */
export const looksTheSame = (one: Shown | undefined, other: Shown | undefined) =>
  dequal(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));

export const keyOf = ({ slug, id }: Place) => ['shown', slug, id].filter((part) => part !== undefined).join(' ');

/** What visitors were told of last; publishing alone writes it. */
export const readShown = async (payload: Payload, place: Place) =>
  ((await payload.kv.get(keyOf(place))) as Shown | null) ?? undefined;

export const writeShown = (payload: Payload, place: Place, shown: Shown | undefined): Promise<void> =>
  shown ? payload.kv.set(keyOf(place), { ...shown }) : payload.kv.delete(keyOf(place));

/** What `shownOf` reads; a collection without one of these passes it over. */
export const SELECT: SelectType = {
  ...{ _status: true, updatedAt: true, deletedAt: true, leads_to: true, filename: true, mimeType: true },
  ...{ slug: true, route: true, shape: true, review_count: true },
  ...FACT_SELECT,
};

export async function readStored({ db }: Payload, { slug, id }: Place): Promise<Doc | null> {
  if (id === undefined) return (await db.findGlobal({ slug: slug as GlobalSlug, select: SELECT })) as Doc;
  return db.findOne<Doc & { id: number }>({ collection: slug as CollectionSlug, where: { id: { equals: id } }, select: SELECT });
}
