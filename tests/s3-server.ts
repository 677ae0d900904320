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

/** A server that speaks the part of S3's protocol that is used: objects of one bucket, addressed by path, in memory. */
export async function startBucket(address = '127.0.0.1') {
  const objects = new Map<string, { data: Buffer; type: string; modified: Date }>();
  const state = { fails: false };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
    const [, name, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (state.fails) return refuse(503, 'SlowDown');
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    if (name !== 'media') return refuse(404, 'NoSuchBucket');
    const found = objects.get(key);
    if (request.method === 'GET' && key === '' && searchParams.get('list-type') === '2') {
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const rows = [...objects]
        .slice(from, from + PAGE)
        .map(([Key, { data }]) => `<Contents><Key>${escaped(Key)}</Key><Size>${data.length}</Size></Contents>`);
      const next = from + PAGE < objects.size ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
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
    response.writeHead(range ? 206 : 200, headers).end(request.method === 'HEAD' ? undefined : data);
  });
  server.listen(0, address);
  await once(server, 'listening');
  const endpoint = `http://${address}:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    state,
    settings: { name: 'media', region: 'us-east-1', endpoint, keys: KEYS },
    env: {
      S3_BUCKET: 'media',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
