import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

/** Objects in one answer to a listing. */
const PAGE = 20;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const etagOf = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`;

const strictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request has the signature of these keys (AWS Signature Version 4). */
function isSigned({ method, url = '/', headers }: IncomingMessage): boolean {
  const given = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const [, account, day = '', region = '', names = '', signature] = given ?? [];
  const { pathname, searchParams } = new URL(url, 'http://s3.test');
  const request = [
    method,
    decodeURIComponent(pathname).split('/').map(strictly).join('/'),
    [...searchParams]
      .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${KEYS.secretAccessKey}`);
  const expected = sign(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')).toString('hex');
  return account === KEYS.accessKeyId && signature === expected;
}

/** How far the clocks of client and server may be apart. */
const MAX_SKEW_MS = 15 * 60_000;

/** When a request says that it was sent. */
function sentAt({ headers }: IncomingMessage): number {
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(String(headers['x-amz-date'])) ?? [];
  return Date.parse(`${date?.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time?.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

interface Upload {
  key: string;
  parts: Map<number, Buffer>;
  begun: Date;
}

/** Answers to requests about files that arrive in parts; undefined if this is none. */
function inParts(uploads: Map<string, Upload>, method: string, key: string, query: URLSearchParams, body: Buffer) {
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (query.has('uploads') && method === 'POST') {
    const id = `id=${uploads.size + 1}/+`; // characters that a signature must escape
    uploads.set(id, { key, parts: new Map(), begun: new Date() });
    return { status: 200, xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
  }
  if (query.has('uploads')) {
    const rows = [...uploads].map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    );
    return { status: 200, xml: `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>` };
  }
  if (!query.has('uploadId')) return undefined;
  if (!upload || upload.key !== key) return { status: 404, xml: '<Error><Code>NoSuchUpload</Code></Error>' };
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, xml: '', etag: etagOf(body) };
  }
  if (method === 'DELETE') {
    uploads.delete(query.get('uploadId') ?? '');
    return { status: 204, xml: '' };
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
  const parts = named.map(([, number, etag]) => ({ data: upload.parts.get(Number(number)), etag }));
  if (parts.some(({ data, etag }) => !data || etagOf(data) !== etag))
    return { status: 400, xml: '<Error><Code>InvalidPart</Code></Error>' };
  uploads.delete(query.get('uploadId') ?? '');
  const data = Buffer.concat(parts.flatMap(({ data }) => data ?? []));
  return { status: 200, xml: '<CompleteMultipartUploadResult/>', data };
}

/** Reads a request's body; one of which more than `cutAfter` bytes arrive is cut off. */
async function bodyOf(request: IncomingMessage, cutAfter: number): Promise<Buffer | undefined> {
  if (cutAfter === Number.POSITIVE_INFINITY) return buffer(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > cutAfter) {
      request.socket.destroy();
      return undefined;
    }
  }
  return Buffer.concat(chunks);
}

/** A server that speaks the part of S3's protocol that is used: objects of one bucket, addressed by path, in memory. */
export async function startBucket(address = '127.0.0.1') {
  const objects = new Map<string, { data: Buffer; type: string; modified: Date }>();
  const uploads = new Map<string, Upload>();
  const state = {
    fails: false,
    /** The connection is cut when so many bytes of a body have arrived, or of an object were sent. */
    cutAfter: Number.POSITIVE_INFINITY,
    /** Methods that these keys may not use. */
    forbidden: [] as string[],
    /** Objects may not be changed for some time: what is sent needs its hash. */
    locked: false,
    /** How far the server's clock is ahead, in milliseconds. */
    aheadMs: 0,
    /** When it says no more, with the connection open. */
    silent: undefined as 'at once' | 'half way' | undefined,
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
    const [, name, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const body = await bodyOf(request, state.cutAfter).catch(() => undefined);
    if (!body) return;
    const now = new Date(Date.now() + state.aheadMs);
    const refuse = (status: number, code: string, message = '') =>
      response
        .writeHead(status, { 'content-type': 'application/xml', date: now.toUTCString() })
        .end(`<Error><Code>${code}</Code>${message && `<Message>${escaped(message)}</Message>`}</Error>`);
    if (state.silent === 'at once') return;
    if (state.fails) return refuse(503, 'SlowDown');
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    if (name !== 'media') return refuse(404, 'NoSuchBucket');
    if (state.forbidden.includes(request.method ?? '')) return refuse(403, 'AccessDenied', `This key may not ${request.method}`);
    if (Math.abs(now.getTime() - sentAt(request)) > MAX_SKEW_MS)
      return refuse(403, 'RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.');
    const md5 = request.headers['content-md5'];
    if (state.locked && request.method === 'PUT' && !md5)
      return refuse(
        400,
        'InvalidRequest',
        'Content-MD5 HTTP header is required for Put Object requests with Object Lock parameters',
      );
    if (md5 && md5 !== createHash('md5').update(body).digest('base64')) return refuse(400, 'BadDigest');
    const sha256 = request.headers['x-amz-content-sha256'];
    if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(body).digest('hex'))
      return refuse(400, 'XAmzContentSHA256Mismatch');
    const part = inParts(uploads, request.method ?? '', key, searchParams, body);
    if (part) {
      if (part.data) objects.set(key, { data: part.data, type: '', modified: new Date() });
      return response.writeHead(part.status, part.etag ? { etag: part.etag } : {}).end(part.xml);
    }
    const found = objects.get(key);
    if (request.method === 'GET' && key === '' && searchParams.get('list-type') === '2') {
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const listed = [...objects].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''));
      const rows = listed
        .slice(from, from + PAGE)
        .map(([Key, { data }]) => `<Contents><Key>${escaped(Key)}</Key><Size>${data.length}</Size></Contents>`);
      const next = from + PAGE < listed.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found) return refuse(412, 'PreconditionFailed');
      objects.set(key, { data: body, type: request.headers['content-type'] ?? '', modified: new Date() });
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!found) return refuse(404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const data = range ? found.data.subarray(Number(range[1]), Number(range[2]) + 1) : found.data;
    const headers = {
      'content-type': found.type,
      'content-length': data.length,
      etag: etagOf(found.data),
      'last-modified': found.modified.toUTCString(),
    };
    response.writeHead(range ? 206 : 200, headers);
    if (state.silent) return response.write(data.subarray(0, data.length / 2));
    if (request.method === 'HEAD' || data.length <= state.cutAfter)
      return response.end(request.method === 'HEAD' ? undefined : data);
    response.write(data.subarray(0, state.cutAfter), () => response.destroy());
  });
  server.listen(0, address);
  await once(server, 'listening');
  const endpoint = `http://${address}:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    uploads,
    state,
    settings: { name: 'media', region: 'us-east-1', endpoint, keys: KEYS },
    env: {
      S3_BUCKET: 'media',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** For copies of backups, in a folder of the same bucket. */
    backupEnv: {
      BACKUP_S3_BUCKET: 'media',
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
