import { createReadStream } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { addressOf, type BucketSettings, clockAdvice, refusalOf, WRONG_CLOCK } from '../../../base/files/bucket';

/** The S3 bucket of the copies, and the folder in it. */
export interface Place extends BucketSettings {
  /** Ends with a slash. */
  prefix: string;
}

/** Bytes of a file from `start` until before `end`, with the hashes by which a server compares what arrived. */
export interface Part {
  file: string;
  start: number;
  end: number;
  /** In hexadecimal, which a signature contains. */
  sha256: string;
  /** In base64, which a bucket with Object Lock requires. */
  md5: string;
}

/** A request with an empty body, a text, or part of a file. */
export interface Asked {
  query?: Record<string, string>;
  body?: string | Part;
}

/** Longest silence of the server or the network in milliseconds. There is no limit for a whole copy: links are slow. */
const SILENCE_MS = 60_000;

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What to look at when the bucket says no. */
function adviceOf(status: number, body: string, date: string | undefined, { name, endpoint }: Place): string {
  const { code, said } = refusalOf(status, body);
  if (code === 'NoSuchBucket') return `BACKUP_S3_BUCKET: there is no bucket ${name} at ${endpoint ?? 'AWS'}`;
  if (code === WRONG_CLOCK) return `the bucket ${name} refuses us: ${clockAdvice(date)}`;
  if (status === 401 || status === 403)
    return `the bucket ${name} refuses us (${said}): look at BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and what that key may do`;
  if (status === 301 || status === 307)
    return `the bucket ${name} is elsewhere (${said}): look at BACKUP_S3_REGION and BACKUP_S3_ENDPOINT`;
  return `the bucket ${name} answered ${said}`;
}

function begin(request: http.ClientRequest, body: Asked['body']): void {
  if (typeof body !== 'object') return void request.end(body);
  const { file, start, end } = body;
  // A failure is the request's as well, which rejects.
  pipeline(createReadStream(file, { start, end: end - 1 }), request, () => undefined);
}

/** One signed request. Resolves with the answer if its status is a success; its body must be read. */
export async function ask(place: Place, method: string, key: string, asked: Asked = {}): Promise<http.IncomingMessage> {
  const { query = {}, body } = asked;
  const url = new URL(`${addressOf(place)}/${key.split('/').map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const sha256 = typeof body === 'object' ? body.sha256 : body === undefined ? EMPTY_SHA256 : 'UNSIGNED-PAYLOAD';
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': sha256, ...(typeof body === 'object' && { 'content-md5': body.md5 }) },
    ...place.keys,
    region: place.region,
    service: 's3',
  });
  const { url: signed, headers } = await signer.sign();
  const length = typeof body === 'object' ? body.end - body.start : Buffer.byteLength(body ?? '');
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    const { request: open } = signed.protocol === 'https:' ? https : http;
    const request = open(signed, {
      method,
      headers: { ...Object.fromEntries(headers), ...(/^P/.test(method) && { 'content-length': length }) },
      agent: false,
      timeout: SILENCE_MS,
    });
    request.once('timeout', () => request.destroy(new Error(`${signed.host} has been silent for ${SILENCE_MS / 1000} s`)));
    request.on('error', fail);
    request.once('response', done);
    begin(request, body);
  });
  const { statusCode: status = 0, headers: told } = response;
  if (status >= 200 && status < 300) return response;
  throw new Refused(status, adviceOf(status, await text(response), told.date, place));
}
