import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';

async function statusBeforeSpam(payload: Payload, { id }: Lead): Promise<Lead['status']> {
  const { docs } = await payload.findVersions({
    collection: 'leads',
    where: { and: [{ parent: { equals: id } }, { 'version.status': { not_equals: 'spam' } }] },
    ...{ sort: '-updatedAt', limit: 1, pagination: false, depth: 0 },
  });
  return docs[0]?.version.status ?? 'new';
}

export const maybeSpam = ({ status, suspicion }: Pick<Lead, 'status' | 'suspicion'>) => status === 'spam' || Boolean(suspicion);

/** What *Not spam* changes: the warning goes, and spam is what it was before; undefined if there is nothing to change. */
export async function notSpam(payload: Payload, lead: Lead): Promise<Partial<Lead> | undefined> {
  if (!maybeSpam(lead)) return undefined;
  return { suspicion: null, ...(lead.status === 'spam' && { status: await statusBeforeSpam(payload, lead) }) };
}
