import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { outsideOnly, refusalOf } from '../../base/process/outside-only';

export interface Limits {
  bytes: number;
  /** Limits the whole request, its answer included, in milliseconds. */
  ms: number;
  /** Origins that may be on this machine or its network, because a person named them; `*` allows all. */
  inside: ReadonlySet<string>;
}

class BadStatus extends Error {
  constructor(readonly status: number) {
    super(`the server answers with status ${status}`);
  }
}

const MAX_REDIRECTS = 3;
/** A small server may be overrun by our questions for a moment. */
const SECOND_TRY_MS = 1000;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** One request; resolves with the body, or with the address of a redirect. */
function ask(url: URL, { bytes, ms, inside }: Limits): Promise<Buffer | URL> {
  if (!/^https?:$/.test(url.protocol)) return Promise.reject(new Error(`${url.protocol} is no web address`));
  const isNamed = inside.has('*') || inside.has(url.origin);
  const refusal = isNamed ? undefined : refusalOf(url);
  if (refusal) return Promise.reject(refusal);
  const get = (signal: AbortSignal) =>
    new Promise<Buffer | URL>((done, failed) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        headers: { 'accept-encoding': 'identity', 'user-agent': 'cleaning-website import' },
        signal,
        agent: false, // a new connection, so that its address is checked each time
        ...(isNamed ? {} : { lookup: outsideOnly }),
      });
      request.on('error', failed);
      request.on('response', (response) => {
        const { statusCode = 0, headers } = response;
        const end = (error: Error) => {
          failed(error);
          request.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url)) {
          done(new URL(headers.location, url));
          return request.destroy();
        }
        if (statusCode < 200 || statusCode >= 300) return end(new BadStatus(statusCode));
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > bytes) end(new Error(`it is larger than ${megabytes(bytes)}`));
          else chunks.push(chunk);
        });
        response.on('error', failed);
        response.on('end', () => done(Buffer.concat(chunks)));
      });
      request.end();
    });
  return withDeadline(ms, url.host, get).catch((error: unknown) => {
    throw error instanceof DeadlineExceeded ? new Error(`no whole answer in ${ms / 1000} s`) : error;
  });
}

/** A connection that failed, or a server that is busy; a refusal or a file that is too large stays so. */
const mayPass = (error: unknown) =>
  error instanceof BadStatus ? error.status >= 500 || error.status === 429 : error instanceof Error && 'code' in error;

/** Downloads a file within the limits, following redirects. Tries a second time when that may help. */
export async function download(address: string, limits: Limits): Promise<Buffer> {
  const attempt = async () => {
    let url = new URL(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await ask(url, limits);
      if (Buffer.isBuffer(answer)) return answer;
      url = answer;
    }
    throw new Error('it is redirected too often');
  };
  try {
    return await attempt();
  } catch (error) {
    if (!mayPass(error)) throw error;
    await pause(SECOND_TRY_MS);
    return attempt();
  }
}
