import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LEAD_PHOTOS_PATH, PHOTO_BYTES_MAX } from 'contract/photo';
import { isSigned, SIGNATURE_HEADER } from 'contract/signature';
import { EDIT_PICTURE_PATH, UPLOAD_BYTES_MAX } from 'contract/upload';
import { ownValue } from 'shared/own-value';
import { requestFault } from 'shared/request';
import { isForm as isAccountForm, isTry, TRY_BODY_MAX } from '../../accounts/try-limit';
import { sessionCheck } from '../../base/process/session-token';

/** Query parameters that Payload parses as JSON; it answers 500 when they are invalid. */
const JSON_PARAMETERS = ['where', 'data', 'select', 'populate', 'joins'];
/** Query parameters that become numbers of a query; databases refuse negative and huge ones. */
const COUNTS = ['page', 'limit'];
const BACK_OFFICE_API = '/payload-api';
/** Paths that accept posts from any origin; others must not come from another website, and most need a session. */
const PROVIDER = ['/api', '/drill', '/go-live'];
/** Whose forms lead to the sign-in without a session. */
const LIGHT_PAGES = '/office';
const POSTED_TO = [BACK_OFFICE_API, LIGHT_PAGES, ...PROVIDER];
/** Account calls that are allowed without a session. */
const OPEN_CALLS = ['login', 'logout', 'forgot-password', 'reset-password', 'me', 'refresh-token'].map(
  (name) => `${BACK_OFFICE_API}/users/${name}`,
);
/** Maximum bodies in bytes: for anybody, with a session, and for what a screen remembers. */
const BODY_MAX = { stranger: 262_144, editor: 5_000_000, preference: 65_536 };

/** Most bytes of the file that the address names, if a site has signed that it sends it. */
function signedFileMax(secret: string, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number | undefined {
  const most = { [LEAD_PHOTOS_PATH]: PHOTO_BYTES_MAX, [EDIT_PICTURE_PATH]: UPLOAD_BYTES_MAX };
  const [, path = ''] = /^\/api([^?]+)\?/.exec(url) ?? [];
  const signature = String(headers[SIGNATURE_HEADER] ?? '');
  return isSigned(secret, url.slice('/api'.length), new Uint8Array(), signature) ? ownValue(most, path) : undefined;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

export interface Refusal {
  status: 400 | 403 | 404 | 405 | 411 | 413 | 415;
  message: string;
}

const within = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A body must declare its length, within the limit: Payload buffers bodies in memory. */
function refuseBody(
  path: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { loggedIn, fileMax }: { loggedIn: boolean; fileMax: number | undefined },
): Refusal | undefined {
  if (headers['transfer-encoding']) return { status: 411, message: 'Say the length of the body' };
  const upload = loggedIn && within(path, `${BACK_OFFICE_API}/media`);
  const small = within(path, `${BACK_OFFICE_API}/payload-preferences`);
  const ofAccount = !loggedIn ? BODY_MAX.stranger : small ? BODY_MAX.preference : upload ? UPLOAD_BYTES_MAX : BODY_MAX.editor;
  const most = isTry(path) ? TRY_BODY_MAX : (fileMax ?? ofAccount);
  if (Number(headers['content-length'] ?? 0) <= most) return undefined;
  return {
    status: 413,
    message: upload ? 'This file is larger than 50 MB. Make it smaller and try again.' : 'The body is too large',
  };
}

/** Whether another website's page sent the request, as current browsers say; in others `SameSite` protects the session. */
function isForeign({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  return origin === undefined ? site === 'cross-site' || site === 'same-site' : !origins.includes(origin);
}

/** Whether a browser says from where it sends. Those that do not could be made to sign in to somebody else's account. */
const saysFrom = ({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders) => origin !== undefined || site !== undefined;

/** Whether the body could come from a plain HTML form on any website, without a CORS preflight. */
const isForm = ({ 'content-length': length, 'content-type': type = '' }: IncomingHttpHeaders) =>
  Number(length ?? 0) > 0 && !/^application\/json\b/i.test(type);

/**
 * A guard that rejects requests which Next and Payload would answer with 500, limits bodies, requires a session signed with
 * `secret` for Payload's REST API, and allows changes only from pages of the origins `own`. Photos are as large only from a site,
 * which signs with `publishSecret`.
 */
export function createGuard(secret: string, origins: readonly string[], publishSecret = '') {
  const isLoggedIn = sessionCheck(secret);
  return (request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>): Refusal | undefined => {
    const { method = 'GET' } = request;
    if (!METHODS.includes(method)) return { status: 405, message: 'Nothing here answers this method' };
    const fault = requestFault(request);
    if (fault) return { status: 400, message: fault };
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
      decodeURIComponent(query.replace(/\+/g, ' '));
    } catch {
      return { status: 400, message: 'The address is not well formed' };
    }
    if (decoded.includes('\0') || /%00/.test(query)) return { status: 400, message: 'The address is not well formed' };
    // Next answers 500 to a React component request that is not a GET.
    if (request.headers.rsc && method !== 'GET') return { status: 400, message: 'Such a request is never posted' };
    // Payload looks its collections up by the path's names, and finds what every object inherits.
    if (within(decoded, BACK_OFFICE_API) && decoded.split('/').some((name) => name in Object.prototype)) {
      return { status: 404, message: 'Not found' };
    }
    const parameters = new URLSearchParams(query);
    const broken = JSON_PARAMETERS.find((name) => parameters.getAll(name).some((value) => value !== '' && !isJson(value)));
    if (broken && (within(decoded, BACK_OFFICE_API) || within(decoded, '/admin'))) {
      return { status: 400, message: `The parameter ${broken} is not well formed` };
    }
    const uncounted = COUNTS.find((name) => parameters.getAll(name).some((value) => !/^\d{0,9}$/.test(value)));
    if (uncounted && within(decoded, BACK_OFFICE_API)) {
      return { status: 400, message: `The parameter ${uncounted} is not a number of at most nine digits` };
    }
    const loggedIn = isLoggedIn(request.headers);
    const overridden = request.headers['x-payload-http-method-override'] !== undefined;
    const changes = overridden || ['PUT', 'PATCH', 'DELETE'].includes(method);
    const open = !changes && OPEN_CALLS.includes(decoded.replace(/\/$/, ''));
    const posted = method !== 'GET' && method !== 'HEAD';
    const foreign = isForeign(request.headers, origins) || (isAccountForm(decoded) && !saysFrom(request.headers));
    if (posted && !PROVIDER.some((parent) => within(decoded, parent)) && foreign) {
      return { status: 403, message: `This came from another website: open the back office at ${origins[0]} and try again` };
    }
    if (posted && open && isForm(request.headers)) return { status: 415, message: 'This call takes JSON alone' };
    if (within(decoded.toLowerCase(), BACK_OFFICE_API) && !open && !loggedIn) return { status: 404, message: 'Not found' };
    const isAction = request.headers['next-action'] !== undefined || !POSTED_TO.some((parent) => within(decoded, parent));
    if (!loggedIn && posted && isAction) return { status: 404, message: 'Not found' };
    return refuseBody(decoded, request, { loggedIn, fileMax: signedFileMax(publishSecret, request) });
  };
}
