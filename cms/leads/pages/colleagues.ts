import type { Payload, Where } from 'payload';
import type { Lead } from '../../base/database/payload-types';

export interface Colleague {
  id: number;
  name: string;
}

const select = { name: true, email: true } as const;
const named = ({ id, name, email }: { id: number; name?: string | null; email?: string | null }): Colleague => ({
  id,
  name: name || email || `Account ${id}`,
});

/** The accounts that answer enquiries. */
export async function colleaguesOf(payload: Payload): Promise<Colleague[]> {
  const where: Where = { and: [{ role: { in: ['owner', 'leads'] } }, { paused: { not_equals: true } }] };
  const { docs } = await payload.find({ collection: 'users', where, sort: 'name', pagination: false, depth: 0, select });
  return docs.map(named);
}

/** Who looks after an enquiry, also if that account is paused; undefined if nobody does. */
export async function assigneeOf(payload: Payload, { assigned_to }: Lead): Promise<Colleague | undefined> {
  const id = typeof assigned_to === 'object' ? assigned_to?.id : assigned_to;
  if (!id) return undefined;
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, select });
  return account ? named(account) : { id, name: 'somebody whose account was deleted' };
}
