import { RESERVED_PATHS } from 'contract/paths';
import type { FieldHook } from 'payload';
import type { OwnPage } from '../../base/database/payload-types';
import { addressOf, freeAddress } from '../../forms/fields/page-slug';

/** Proposes the path of a page that has none from its name, with a number if another page has it. */
export const proposedPath: FieldHook<OwnPage> = async ({ value, data, originalDoc, req }) => {
  const name = data?.title ?? originalDoc?.title ?? '';
  if (value || !name) return value;
  const wanted = `/${addressOf(name)}`;
  const all = { where: { route: { contains: wanted } }, depth: 0, pagination: false, trash: true, req } as const;
  const [cities, pages] = await Promise.all([
    req.payload.find({ collection: 'cities', ...all }),
    req.payload.find({ collection: 'own-pages', ...all }),
  ]);
  const routes = [...cities.docs, ...pages.docs].map(({ route }) => route);
  return freeAddress(wanted, new Set([...routes, ...RESERVED_PATHS]));
};
