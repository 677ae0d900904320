import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';

export interface Colleague {
  id: number;
  name: string;
}

interface Account extends Colleague {
  /** Whether an enquiry can be given to it. */
  answers: boolean;
}

/** All accounts by name, those that left too: they may have looked after an enquiry. */
export async function accountsOf(payload: Payload): Promise<Account[]> {
  const select = { name: true, email: true, role: true, paused: true } as const;
  const { docs } = await payload.find({ collection: 'users', pagination: false, limit: 0, depth: 0, sort: 'name', select });
  return docs.map(({ id, name, email, role, paused }) => ({ id, name: name || email, answers: role !== 'editor' && !paused }));
}

/** Names of accounts, by id. */
export const namesOf = async (payload: Payload): Promise<Map<unknown, string>> =>
  new Map((await accountsOf(payload)).map(({ id, name }) => [id, name]));

/** The accounts that answer enquiries. */
export const colleaguesOf = async (payload: Payload): Promise<Colleague[]> =>
  (await accountsOf(payload)).filter(({ answers }) => answers);

/** Who looks after an enquiry, also if that account is paused; undefined if nobody does. */
export async function assigneeOf(payload: Payload, { assigned_to }: Lead): Promise<Colleague | undefined> {
  const id = typeof assigned_to === 'object' ? assigned_to?.id : assigned_to;
  return id ? { id, name: (await namesOf(payload)).get(id) ?? 'somebody whose account was deleted' } : undefined;
}
