/**
 * `password.ts EMAIL [--without-second-factor]`: unlocks an account and prints a link to set a new password, without a mail
 * server. The flag also removes the second factor, for a lost phone and recovery codes.
 */
import { getPayload, type SanitizedConfig } from 'payload';
import { removeSecondFactor } from '../accounts/second-factor';
import { record } from '../audit/record';
import { env } from '../base/env';
import { orExit } from '../boot';
import config from '../payload.config';

const LINK_MS = 60 * 60 * 1000;

async function passwordLink(given: string, withoutSecondFactor: boolean): Promise<string> {
  const quiet = { ...(await config), logger: { options: { level: 'error' } } };
  const payload = await getPayload({ config: quiet as unknown as SanitizedConfig });
  const email = given.trim().toLowerCase();
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 });
  const account = docs.find((candidate) => candidate.email.toLowerCase() === email);
  if (!account)
    throw new Error(`there is no account ${email}; there are ${docs.map((one) => one.email).join(', ') || 'none yet'}`);
  await payload.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
  if (withoutSecondFactor && (await removeSecondFactor(payload, account.id)))
    await record(payload, { action: 'update', subject: 'users', record: account.id, changed: ['second factor'] });
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: LINK_MS,
  });
  await record(payload, { action: 'password-link', account, subject: 'users', record: account.id });
  return `${env.cmsUrl}/admin/reset/${token}`;
}

const WITHOUT = '--without-second-factor';
const link = await orExit(passwordLink(process.argv[2] ?? '', process.argv.includes(WITHOUT)));
process.stdout.write(`\n  ${link}\n\n  Open it within an hour; it works once. The account is unlocked.\n\n`);
process.exit(0);
