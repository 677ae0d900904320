/** `password.ts EMAIL [--without-second-factor]`: unlocks an account and prints a link to set a new password. */

import { removeSecondFactor } from '../../accounts/second-factor';
import { record } from '../../base/audit/record';
import { orExit } from '../../base/process/or-exit';
import { accountOf, linkFor, showLink } from './accounts';
import { quietPayload } from './quiet';

async function passwordLink(given: string, withoutSecondFactor: boolean): Promise<string> {
  const payload = await quietPayload();
  const { email, account, all } = await accountOf(payload, given);
  if (!account)
    throw new Error(`there is no account ${email}; there are ${all.map((one) => one.email).join(', ') || 'none yet'}`);
  if (withoutSecondFactor && (await removeSecondFactor(payload, account.id)))
    await record(payload, { action: 'update', subject: 'users', record: account.id, changed: ['second factor'] });
  return linkFor(payload, account);
}

const WITHOUT = '--without-second-factor';
showLink(await orExit(passwordLink(process.argv[2] ?? '', process.argv.includes(WITHOUT))), 'The account is unlocked.');
