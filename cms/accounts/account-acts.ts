import { createLocalReq, logoutOperation, type Payload, type Where } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { record } from '../base/audit/record';
import type { Visit } from '../leads/pages/visit';
import { forgetDevices } from '../leads/push/devices';
import { knownDeviceCookie } from './known-device';
import { hashToken, markInvitationAccepted } from './links';
import { runQueued } from './password-queue';
import { trySignIn, withMinimumDuration } from './sign-in';

/** What `payload-token` is made of. */
const cookieOf = ({ collections, config }: Payload) => ({
  collectionAuthConfig: collections.users.config.auth,
  cookiePrefix: config.cookiePrefix,
});

/** Takes the session from a browser. */
export const expiredCookie = (payload: Payload): string => generateExpiredPayloadCookie(cookieOf(payload));

interface SignIn {
  email: string;
  password: string;
  /** Of the second factor, with the ticket of its setup if it is set up now. */
  code?: string;
  ticket?: string;
}

/** Signs in like Payload's own call, but one at a time: see `trySignIn`. Resolves with the session, and cookies for the browser. */
export async function signIn(payload: Payload, { email, password, code, ticket }: SignIn, headers: Headers) {
  const req = Object.assign(await createLocalReq({}, payload), { headers, data: { code, ticket } });
  const login = () => payload.login({ collection: 'users', data: { email, password }, req, overrideAccess: false });
  const { token = '', ...session } = await trySignIn(payload, { email, password, login, headers });
  const cookie = generatePayloadCookie({ ...cookieOf(payload), token });
  const { recovery_codes: recoveryCodes } = req.context;
  return { ...session, token, recoveryCodes, cookies: [cookie, knownDeviceCookie(headers, Number(session.user?.id))] };
}

/** Mails a link to choose a password. Neither the answer nor its duration shows whether the account exists. */
export async function mailPasswordLink(payload: Payload, email: string): Promise<void> {
  // Anybody could end an invitation; a paused account gets no mails.
  const or: Where[] = [{ invited: { equals: true } }, { paused: { equals: true } }];
  await withMinimumDuration(() =>
    runQueued(email, async () => {
      const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email }, or } });
      if (totalDocs === 0) await payload.forgotPassword({ collection: 'users', data: { email }, overrideAccess: false });
    }),
  );
}

async function endSessions(payload: Payload, id: number): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false });
  await forgetDevices(payload, id);
}

/** The same, as somebody wants it. */
export async function signOutEverywhere({ payload, user }: Visit, id: number): Promise<void> {
  await endSessions(payload, id);
  await record(payload, { action: 'update', account: user, subject: 'users', record: id, changed: ['sessions'] });
}

/** Sets a password by link. Payload's own call would also sign in without the second factor; this one leads to the sign-in. */
export async function choosePassword(payload: Payload, given: { token: string; password: string }): Promise<void> {
  const data = { ...given, token: hashToken(given.token) };
  const context = { new_password_by_link: true };
  const { user, token } = await runQueued('', () =>
    payload.resetPassword({ collection: 'users', data, overrideAccess: true, context }),
  );
  const id = Number(user.id);
  await markInvitationAccepted(payload, id);
  if (token) await endSessions(payload, id); // Payload started one with the new password, and nobody received it
}

/** Ends the session of a request. */
export async function signOut({ payload, user }: Visit): Promise<void> {
  await logoutOperation({ collection: payload.collections.users, req: await createLocalReq({ user }, payload) });
}
