import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { withDeadline } from 'shared/deadline';
import { isInside, isOwn } from './inside-addresses';

const DEADLINE_MS = 10_000;
const ANSWER_MAX = 300;

const isForbidden = (address: string) => isInside(address) || isOwn(address);

const refusal = (host: string) => new Error(`${host} is an address of this machine or its network; requests may not go there`);

/** The error for a URL that names an internal address itself; a name is checked by `outsideOnly`. */
export function refusalOf({ hostname }: URL): Error | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isForbidden(host) ? refusal(host) : undefined;
}

/** Resolves a name and rejects internal addresses; the connection uses exactly the checked addresses. */
const outsideOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.some(({ address }) => isForbidden(address))) return done(refusal(host), '');
    const [first] = addresses;
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
  });
};

interface Outside extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string | Buffer;
  /** Whether it may be on this machine or its network, because a person named it. */
  inside: boolean;
  /** Limits the whole request, its answer included. */
  ms: number;
}

/** Sends a request to an address that somebody typed, or that a browser named, and reads the answer. Does not follow redirects. */
export function requestOutside<T>(
  url: URL,
  { body, inside, ms, ...options }: Outside,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const refused = inside ? undefined : refusalOf(url);
  if (refused) return Promise.reject(refused);
  const send = (signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        ...{ ...options, signal },
        agent: false, // a new connection, so that its address is checked each time
        ...(inside ? {} : { lookup: outsideOnly }),
      });
      const finish = (response: IncomingMessage) => resolve(read(response).finally(() => request.destroy()));
      request.on('response', finish);
      // Node reports a switch of protocols nowhere else: without this the promise, and its queue, would wait for ever.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        finish(response);
      });
      request.on('error', reject);
      request.end(body);
    });
  return withDeadline(ms, url.host, send);
}

/** Posts; resolves with the status, and with the beginning of an answer that says what is wrong. */
export function postOutside(url: URL, { body, headers, inside }: Required<Pick<Outside, 'body' | 'headers' | 'inside'>>) {
  const length = { 'content-length': Buffer.byteLength(body) };
  const options = { method: 'POST', headers: { ...headers, ...length }, body, inside, ms: DEADLINE_MS };
  return requestOutside(url, options, async (response) => {
    const { statusCode: status = 0 } = response;
    let answer = '';
    if (status < 400) return { status, answer };
    try {
      for await (const chunk of response.setEncoding('utf8')) {
        answer += chunk;
        if (answer.length >= ANSWER_MAX) break;
      }
    } catch {
      // an answer that is cut off says what it has said
    }
    return { status, answer: answer.slice(0, ANSWER_MAX).trim() };
  });
}
