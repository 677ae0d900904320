import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { choosePassword, expiredCookie, mailPasswordLink, signIn } from './account-acts';
import { NOT_TYPED, normalEmail } from './sign-in';

const FRESH = { 'cache-control': 'no-store' };
const answer = (body: object, status = 200) => Response.json(body, { status, headers: FRESH });
const no = (message: string, field?: string) => answer({ message, field }, 400);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const withData =
  (handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    await addDataAndFileToRequest(req);
    return handle(req);
  };

/** Signs in with JSON; people do so at `/office/sign-in`. */
const signInByCall = withData(async ({ payload, data, headers }) => {
  const [email, password] = [normalEmail(data?.email), data?.password];
  if (!email || typeof password !== 'string' || !password.trim()) return no(NOT_TYPED);
  const given = { email, password, code: textOf(data?.code), ticket: textOf(data?.ticket) };
  const { cookies, ...session } = await signIn(payload, given, headers);
  const response = answer({ message: 'You are signed in', ...session });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
});

const forgotPassword = withData(async ({ payload, data }) => {
  const email = normalEmail(data?.email);
  if (!email) return no('Type your e-mail.', 'email');
  await mailPasswordLink(payload, email);
  return answer({ message: 'If there is such an account, a mail is on its way.' });
});

const resetPassword = withData(async ({ payload, data }) => {
  await choosePassword(payload, { token: String(data?.token ?? ''), password: String(data?.password ?? '') });
  const response = answer({ message: 'Your password is saved. Sign in with it.' });
  response.headers.append('set-cookie', expiredCookie(payload));
  return response;
});

/** Calls for accounts in place of Payload's. */
export const accountEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: signInByCall },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: resetPassword },
];
