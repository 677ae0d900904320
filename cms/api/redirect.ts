import { type Redirect, redirectOf, spelledOnce } from 'contract/redirect';
import { postPaths, readAddresses } from '../publishing/addresses';
import { type Place, readShown } from '../publishing/shown';
import { api } from './base';
import type { Source } from './source';

interface Gone {
  slug: Place['slug'];
  id: number;
  /** Its addresses as stored: in the trash, those of its newest draft. */
  paths: string[];
  leads_to?: string | null;
}

async function hiddenPosts({ payload }: Source): Promise<Gone[]> {
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
  return docs.map((post) => ({ slug: 'posts', id: post.id, paths: postPaths(post), leads_to: post.leads_to }));
}

/** Where the addresses that visitors knew of a record lead, as its owner chose. */
async function chosen({ slug, id, paths, leads_to }: Gone, { payload }: Source): Promise<[from: string, to: string][]> {
  if (!leads_to) return [];
  const shown = await readShown(payload, { slug, id });
  return (shown?.paths ?? paths).map((path) => [spelledOnce(path), leads_to]);
}

/** Final target of each old address; none for circular redirects. */
function followChains(next: Map<string, string>): Redirect[] {
  const all = [...next].map(([from, to]) => ({ from, to }));
  return all.flatMap(({ from, to: first }) => {
    const seen = new Set([from]);
    let to = first;
    for (;;) {
      const onward = to.startsWith('/') ? redirectOf(all, to)?.redirect : undefined;
      if (!onward) return { from, to };
      if (seen.has(onward.from)) return [];
      seen.add(onward.from);
      to = onward.to;
    }
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
    const pages = Object.entries({ services, cities, 'own-pages': own }) as ['services' | 'cities' | 'own-pages', typeof own][];
    const taken = pages.flatMap(([slug, all]) =>
      all.filter((page) => page.taken).map(({ id, path, leads_to }): Gone => ({ slug, id, paths: [path], leads_to })),
    );
    const choices = await Promise.all([...taken, ...posts].map((record) => chosen(record, source)));
    return followChains(new Map([...choices.flat(), ...docs.map(({ from, to }): [string, string] => [from, to])]));
  }),
};
