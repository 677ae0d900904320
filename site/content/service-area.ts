import type { Reader } from './content';

/** The owner's service area; undefined if it is not set. */
export const ownersServiceArea = (reader: Reader) =>
  reader.addition('serviceArea', (wire) => (wire.areas.length > 0 ? wire : undefined));
