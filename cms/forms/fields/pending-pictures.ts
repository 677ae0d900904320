import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook } from 'payload';

const isNode = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

/** A picture of the editor that names no file of the library: it was pasted, and its upload never ended. */
const isPending = (node: unknown) => isNode(node) && node.type === 'upload' && 'children' in node === false && !node.value;

/** The same without such pictures, which no record could be published with. */
function withoutPending(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isPending(one)).map(withoutPending);
  if (!isNode(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutPending(inner)]));
}

/** Takes pasted pictures that were never uploaded out of every text. */
export const dropPendingPictures = (({ data }: { data?: unknown }) => withoutPending(data)) as CollectionBeforeValidateHook &
  GlobalBeforeValidateHook;
