import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a network got it. */
export interface NetworkRequest {
  path: string;
  query: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was posted
  body: any;
}

/** Of Meta's Graph API, by November 2026. */
const OLDEST_VERSION = 25;

/** Answers of Google Analytics and of Meta's Graph API, by whether secret and shape are right. */
function answerTo({ path, query, body }: NetworkRequest): { status: number; body?: object } {
  if (path === '/debug/mp/collect') {
    const right = /^\d+\.\d+$/.test(body.client_id) && /^G-/.test(query.measurement_id ?? '');
    return { status: 200, body: { validationMessages: right ? [] : [{ description: 'client_id has invalid format' }] } };
  }
  if (path === '/mp/collect') return { status: 204 };
  const [, version] = /^\/v(\d+)\.\d+\/\d+\/events$/.exec(path) ?? [];
  if (!version) return { status: 404, body: {} };
  if (Number(version) < OLDEST_VERSION)
    return { status: 400, body: { error: { message: 'You are calling a deprecated version of the Ads API.', code: 2635 } } };
  if (body.access_token !== 'the right token')
    return { status: 400, body: { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } } };
  const [event] = body.data;
  const incomplete = event.action_source === 'website' && !(event.user_data.client_user_agent && event.event_source_url);
  if (incomplete) return { status: 400, body: { error: { message: 'Invalid parameter', code: 100 } } };
  return { status: 200, body: { events_received: body.data.length, fbtrace_id: 'trace' } };
}

/** A server that stands in for Google Analytics (Measurement Protocol) and Meta (Conversions API); `down` makes it answer 503. */
export async function networkServer() {
  const requests: NetworkRequest[] = [];
  const state = { down: false };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://network');
    const asked = { path: url.pathname, query: Object.fromEntries(url.searchParams), body: JSON.parse(text) };
    requests.push(asked);
    const answer = state.down ? { status: 503 } : answerTo(asked);
    response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' });
    response.end('body' in answer && answer.body ? JSON.stringify(answer.body) : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    state,
    /** Requests to a path that begins so. */
    to: (path: string) => requests.filter((request) => request.path.startsWith(path)),
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** Fetches a file of one conversion as Google Ads does on its schedule, with user name and password: its rows by column. */
export async function conversionsFetched(address: string, user: string, password: string): Promise<Record<string, string>[]> {
  if (!/\/[^/]+\.csv$/.test(address)) throw new Error(`Google Ads refuses a file without an extension: ${address}`);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const response = await fetch(address, { headers: { authorization } });
  if (!response.ok) throw new Error(`Google Ads cannot fetch the file: ${response.status}`);
  const [head = [], ...rows] = (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}
