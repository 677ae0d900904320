import { SignedOut } from 'office/account/signed-out';
import { LinkLine } from 'office/parts';
import { APIError, createLocalReq, type Payload, type PayloadRequest, parseCookies, refreshOperation } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { z } from 'zod';
import { env } from '../../base/process/env';
import { leadEditors } from '../../base/rights/access';
import { SIGN_IN, signInTo } from '../record/light-page';
import { officePage } from './page';

export interface Visit {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
}

/** Leads the browser to another page of the back office, with a GET. */
export function seeOther(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * By which Payload finds the session. It wants all requests from our own pages; but to look, somebody may also follow a link from a
 * mail that is read on a website.
 */
function sessionHeaders({ method, headers }: Request): Headers {
  if (method !== 'GET' && method !== 'HEAD') return headers;
  const looking = new Headers(headers);
  looking.delete('origin');
  looking.set('sec-fetch-site', 'none');
  return looking;
}

/** What a page answers to a form that it does not have. */
export const notOurs = () => new Response('This form is not ours', { status: 400 });

export const formOf = (request: Request): Promise<FormData | undefined> => request.formData().catch(() => undefined);

/** The posted form; undefined if no page of ours has made it. */
export async function readForm<Shape>(request: Request, form: z.ZodType<Shape>): Promise<Shape | undefined> {
  const posted = await formOf(request);
  return posted && form.safeParse(Object.fromEntries(posted)).data;
}

type Answer = (visit: Visit) => Promise<Response>;

/** Whose session a request has; null without one. */
export const userOf = async (payload: Payload, request: Request) =>
  (await payload.auth({ headers: sessionHeaders(request) })).user;

/** A script keeps what it posts until somebody has signed in, and would take another page for the answer; browsers ask for HTML. */
const isScripts = ({ method, headers }: Request) => method === 'POST' && !headers.get('accept')?.includes('text/html');

/** Renews, every half hour, the session of who opens pages or does acts: not of a program, nor of a script that looks for news. */
async function renewSession({ payload, user }: Visit, { method, headers, url }: Request, answer: Response): Promise<Response> {
  const { config, collections } = payload;
  const isLooking = method !== 'POST' && !headers.get('accept')?.includes('text/html,');
  if (isLooking || headers.has('authorization')) return answer;
  const claims = parseCookies(headers).get(`${config.cookiePrefix}-token`)?.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const collection = collections.users;
  if (exp - Date.now() / 1000 > collection.config.auth.tokenExpiration - 30 * 60) return answer;
  try {
    const req = Object.assign(await createLocalReq({ user }, payload), { url });
    const { refreshedToken: token } = await refreshOperation({ collection, req });
    const cookie = { collectionAuthConfig: collection.config.auth, cookiePrefix: config.cookiePrefix, token };
    answer.headers.append('set-cookie', generatePayloadCookie(cookie));
  } catch (error) {
    if (!(error instanceof APIError)) throw error; // else it has lasted as long as it may, or was ended meanwhile
  }
  return answer;
}

/** Fields that are asked for again, and never written into a page. */
const SECRET = /password|^code$|^passed$/;

/**
 * Leads to the sign-in and back: to the address that was asked for, or after a post to `path`. What one of our own forms posted is
 * offered to be sent again; of another website's form nothing is.
 */
async function leadToSignIn(payload: Payload, request: Request, path: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'POST') return seeOther(signInTo(pathname + search));
  const isOurs = env.cmsOrigins.includes(request.headers.get('origin') ?? '');
  const form = isOurs ? await formOf(request) : undefined;
  const posted = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  if (posted.length === 0 || posted.some(([name]) => SECRET.test(name))) return seeOther(signInTo(path));
  const children = <SignedOut address={pathname + search} posted={posted} signIn={SIGN_IN} />;
  return officePage(payload, { title: 'You were signed out', status: 401, children });
}

/** Answers people who are signed in; others are led to the sign-in, and after a post back to `path`. */
export async function forAccounts(payload: Payload, request: Request, path: string, answer: Answer): Promise<Response> {
  const user = await userOf(payload, request);
  if (user) return renewSession({ payload, user }, request, await answer({ payload, user }));
  if (!isScripts(request)) return leadToSignIn(payload, request, path);
  return Response.json({ message: 'Sign in first' }, { status: 401, headers: { 'cache-control': 'no-store' } });
}

/** Tells somebody that a page is not for their account. */
export const notForYou = ({ payload, user }: Visit, reason: string, link?: { href: string; word: string }): Promise<Response> =>
  officePage(payload, {
    ...{ title: 'Not for your account', status: 403, account: user },
    children: (
      <main>
        <h1>Not for your account</h1>
        <p>{reason}</p>
        {link && <LinkLine {...link} />}
      </main>
    ),
  });

/** Answers people who may answer enquiries; others are led to the sign-in, or told that they may not. */
export const forAnswerers = (payload: Payload, request: Request, path: string, answer: Answer): Promise<Response> =>
  forAccounts(payload, request, path, async ({ user }) => {
    if (leadEditors({ req: await createLocalReq({ user }, payload) })) return answer({ payload, user });
    const link = { href: '/admin', word: 'Open the website’s part' };
    return notForYou({ payload, user }, 'Your account edits the site, and does not see enquiries.', link);
  });
