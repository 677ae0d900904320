import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { leadEditors } from '../../base/rights/access';
import { officePage } from './page';

export interface Visit {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
}

/** Leads the browser to another page of the back office, with a GET. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

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

/** Answers people who may answer enquiries; others are led to the sign-in and back to `path`, or told that they may not. */
export async function forAnswerers(
  payload: Payload,
  request: Request,
  path: string,
  answer: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const { user } = await payload.auth({ headers: sessionHeaders(request) });
  if (!user) return seeOther(`/admin/login?redirect=${encodeURIComponent(path)}`);
  if (leadEditors({ req: await createLocalReq({ user }, payload) })) return answer({ payload, user });
  return officePage(payload, {
    title: 'Not for your account',
    status: 403,
    children: (
      <main>
        <h1>Not for your account</h1>
        <p>Your account edits the site, and does not see enquiries.</p>
        <p>
          <a className="plain" href="/admin">
            Open the back office
          </a>
        </p>
      </main>
    ),
  });
}
