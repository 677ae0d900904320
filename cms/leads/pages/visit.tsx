import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { leadEditors } from '../../base/rights/access';
import { signInTo } from '../record/light-page';
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

type Answer = (visit: Visit) => Promise<Response>;

/** Whose session a request has; null without one. */
export const userOf = async (payload: Payload, request: Request) =>
  (await payload.auth({ headers: sessionHeaders(request) })).user;

/** A script keeps what it posts until somebody has signed in, and would take another page for the answer; browsers ask for HTML. */
const isScripts = ({ method, headers }: Request) => method === 'POST' && !headers.get('accept')?.includes('text/html');

/** Answers people who are signed in; others are led to the sign-in and back to `path`. */
export async function forAccounts(payload: Payload, request: Request, path: string, answer: Answer): Promise<Response> {
  const user = await userOf(payload, request);
  if (user) return answer({ payload, user });
  const headers = { 'cache-control': 'no-store' };
  return isScripts(request) ? Response.json({ message: 'Sign in first' }, { status: 401, headers }) : seeOther(signInTo(path));
}

/** Tells somebody that a page is not for their account. */
export const notForYou = ({ payload, user }: Visit, reason: string, link?: { href: string; word: string }): Promise<Response> =>
  officePage(payload, {
    ...{ title: 'Not for your account', status: 403, account: user },
    children: (
      <main>
        <h1>Not for your account</h1>
        <p>{reason}</p>
        {link && (
          <p>
            <a className="plain" href={link.href}>
              {link.word}
            </a>
          </p>
        )}
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
