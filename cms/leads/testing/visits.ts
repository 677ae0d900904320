import type { Payload } from 'payload';
import type { Role } from '../../base/rights/access';
import { signedIn } from '../../testing/api';
import type { Visit } from '../pages/visit';

/** An account of each role: its session, and itself as the office's pages see it. */
export async function accountsIn(payload: Payload) {
  const tokens: Record<string, string> = {};
  const visits = {} as Record<Role, Visit>;
  for (const role of ['owner', 'leads', 'editor'] as const) {
    const { id, token } = await signedIn(payload, role);
    tokens[role] = token;
    visits[role] = { payload, user: { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' } };
  }
  return { tokens, visits };
}
