import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { record } from '../base/audit/record';
import type { User } from '../base/database/payload-types';
import { isOwner, type Role, roles } from '../base/rights/access';
import { forgetDevices } from '../leads/push/devices';
import { enrolmentRefusals, needsSecondFactor } from './ask-for-code';
import { knownDeviceCookie } from './known-device';
import { hashToken, invite, markInvitationAccepted, sendPasswordLink } from './links';
import { checkPassword, currentPasswordFault } from './password-check';
import { runQueued } from './password-queue';
import { beginEnrolment, confirmEnrolment, removeSecondFactor, renewRecoveryCodes, secondFactorOf } from './second-factor';
import { normalEmail, trySignIn, withMinimumDuration } from './sign-in';

const FRESH = { 'cache-control': 'no-store' };
const answer = (body: object, status = 200) => Response.json(body, { status, headers: FRESH });
const no = (status: 400 | 401 | 403 | 404 | 409, message: string, field?: string) => answer({ message, field }, status);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const NOT_TYPED = 'Type your e-mail and your password.';
const EMAIL_MAX = 254;
const isTyped = (password: unknown): password is string => typeof password === 'string' && password.trim() !== '';

type Handle = (req: PayloadRequest) => Promise<Response>;

const withData =
  (handle: Handle): Handle =>
  async (req) => {
    await addDataAndFileToRequest(req);
    return handle(req);
  };

const signedIn = (handle: (req: PayloadRequest, user: User) => Promise<Response>): Handle =>
  withData(async (req) => (req.user ? handle(req, req.user as User) : no(401, 'Sign in first')));

const mayNot = () => no(403, 'Your account may not do this');

const forOwners = (handle: Handle): Handle => signedIn(async (req, user) => (isOwner(user) ? handle(req) : mayNot()));

/** About an existing account: one's own, or for owners any. */
const aboutAccount = (handle: (req: PayloadRequest, account: User, user: User) => Promise<Response>): Handle =>
  signedIn(async (req, user) => {
    const account = await accountOf(req);
    if (account?.id !== user.id && !isOwner(user)) return mayNot();
    return account ? handle(req, account, user) : no(404, 'There is no such account');
  });

async function accountOf({ payload, routeParams }: PayloadRequest): Promise<User | null> {
  const id = Number(routeParams?.id);
  return Number.isSafeInteger(id) ? payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : null;
}

const noteChange = ({ payload, user }: PayloadRequest, account: number) =>
  record(payload, { action: 'update', account: user, subject: 'users', record: account, changed: ['second factor'] });

/** Signs in like Payload's own call, but one at a time: see `trySignIn`. */
const signIn = withData(async (req) => {
  const { payload } = req;
  const [email, password] = [normalEmail(req.data?.email), req.data?.password];
  if (!email || !isTyped(password)) return no(400, NOT_TYPED);
  const login = () => payload.login({ collection: 'users', data: { email, password }, req, overrideAccess: false });
  const { token = '', ...result } = await trySignIn(payload, { email, password, login, headers: req.headers });
  const { config } = payload.collections.users;
  const cookie = generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix, token });
  const headers = new Headers({ 'set-cookie': cookie, ...FRESH });
  headers.append('set-cookie', knownDeviceCookie(req.headers, Number(result.user?.id)));
  return Response.json({ message: 'You are signed in', token, ...result }, { headers });
});

/** Mails a link to set a password. Neither the answer nor its duration shows whether the account exists. */
const forgotPassword = withData(async (req) => {
  const email = normalEmail(req.data?.email);
  if (!email) return no(400, 'Type your e-mail.', 'email');
  await withMinimumDuration(() =>
    runQueued(email, async () => {
      // Anybody could end an invitation; a paused account gets no mails.
      const or: Where[] = [{ invited: { equals: true } }, { paused: { equals: true } }];
      const where = { email: { equals: email }, or };
      if ((await req.payload.count({ collection: 'users', where })).totalDocs > 0) return;
      await req.payload.forgotPassword({ collection: 'users', data: { email }, req, overrideAccess: false });
    }),
  );
  return answer({ message: 'If there is such an account, a mail is on its way.' });
});

/** Sets a password by link. Payload's own call would also sign in without the second factor; this one leads to the sign-in. */
const chooseNewPassword = withData(async (req) => {
  const data = { token: hashToken(String(req.data?.token ?? '')), password: String(req.data?.password ?? '') };
  const context = { new_password_by_link: true };
  const { user, token } = await runQueued('', () =>
    req.payload.resetPassword({ collection: 'users', data, overrideAccess: true, context }),
  );
  const id = Number(user.id);
  await markInvitationAccepted(req.payload, id);
  if (token) await endSessions(req, id);
  const { config } = req.payload.collections.users;
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
  });
  return Response.json({ message: 'Your password is saved. Sign in with it.' }, { headers: { 'set-cookie': cookie } });
});

/** Ends an account's sessions, and what rings for it. Payload started one with the new password, and nobody received it. */
async function endSessions({ payload }: PayloadRequest, id: number): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false });
  await forgetDevices(payload, id);
}

/**
 * Starts the setup of a second factor: for the signed-in account, or during a sign-in with the right password where the company
 * requires one.
 */
const beginSecondFactor = withData(async (req) => {
  const { payload, user, data } = req;
  const email = user?.email ?? normalEmail(data?.email);
  const fault = user && (await currentPasswordFault(payload, email, data?.password));
  if (fault) return no(400, fault, 'password');
  if (!user && !(email && isTyped(data?.password))) return no(401, NOT_TYPED);
  if (!user) await checkPassword(payload, email, data?.password, req.headers);
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 });
  const [account] = docs;
  if (!account || (!user && !(await needsSecondFactor(req, account)))) return no(401, 'Sign in first');
  if (await secondFactorOf(payload, account.id)) return no(409, enrolmentRefusals.there);
  const { brand } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } });
  return answer(beginEnrolment(account, brand));
});

/** Calls for accounts; the first three replace Payload's. */
export const accountEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: signIn },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: chooseNewPassword },
  {
    path: '/invite',
    method: 'post',
    handler: forOwners(async (req) => {
      const { data } = req;
      const [name, email, role] = [textOf(data?.name), normalEmail(data?.email), textOf(data?.role) as Role];
      if (!name) return no(400, 'Type the name of your colleague.', 'name');
      if (email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
        return no(400, 'Type an e-mail address, such as sam@example.com.', 'email');
      if (!roles.includes(role)) return no(400, 'Choose what your colleague may do.', 'role');
      const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } } });
      if (totalDocs > 0) return no(409, 'There is an account with this e-mail already: open it in the list.', 'email');
      return answer(await invite(req, { name, email, role }), 201);
    }),
  },
  {
    path: '/:id/password-link',
    method: 'post',
    handler: forOwners(async (req) => {
      const account = await accountOf(req);
      if (!account) return no(404, 'There is no such account');
      return account.paused ? no(409, 'This account is paused.') : answer(await sendPasswordLink(req, account));
    }),
  },
  {
    path: '/:id/sign-out-everywhere',
    method: 'post',
    handler: aboutAccount(async (req, account, user) => {
      await endSessions(req, account.id);
      await record(req.payload, { action: 'update', account: user, subject: 'users', record: account.id, changed: ['sessions'] });
      return answer({ message: 'Signed out on every device.' });
    }),
  },
  { path: '/second-factor/begin', method: 'post', handler: beginSecondFactor },
  {
    path: '/second-factor/confirm',
    method: 'post',
    handler: signedIn(async (req, { id }) => {
      const given = { ticket: textOf(req.data?.ticket), code: textOf(req.data?.code) };
      const result = await confirmEnrolment(req.payload, id, given);
      if ('fault' in result) return no(400, enrolmentRefusals[result.fault], 'code');
      await noteChange(req, id);
      return answer({ recovery_codes: result.codes });
    }),
  },
  {
    path: '/second-factor/recovery',
    method: 'post',
    handler: signedIn(async (req, { id, email }) => {
      const fault = await currentPasswordFault(req.payload, email, req.data?.password);
      if (fault) return no(400, fault, 'password');
      if (!(await secondFactorOf(req.payload, id))) return no(404, 'This account has no second factor.');
      await noteChange(req, id);
      return answer({ recovery_codes: await renewRecoveryCodes(req.payload, id) });
    }),
  },
  {
    path: '/:id/second-factor/remove',
    method: 'post',
    handler: aboutAccount(async (req, account, user) => {
      const fault = account.id === user.id ? await currentPasswordFault(req.payload, user.email, req.data?.password) : undefined;
      if (fault) return no(400, fault, 'password');
      if (await removeSecondFactor(req.payload, account.id)) await noteChange(req, account.id);
      return answer({ message: 'The second factor is off.' });
    }),
  },
];
