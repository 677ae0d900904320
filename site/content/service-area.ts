import type { ServiceArea } from 'contract/service-area';
import type { Reader } from './content';

/** The owner's service area; undefined if it is not set. */
export async function ownersServiceArea(reader: Reader, additions: ReadonlySet<string>): Promise<ServiceArea | undefined> {
  if (!additions.has('serviceArea')) return undefined;
  return reader.section('serviceArea', (wire) => (wire.areas.length > 0 ? wire : undefined));
}
