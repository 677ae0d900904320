import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { record } from '../base/audit/record';
import type { User } from '../base/database/payload-types';
import { isOwner, type Role, roles } from '../base/rights/access';
import { choosePassword, endSessions, expiredCookie, mailPasswordLink, signIn } from './account-acts';
import { invite, sendPasswordLink } from './links';
import { currentPasswordFault } from './password-check';
import { removeSecondFactor } from './second-factor';
import { NOT_TYPED, normalEmail } from './sign-in';

const FRESH = { 'cache-control': 'no-store' };
const answer = (body: object, status = 200) => Response.json(body, { status, headers: FRESH });
const no = (status: 400 | 401 | 403 | 404 | 409, message: string, field?: string) => answer({ message, field }, status);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const EMAIL_MAX = 254;

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

/** Signs in with JSON; people do so at `/office/sign-in`. */
const signInByCall = withData(async ({ payload, data, headers }) => {
  const [email, password] = [normalEmail(data?.email), data?.password];
  if (!email || typeof password !== 'string' || !password.trim()) return no(400, NOT_TYPED);
  const given = { email, password, code: textOf(data?.code), ticket: textOf(data?.ticket) };
  const { cookies, ...session } = await signIn(payload, given, headers);
  const response = answer({ message: 'You are signed in', ...session });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
});

const forgotPassword = withData(async ({ payload, data }) => {
  const email = normalEmail(data?.email);
  if (!email) return no(400, 'Type your e-mail.', 'email');
  await mailPasswordLink(payload, email);
  return answer({ message: 'If there is such an account, a mail is on its way.' });
});

const resetPassword = withData(async ({ payload, data }) => {
  await choosePassword(payload, { token: String(data?.token ?? ''), password: String(data?.password ?? '') });
  const response = answer({ message: 'Your password is saved. Sign in with it.' });
  response.headers.append('set-cookie', expiredCookie(payload));
  return response;
});

/** Calls for accounts; the first three replace Payload's. */
export const accountEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: signInByCall },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: resetPassword },
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
      await endSessions(req.payload, account.id);
      await record(req.payload, { action: 'update', account: user, subject: 'users', record: account.id, changed: ['sessions'] });
      return answer({ message: 'Signed out on every device.' });
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
