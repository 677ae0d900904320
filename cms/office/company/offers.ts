import { servicePages } from 'contract/catalogue';
import type { Payload, Where } from 'payload';

export interface Offer {
  id: number;
  slug: string;
  name: string;
  shape: 'family' | 'standalone' | 'sub-service';
  /** The family's slug, of a service within it. */
  parent?: string;
  /** Where its address leads once it is taken off the site, if its owner said so. */
  leadsTo?: string;
  isShown: boolean;
}

const familyOf = (slug: string) => servicePages.find(({ cards }) => cards?.includes(slug))?.slug;

async function onceShown(payload: Payload, ids: number[]): Promise<Set<unknown>> {
  if (ids.length === 0) return new Set();
  const where: Where = { and: [{ parent: { in: ids } }, { 'version._status': { equals: 'published' } }] };
  const query = { collection: 'services', where, pagination: false, limit: 0, depth: 0 } as const;
  const { docs } = await payload.findVersions({ ...query, select: { parent: true } });
  return new Set(docs.map(({ parent }) => parent));
}

/** All services that may be offered, in the catalogue's order; those that somebody has only begun are theirs. */
export async function readOffers(payload: Payload): Promise<Offer[]> {
  const select = { slug: true, name: true, page_name: true, shape: true, parent: true, leads_to: true, _status: true } as const;
  const query = { collection: 'services', sort: 'id', pagination: false, limit: 0, depth: 0, select } as const;
  const { docs } = await payload.find(query);
  const isOurs = (slug: string) => servicePages.some((page) => page.slug === slug);
  const hidden = docs.filter(({ slug, _status }) => _status !== 'published' && !isOurs(slug));
  const dropped = await onceShown(
    payload,
    hidden.map(({ id }) => id),
  );
  return docs.flatMap(({ id, slug, page_name, name, shape, parent, leads_to, _status }) => {
    const isShown = _status === 'published';
    if (!isShown && !isOurs(slug) && !dropped.has(id)) return [];
    const family = parent || familyOf(slug);
    return [
      {
        id,
        slug,
        name: name || page_name || slug,
        shape,
        ...(family && { parent: family }),
        leadsTo: leads_to || undefined,
        isShown,
      },
    ];
  });
}

/** Services in groups: each family with its parts, then those of their own. */
export function groupsOf(offers: readonly Offer[]): { title: string; offers: Offer[] }[] {
  const within = (slug: string) => offers.filter(({ parent }) => parent === slug);
  const families = offers.filter(({ shape, slug }) => shape === 'family' && within(slug).length > 0);
  const whole = families.map((family) => ({ title: family.name, offers: [family, ...within(family.slug)] }));
  const inFamily = new Set(whole.flatMap((group) => group.offers.map(({ id }) => id)));
  const alone = offers.filter(({ id }) => !inFamily.has(id));
  return [...whole, ...(alone.length > 0 ? [{ title: 'Further services', offers: alone }] : [])];
}
