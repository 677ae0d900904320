import { type Redirect, spelledOnce } from 'contract/redirect';
import { pathOnly, postPaths, readAddresses } from '../publishing/addresses';
import { api } from './base';
import type { Source } from './source';

/** Unpublished posts with the owner's choice of a redirect. */
async function hiddenPosts({ payload }: Source) {
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [{ leads_to: { exists: true } }, { or: [{ _status: { not_equals: 'published' } }, { deletedAt: { exists: true } }] }],
    },
    select: { slug: true, leads_to: true },
    trash: true,
    pagination: false,
    limit: 0,
    depth: 0,
  });
  return docs.flatMap((post) => postPaths(post).map((path) => ({ path, leads_to: post.leads_to })));
}

/** Final target of each old address; none for circular redirects. */
function settle(next: Map<string, string>): Redirect[] {
  return [...next].flatMap(([from, first]) => {
    const seen = new Set([from]);
    let to = first;
    while (to.startsWith('/') && next.has(pathOnly(to))) {
      const path = pathOnly(to);
      if (seen.has(path)) return [];
      seen.add(path);
      to = next.get(path) ?? to;
    }
    return to.startsWith('/') && pathOnly(to) === from ? [] : { from, to };
  });
}

/** The owner's redirects, and those of removed pages; a redirect overrides the choice at the page. */
export const redirect = {
  redirects: api.redirects.handler(async ({ context: { source } }) => {
    const [{ services, cities, own }, posts, { docs }] = await Promise.all([
      readAddresses(source.payload, source),
      hiddenPosts(source),
      source.find({ collection: 'redirects', pagination: false, limit: 0, depth: 0 }),
    ]);
    const taken = [...[...services, ...cities, ...own].filter((page) => page.taken), ...posts];
    const chosen = taken.flatMap(({ path, leads_to }) => (leads_to ? [[spelledOnce(path), leads_to] as const] : []));
    return settle(new Map([...chosen, ...docs.map(({ from, to }) => [from, to] as const)]));
  }),
};
