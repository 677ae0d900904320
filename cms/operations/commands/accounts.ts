import type { Payload } from 'payload';
import { record } from '../../base/audit/record';
import type { User } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { passwordPageOf } from '../../leads/record/light-page';

const LINK_MS = 60 * 60 * 1000;

/** The account of an e-mail, however it is spelled, and all accounts. */
export async function accountOf(payload: Payload, given: string) {
  const email = given.trim().toLowerCase();
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 });
  return { email, account: docs.find((candidate) => candidate.email.toLowerCase() === email), all: docs };
}

export async function linkFor(payload: Payload, account: Pick<User, 'id' | 'name' | 'email'>): Promise<string> {
  const { email } = account;
  await payload.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration: LINK_MS });
  await record(payload, { action: 'password-link', account, subject: 'users', record: account.id });
  return `${env.cmsUrl}${passwordPageOf(token)}`;
}

export function showLink(link: string, what: string): never {
  process.stdout.write(`\n  ${link}\n\n  Open it within an hour; it works once. ${what}\n\n`);
  process.exit(0);
}
