import type { IncomingMessage } from 'node:http';

/** Query parameters that Payload parses as JSON, and answers 500 when they are not. */
const JSON_PARAMETERS = ['where', 'data', 'select', 'populate', 'joins'];
const BACK_OFFICE_API = '/payload-api';
/** What somebody who is not logged in may ask of the accounts. */
const OPEN_CALLS = ['login', 'logout', 'forgot-password', 'reset-password', 'me', 'refresh-token'].map(
  (name) => `${BACK_OFFICE_API}/users/${name}`,
);

export interface Refusal {
  status: 400 | 404;
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

const isLoggedIn = ({ cookie, authorization }: IncomingMessage['headers']) =>
  /(?:^|;\s*)payload-token=[^;]/.test(cookie ?? '') || /^(?:JWT|Bearer) \S/.test(authorization ?? '');

/**
 * Refuses what Next and Payload would answer with 500, and keeps strangers away from Payload's own REST API. Who is logged in
 * and may do what, Payload itself decides afterwards.
 */
export function refusal({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Refusal | undefined {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
    decodeURIComponent(query.replace(/\+/g, ' '));
  } catch {
    return { status: 400, message: 'The address is not well formed' };
  }
  if (!decoded.startsWith('/') || decoded.includes('\0')) return { status: 400, message: 'The address is not well formed' };
  const parameters = new URLSearchParams(query);
  const broken = JSON_PARAMETERS.find((name) => parameters.getAll(name).some((value) => value !== '' && !isJson(value)));
  if (broken && (within(decoded, BACK_OFFICE_API) || within(decoded, '/admin'))) {
    return { status: 400, message: `The parameter ${broken} is not well formed` };
  }
  const open = OPEN_CALLS.includes(decoded.replace(/\/$/, ''));
  if (within(decoded.toLowerCase(), BACK_OFFICE_API) && !open && !isLoggedIn(headers))
    return { status: 404, message: 'Not found' };
  return undefined;
}
