import { createHash } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { DomUtils, parseDocument } from 'htmlparser2';
import { withDeadline } from 'shared/deadline';

export interface BucketSettings {
  name: string;
  region: string;
  /** Origin of a server other than AWS; buckets are then addressed by path. */
  endpoint?: string;
  keys: { accessKeyId: string; secretAccessKey: string };
}

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string | Buffer;
  fine?: number[];
}

interface Manner {
  variables: 'S3_' | 'BACKUP_S3_';
  /** Pauses before a request is repeated, in milliseconds. */
  pauses: readonly number[];
  /** Longest time for one request with its repetitions; without it only silence ends one, because links are slow. */
  deadlineMs?: number;
  /** Longest silence of the server or the network, in milliseconds. */
  silenceMs?: number;
}

const SILENCE_MS = 60_000;

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The elements of a bucket's answer with that name, each as a function that reads the text of a child. */
export const elementsOf = (xml: string, tag: string) =>
  DomUtils.getElementsByTagName(tag, parseDocument(xml, { xmlMode: true })).map(
    (element) => (child: string) => DomUtils.textContent(DomUtils.getElementsByTagName(child, element, true, 1)),
  );

/** The code of an answer that is no success, and for people what it says, in the server's words where it has some. */
export function refusalOf(status: number, body: string): { code: string; said: string } {
  const [{ code, message } = { code: '', message: '' }] = elementsOf(body, 'Error').map((read) => ({
    ...{ code: read('Code'), message: read('Message').slice(0, 300) },
  }));
  const what = code || `status ${status}`;
  return { code, said: message ? `${what}: ${message}` : what };
}

/** A bucket's objects by key, with requests that are signed, end, and say what to look at when the bucket says no. */
export function openS3(
  { name, region, endpoint, keys }: BucketSettings,
  { variables, pauses, deadlineMs, silenceMs = SILENCE_MS }: Manner,
) {
  const root = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;

  function adviceOf(status: number, body: string, date: string | undefined): string {
    const { code, said } = refusalOf(status, body);
    if (code === 'NoSuchBucket') return `${variables}BUCKET: there is no bucket ${name} at ${endpoint ?? 'AWS'} (${said})`;
    if (code === 'RequestTimeTooSkewed') {
      const times = `it is ${new Date().toUTCString()} here${date ? ` and ${date} there` : ''}`;
      return `the bucket ${name} refuses us: the clock of this machine is wrong (${times}); set it, and keep it right by NTP`;
    }
    if (status === 401 || status === 403)
      return `the bucket ${name} refuses us (${said}): look at ${variables}ACCESS_KEY_ID, ${variables}SECRET_ACCESS_KEY and what that key may do`;
    if (status === 301 || status === 307)
      return `the bucket ${name} is elsewhere (${said}): look at ${variables}REGION and ${variables}ENDPOINT`;
    return `the bucket ${name} answered ${said}`;
  }

  async function once(method: string, key: string, asked: Asked, signal?: AbortSignal): Promise<http.IncomingMessage> {
    const url = new URL(`${root}/${key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [param, value] of Object.entries(asked.query ?? {})) url.searchParams.set(param, value);
    const body = typeof asked.body === 'object' ? asked.body : Buffer.from(asked.body ?? '');
    const hash = (algorithm: string) => createHash(algorithm).update(body);
    const sent = {
      'x-amz-content-sha256': hash('sha256').digest('hex'),
      ...(body.length > 0 && { 'content-md5': hash('md5').digest('base64') }), // a bucket with Object Lock requires it
      ...asked.headers,
    };
    const signer = new AwsV4Signer({ ...{ method, url: url.href, headers: sent, region, service: 's3' }, ...keys });
    const { url: signed, headers } = await signer.sign();
    const response = await new Promise<http.IncomingMessage>((done, fail) => {
      const request = (signed.protocol === 'https:' ? https : http).request(signed, {
        ...{ method, signal, timeout: silenceMs },
        headers: { ...Object.fromEntries(headers), ...(/^P/.test(method) && { 'content-length': body.length }) },
      });
      let unread = () => false;
      const onSilence = () => {
        if (unread())
          request.socket?.setTimeout(silenceMs, onSilence); // not the server is slow, but who reads it
        else request.destroy(new Error(`${signed.host} has been silent for ${silenceMs / 1000} s`));
      };
      request.once('timeout', onSilence).on('error', fail);
      request.once('response', (answer) => {
        unread = () => answer.readableLength > 0;
        done(answer);
      });
      request.end(body);
    });
    const { statusCode: status = 0, headers: told } = response;
    if ((status >= 200 && status < 300) || asked.fine?.includes(status)) return response;
    throw new Refused(status, adviceOf(status, await text(response), told.date));
  }

  async function repeatedly<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (const ms of pauses) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
        await pause(ms, undefined, { signal });
      }
    }
    return work();
  }

  /** What `read` makes of the answer to one request; without it the body is left out. */
  function ask<T = http.IncomingMessage>(
    method: string,
    key: string,
    asked: Asked = {},
    read: (answer: http.IncomingMessage) => T | Promise<T> = (answer) => answer.resume() as T,
  ): Promise<T> {
    const work = (signal?: AbortSignal) => repeatedly(async () => read(await once(method, key, asked, signal)), signal);
    return deadlineMs === undefined ? work() : withDeadline(deadlineMs, `${method} ${root}/${key}`, work);
  }

  return {
    ask,

    async list(prefix = ''): Promise<{ name: string; bytes: number }[]> {
      const all: { name: string; bytes: number }[] = [];
      let token = '';
      do {
        const query = { 'list-type': '2', ...(prefix && { prefix }), ...(token && { 'continuation-token': token }) };
        const xml = await ask('GET', '', { query }, text);
        for (const read of elementsOf(xml, 'Contents'))
          all.push({ name: read('Key').slice(prefix.length), bytes: Number(read('Size')) });
        [token = ''] = elementsOf(xml, 'ListBucketResult').map((read) => read('NextContinuationToken'));
      } while (token);
      return all;
    },

    async find(key: string) {
      const { statusCode, headers } = await ask('HEAD', key, { fine: [404] });
      if (statusCode === 404) return undefined;
      const modified = new Date(headers['last-modified'] ?? 0);
      return { size: Number(headers['content-length']), modified, etag: headers.etag };
    },

    async remove(key: string): Promise<void> {
      await ask('DELETE', key, { fine: [404] });
    },
  };
}
