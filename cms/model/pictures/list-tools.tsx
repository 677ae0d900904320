import type { ServerProps } from 'payload';
import { preferenceOf } from '../../forms/parts/preference';
import { ListToolsClient } from './list-tools-client';
import { usesOfList } from './picture-cells';
import { VIEW_PREFERENCE, type View } from './view';
import { marksOf, NO_DESCRIPTION, NOWHERE, TOO_SMALL } from './warnings';

/** Above the library: grid or table, and the pictures that need something. */
export async function ListTools({ payload, user, params }: ServerProps) {
  if (!user) return null;
  const all = { collection: 'media', depth: 0, pagination: false, limit: 0 } as const;
  const [uses, { docs }, chosen] = await Promise.all([
    usesOfList(payload),
    payload.find({ ...all, select: { alt: true, width: true, mimeType: true } }),
    preferenceOf<View>(payload, user.id, VIEW_PREFERENCE),
  ]);
  const marks = docs.flatMap((picture) => marksOf(picture, uses.get(picture.id) ?? []));
  const filters = [NO_DESCRIPTION, TOO_SMALL, NOWHERE].map((mark) => ({
    search: mark,
    count: marks.filter((one) => one === mark).length,
  }));
  const view: View = chosen === 'table' ? 'table' : 'grid';
  return (
    <ListToolsClient
      view={view}
      inTrash={params?.segments?.[2] === 'trash'}
      filters={[{ search: '', count: docs.length }, ...filters]}
    />
  );
}
