import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DeadlineExceeded } from 'shared/deadline';
import { requestOutside } from '../../base/process/request-outside';

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
async function ask(url: URL, { bytes, ms, inside }: Limits): Promise<Buffer | URL> {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is no web address`);
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'cleaning-website import' };
  const options = { headers, ms, inside: inside.has('*') || inside.has(url.origin) };
  const read = async (response: IncomingMessage) => {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url))
      return new URL(headers.location, url);
    if (statusCode < 200 || statusCode >= 300) throw new BadStatus(statusCode);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bytes) throw new Error(`it is larger than ${megabytes(bytes)}`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  return requestOutside(url, options, read).catch((error: unknown) => {
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
