import { servicePages } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import type { Payload, Where } from 'payload';

type PromiseName = keyof SiteSettings['claims'];

/** Promises that belong to a service, by the address of its page. */
export const promiseOf: ReadonlyMap<string, PromiseName> = new Map(
  servicePages.flatMap(({ slug, claim }) => (claim ? [[slug, claim]] : [])),
);

const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Promises whose service is not on the site: visitors do not read them. A source that decides that itself passes `{}`. */
export async function endedPromises(source: Pick<Payload, 'find'>, shown = PUBLISHED): Promise<ReadonlySet<PromiseName>> {
  const { docs } = await source.find({
    collection: 'services',
    where: { and: [shown, { slug: { in: [...promiseOf.keys()] } }] },
    pagination: false,
    depth: 0,
    select: { slug: true },
  });
  const offered = new Set(docs.map(({ slug }) => promiseOf.get(slug)));
  return new Set([...promiseOf.values()].filter((name) => !offered.has(name)));
}
