import type { CollectionSlug, Payload } from 'payload';
import { addressOf } from '../../forms/fields/page-slug';
import { STARTER_NAME } from '../../model/starter/as-starter';
import { keptSheet, offeredOf } from './kept-sheet';
import { readOffers } from './offers';

/** Records that go off the site once the company is this one, by collection. */
export interface TakenOff {
  services: { id: number; name: string; slug: string }[];
  posts: { id: number; name: string }[];
  testimonials: { id: number; name: string }[];
  cities: { id: number; name: string }[];
}

const SHOWN = { _status: { equals: 'published' } };
const all = { pagination: false, limit: 0, depth: 0 } as const;

/** Cities that the newest settings serve: those of the offices, and further ones. */
async function servedCities(payload: Payload): Promise<Set<string>> {
  const { offices, cities } = await payload.findGlobal({ slug: 'settings', draft: true, depth: 0 });
  return new Set(
    [...(offices ?? []).map(({ city }) => city), ...(cities ?? []).map(({ name }) => name)].map((name) => addressOf(name ?? '')),
  );
}

/**
 * What goes off the site when these services are offered: the others and, with a demonstration, samples and pages of cities that came
 * with it or are not served.
 */
export async function takenOff(payload: Payload, offered: readonly number[]): Promise<TakenOff> {
  const sample = { and: [SHOWN, { sample: { equals: true } }] };
  const [offers, { sample: isTakenOver }] = await Promise.all([
    readOffers(payload),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } }),
  ]);
  const services = offers.filter(({ id, isShown }) => isShown && !offered.includes(id));
  if (!isTakenOver) return { services, posts: [], testimonials: [], cities: [] };
  const [posts, reviews, cities, served] = await Promise.all([
    payload.find({ collection: 'posts', where: sample, select: { title: true }, ...all }),
    payload.find({ collection: 'testimonials', where: sample, select: { name: true }, ...all }),
    payload.find({ collection: 'cities', where: SHOWN, select: { name: true, edited_by: true }, ...all }),
    servedCities(payload),
  ]);
  return {
    services,
    posts: posts.docs.map(({ id, title }) => ({ id, name: title })),
    testimonials: reviews.docs,
    cities: cities.docs.filter(({ name, edited_by }) => edited_by === STARTER_NAME || !served.has(addressOf(name))),
  };
}

type LeftOut = Partial<Record<CollectionSlug, number[]>>;

/** A preview makes some thirty calls at once: all have one answer, until the sheet is saved again. */
const KNOWN_MS = 5000;
let known: { version: string | undefined; until: number; leftOut: Promise<LeftOut> } | undefined;

/** What a preview of the sheet shows as off the site, what is off it already included. */
export async function leftOutByCompany(payload: Payload): Promise<LeftOut> {
  const kept = await keptSheet(payload);
  if (!known || known.version !== kept?.version || known.until < Date.now())
    known = { version: kept?.version, until: Date.now() + KNOWN_MS, leftOut: readLeftOut(payload) };
  known.leftOut.catch(() => (known = undefined)); // asked again
  return known.leftOut;
}

async function readLeftOut(payload: Payload): Promise<LeftOut> {
  const offered = offeredOf(await keptSheet(payload), await readOffers(payload));
  const off = await takenOff(payload, offered);
  const unpublished = async (collection: 'posts' | 'testimonials' | 'cities' | 'services') => {
    const { docs } = await payload.find({ collection, where: { _status: { not_equals: 'published' } }, select: {}, ...all });
    return docs.map(({ id }) => id as number);
  };
  const idsOf = async (collection: keyof TakenOff) => [
    ...off[collection].map(({ id }) => id),
    ...(await unpublished(collection)).filter((id) => collection !== 'services' || !offered.includes(id)),
  ];
  const [services, posts, testimonials, cities] = await Promise.all([
    idsOf('services'),
    idsOf('posts'),
    idsOf('testimonials'),
    idsOf('cities'),
  ]);
  return { services, posts, testimonials, cities };
}
