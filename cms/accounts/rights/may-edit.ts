import type { Payload, PayloadRequest } from 'payload';
import { contentEditors } from './access';

/** Whether the account exists, is not paused, and may edit content. */
export async function mayEditContent(payload: Payload, account: number): Promise<boolean> {
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true });
  return user !== null && !user.paused && contentEditors({ req: { user } as PayloadRequest }) === true;
}
