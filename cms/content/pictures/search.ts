import type { CollectionBeforeOperationHook, Where } from 'payload';
import { findUses, type Use, type Uses } from './uses';

/** The media library's field that no record stores: queries for it are answered from where pictures are used. */
export const USED_IN = 'used_in';

type Condition = Record<string, unknown>;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (uses: Use[]) =>
  uses
    .map(({ place, type }) => `${place} ${type}`)
    .join('\n')
    .toLowerCase();

/** Ids of pictures that are used somewhere whose name has all these words. */
function idsFor(uses: Uses, words: unknown): number[] {
  const wanted = String(words).toLowerCase().split(/\s+/).filter(Boolean);
  return [...uses].flatMap(([id, places]) => (wanted.every((word) => textOf(places).includes(word)) ? id : []));
}

/** An empty list would match nothing on one database and fail on the other; no record has the id 0. */
const within = (ids: number[]): Where => ({ id: { in: [0, ...ids] } });

function answer(condition: Condition, uses: Uses): Where {
  const { exists } = condition;
  if (exists === undefined) return within(idsFor(uses, Object.values(condition)[0]));
  return String(exists) === 'true' ? within([...uses.keys()]) : { id: { not_in: [0, ...uses.keys()] } };
}

function translated(where: Where, uses: Uses): Where {
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (name === USED_IN && isObject(condition)) return answer(condition, uses);
    return { [name]: Array.isArray(condition) ? condition.map((inner: Where) => translated(inner, uses)) : condition } as Where;
  });
  return parts.length === 1 ? (parts[0] as Where) : { and: parts };
}

/** Lets the library be searched and filtered by where pictures are used. */
export const searchByUse: CollectionBeforeOperationHook = async ({ args, req }) => {
  const query = args as { where?: Where };
  if (!query.where || !JSON.stringify(query.where).includes(`"${USED_IN}"`)) return;
  query.where = translated(query.where, await findUses(req.payload));
};
