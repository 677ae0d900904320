import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { readNumbers } from '../fields/number';

/** Rows and texts within one another; a list of the editor takes four for each level. */
const LEVELS_MAX = 300;

const named = (path: readonly string[]) => {
  const end = path.indexOf('root');
  return path.slice(0, end < 0 ? 6 : end).join('.');
};

/** The first value that neither database nor page can hold: NUL, half of a character, an empty place, or what nests without end. */
export function unstorable(data: unknown): { path: string; message: string } | undefined {
  const left: [value: unknown, path: string[], inText: boolean][] = [[data, [], false]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, path, inText] = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return { path: named(path), message: 'This text has a character that cannot be stored. Type it anew.' };
    if (inText && value === null && /^\d+$/.test(path.at(-1) ?? ''))
      return { path: named(path), message: 'This text has an empty place where a paragraph should be.' };
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > LEVELS_MAX) return { path: named(path), message: 'This is nested too deep.' };
    for (const [name, inner] of Object.entries(value)) left.push([inner, [...path, name], inText || name === 'root']);
  }
  return undefined;
}

function check(data: unknown, where: { collection?: string; global?: string }, req: PayloadRequest | undefined) {
  const fault = unstorable(data);
  if (fault) throw new ValidationError({ ...where, errors: [{ ...fault, label: fault.path }], req });
}

/** What a person or program sends; our own writes have been checked where they come from. */
const sentIn = (args: unknown) => {
  const { data, overrideAccess, req } = args as { data?: unknown; overrideAccess?: boolean; req?: PayloadRequest };
  return overrideAccess ? { req } : { data, req };
};

const ofRecord: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { data, req } = sentIn(args);
  readNumbers(collection.fields, data);
  check(data, { collection: collection.slug }, req);
};

const ofPage: GlobalBeforeOperationHook = ({ args, global }) => {
  const { data, req } = sentIn(args);
  readNumbers(global.fields, data);
  check(data, { global: global.slug }, req);
};

/** Reads numbers as people type them, and refuses, with the field's name, what no field can hold. */
export const refuseUnstorable = { record: ofRecord, page: ofPage };

const isNode = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

/** A picture of the editor that names no file of the library: it was pasted, and its upload never ended. */
const isPending = (node: unknown) => isNode(node) && node.type === 'upload' && 'children' in node === false && !node.value;

/** The same without such pictures, which no record could be published with. */
function withoutPending(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isPending(one)).map(withoutPending);
  if (!isNode(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutPending(inner)]));
}

export const dropPendingPictures = (({ data }: { data?: unknown }) => withoutPending(data)) as CollectionBeforeValidateHook &
  GlobalBeforeValidateHook;
