import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { withDeadline } from 'shared/deadline';
import { outsideOnly, refusalOf } from './outside-only';

const DEADLINE_MS = 10_000;
const ANSWER_MAX = 300;

interface Post {
  body: string | Buffer;
  headers: Record<string, string | number>;
  inside: boolean;
}

/** Posts to an address that somebody typed, or that a browser named; resolves with the status. Does not follow redirects. */
export function postOutside(url: URL, { body, headers, inside }: Post): Promise<{ status: number; answer: string }> {
  const refusal = inside ? undefined : refusalOf(url);
  if (refusal) return Promise.reject(refusal);
  const post = (signal: AbortSignal) =>
    new Promise<{ status: number; answer: string }>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false, // a new connection, so that its address is checked each time
        ...(inside ? {} : { lookup: outsideOnly }),
      });
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let answer = '';
        const finish = () => {
          resolve({ status, answer: answer.slice(0, ANSWER_MAX).trim() });
          response.destroy();
        };
        if (status >= 200 && status < 400) return finish(); // such an answer says nothing that is needed
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          answer += chunk;
          if (answer.length >= ANSWER_MAX) finish();
        });
        response.on('error', finish);
        response.once('close', finish);
      });
      // Node reports a switch of protocols nowhere else: without this the promise, and its queue, would wait for ever.
      request.on('upgrade', ({ statusCode: status = 101 }, socket) => {
        socket.destroy();
        resolve({ status, answer: '' });
      });
      request.on('error', reject);
      request.end(body);
    });
  return withDeadline(DEADLINE_MS, url.host, post);
}
