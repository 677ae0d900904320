import type { Payload } from 'payload';
import { editsContent } from './access';

export async function mayEditContent(payload: Payload, account: number): Promise<boolean> {
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true });
  return editsContent(user) && !user.paused;
}
