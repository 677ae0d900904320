import type { ServerProps } from 'payload';
import { usesOfList } from './cells';
import { ListToolsClient } from './list-tools-client';
import { VIEW_PREFERENCE, type View } from './view';
import { tooSmallFor } from './warnings';

/** Above the library: grid or table, and the pictures that need something. */
export async function ListTools({ payload, user, viewType }: ServerProps & { viewType?: string }) {
  if (!user) return null;
  const all = { collection: 'media', depth: 0, pagination: false, limit: 0 } as const;
  const [uses, { docs }, { docs: chosen }] = await Promise.all([
    usesOfList(payload),
    payload.find({ ...all, select: { alt: true, width: true } }),
    payload.find({
      collection: 'payload-preferences',
      where: { and: [{ key: { equals: VIEW_PREFERENCE } }, { 'user.value': { equals: user.id } }] },
      ...{ limit: 1, depth: 0 },
    }),
  ]);
  const small = docs.filter((picture) => tooSmallFor(picture, uses.get(picture.id) ?? []).length > 0);
  const view: View = chosen[0]?.value === 'table' ? 'table' : 'grid';
  return (
    <ListToolsClient
      view={view}
      inTrash={viewType === 'trash'}
      filters={[
        { label: 'All', count: docs.length, where: undefined },
        {
          label: 'No description yet',
          count: docs.filter(({ alt }) => !alt).length,
          where: { and: [{ alt: { exists: false } }] },
        },
        { label: 'Too small', count: small.length, where: { and: [{ id: { in: small.map(({ id }) => id) } }] } },
        {
          label: 'Used nowhere',
          count: docs.filter(({ id }) => !uses.has(id)).length,
          where: { and: [{ used_in: { exists: false } }] },
        },
      ]}
    />
  );
}
