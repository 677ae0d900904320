import type { CollectionBeforeOperationHook, Where } from 'payload';
import type { Media } from '../../base/database/payload-types';
import { isObject } from '../records/walk';
import { findUses, type Use, type Uses } from './uses';
import { marksOf } from './warnings';

/** The media library's field that no record stores: queries for it are answered from where pictures are used. */
export const USED_IN = 'used_in';

type Condition = Record<string, unknown>;

interface Library {
  pictures: Pick<Media, 'id' | 'alt' | 'width' | 'mimeType'>[];
  uses: Uses;
}

/** What a picture's card says, which is what it is found by. */
const textOf = (picture: Pick<Media, 'alt' | 'width' | 'mimeType'>, uses: Use[]) =>
  [...uses.map(({ place, type }) => `${place} ${type}`), ...marksOf(picture, uses)].join('\n').toLowerCase();

function idsFor({ pictures, uses }: Library, words: unknown): number[] {
  const wanted = String(words).toLowerCase().split(/\s+/).filter(Boolean);
  const found = pictures.filter((picture) => {
    const text = textOf(picture, uses.get(picture.id) ?? []);
    return wanted.every((word) => text.includes(word));
  });
  return found.map(({ id }) => id);
}

/** An empty list would match nothing on one database and fail on the other; no record has the id 0. */
const within = (ids: number[]): Where => ({ id: { in: [0, ...ids] } });

function answer(condition: Condition, library: Library): Where {
  const { uses } = library;
  const { exists } = condition;
  if (exists === undefined) return within(idsFor(library, Object.values(condition)[0]));
  return String(exists) === 'true' ? within([...uses.keys()]) : { id: { not_in: [0, ...uses.keys()] } };
}

function translated(where: Where, library: Library): Where {
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (name === USED_IN && isObject(condition)) return answer(condition, library);
    return {
      [name]: Array.isArray(condition) ? condition.map((inner: Where) => translated(inner, library)) : condition,
    } as Where;
  });
  return parts.length === 1 ? (parts[0] as Where) : { and: parts };
}

export const searchByUse: CollectionBeforeOperationHook = async ({ args, req }) => {
  const query = args as { where?: Where };
  if (!query.where || !JSON.stringify(query.where).includes(`"${USED_IN}"`)) return;
  const all = { collection: 'media', depth: 0, pagination: false, limit: 0, trash: true } as const;
  const { docs: pictures } = await req.payload.find({ ...all, select: { alt: true, width: true, mimeType: true } });
  query.where = translated(query.where, { pictures, uses: await findUses(req.payload) });
};
