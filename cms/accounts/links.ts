import { createHash, randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { record } from '../base/audit/record';
import type { User } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';
import { env } from '../base/process/env';
import { companyOf } from '../leads/mails/compose';
import type { Visit } from '../leads/pages/visit';
import { passwordPageOf } from '../leads/record/light-page';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link to set a password is valid: an invitation may wait over a weekend. */
const INVITED_MS = 7 * DAY_MS;
const FORGOTTEN_MS = DAY_MS;

export interface PasswordLink {
  link: string;
  /** Whether there is a mail server to send it; if not, the owner passes the link on. */
  mailed: boolean;
  days: number;
}

/** The stored hash of a link's token: whoever reads the database or a backup cannot use the link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Payload stores the token of a new link in plain text. */
export const hashNewToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const token = data.resetPasswordToken;
  return token && token !== originalDoc?.resetPasswordToken ? { ...data, resetPasswordToken: hashToken(token) } : data;
};

const words = (invited: boolean, { name, brand, link, days }: { name: string; brand: string; link: string; days: number }) =>
  invited
    ? {
        subject: `You are invited to the back office of ${brand}`,
        text: `Hello ${name},

You have an account for the back office of ${brand}. Choose your password within ${days} days:

Choose a password: ${link}

It works once. If you did not expect this mail, do nothing.`,
      }
    : {
        subject: `A new password for the back office of ${brand}`,
        text: `Hello ${name},

Choose a new password for the back office of ${brand} within a day:

Choose a password: ${link}

It works once. If you did not expect this mail, do nothing: the password stays as it is.`,
      };

/** Creates a link to set an account's password, mails it, and returns it. Earlier links become invalid. */
export async function sendPasswordLink({ payload, user }: Visit, account: User): Promise<PasswordLink> {
  const invited = Boolean(account.invited);
  const expiration = invited ? INVITED_MS : FORGOTTEN_MS;
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: account.email },
    disableEmail: true,
    expiration,
  });
  const link = `${env.cmsUrl}${passwordPageOf(token)}`;
  const days = expiration / DAY_MS;
  const { brand, server } = await companyOf(payload);
  const { subject, text } = words(invited, { name: account.name, brand, link, days });
  await payload.sendEmail({ to: account.email, subject, html: text });
  await record(payload, { action: 'password-link', account: user, subject: 'users', record: account.id });
  return { link, mailed: server !== undefined, days };
}

/** Creates an account without a known password: whoever gets the link chooses one. */
export async function invite(visit: Visit, data: Pick<User, 'name' | 'email' | 'role'>): Promise<PasswordLink> {
  const password = randomBytes(32).toString('base64url');
  const account = await visit.payload.create({
    collection: 'users',
    data: { ...data, password, invited: true },
    overrideAccess: false,
    user: visit.user,
    depth: 0,
  });
  return sendPasswordLink(visit, account);
}

/** The account of a link; undefined if the link was used, replaced or is too old. */
export async function accountOfLink(
  payload: Payload,
  token: string,
): Promise<Pick<User, 'name' | 'email' | 'invited'> | undefined> {
  const [account] = await rowsOf<Pick<User, 'name' | 'email' | 'invited'>>(
    payload,
    sql`SELECT name, email, invited FROM users
        WHERE reset_password_token = ${hashToken(token)} AND reset_password_expiration > ${new Date().toISOString()}`,
  );
  return account;
}

export const markInvitationAccepted = (payload: Payload, account: number): Promise<void> =>
  execute(payload, sql`UPDATE users SET invited = FALSE WHERE id = ${account}`);
