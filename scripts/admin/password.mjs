import { checkedConfiguration } from '../checked-configuration.mjs';
import { operate, prepareData, Stop } from '../steps.mjs';

export const usage = 'EMAIL';
export const about = 'prints a link for a new password, and unlocks the account';

/** For whoever is locked out, also without a mail server. The back office need not be stopped. */
export async function run([email]) {
  if (!email) throw new Stop('npm run admin -- password EMAIL: name the account');
  const env = await checkedConfiguration(['cms']);
  prepareData(env);
  await operate('password', [email], env);
}
