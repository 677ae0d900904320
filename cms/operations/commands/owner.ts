/** `owner.ts EMAIL`: makes the account one that may do everything, or a new one, and prints a link to choose its password. */
import { randomBytes } from 'node:crypto';
import { record } from '../../base/audit/record';
import { orExit } from '../../base/process/or-exit';
import { accountOf, linkFor, showLink } from './accounts';
import { quietPayload } from './quiet';

async function ownersLink(given: string): Promise<string> {
  const payload = await quietPayload();
  const { email, account } = await accountOf(payload, given);
  if (account) {
    await payload.update({ collection: 'users', id: account.id, data: { role: 'owner', paused: false }, depth: 0 });
    await record(payload, { action: 'update', subject: 'users', record: account.id, changed: ['role', 'paused'] });
    return linkFor(payload, account);
  }
  const password = randomBytes(32).toString('base64url');
  const data = { name: email.split('@')[0] ?? email, email, password, role: 'owner' as const, invited: true };
  return linkFor(payload, await payload.create({ collection: 'users', data, depth: 0 }));
}

showLink(await orExit(ownersLink(process.argv[2] ?? '')), 'The account may do everything.');
