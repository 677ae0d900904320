import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { PageCache } from './page-cache';
import { serveCached } from './page-response';

const HTML = `<p>${'Clean. '.repeat(5000)}</p>`;

const cache = new PageCache({
  endMs: 10_000,
  log: createLog(() => undefined),
  render: async () => ({
    kind: 'page',
    status: 200,
    route: '/',
    shelf: 'listed',
    data: '{}',
    version: 'v',
    source: 's',
    used: new Set(),
    failed: new Set(),
    draw: async () => ({ html: HTML, headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': 'a page' } }),
  }),
});
const counted: [route: string, status: number][] = [];
const site = { cache, metrics: { cached: (route: string, status: number) => counted.push([route, status]) } };
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  if (request.url === '/later') setTimeout(() => response.end('later'), 20);
  else if (!serveCached(site, request, response))
    request.resume().on('end', () => Object.assign(response, { statusCode: 404 }).end());
});

beforeAll(async () => {
  await cache.get('/');
  await cache.idle();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

interface Answer {
  status: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Pipelines requests on one connection and reads the responses as a browser does; also returns whether the server closed it. */
async function ask(requests: string[], bodies = requests.map(() => true)): Promise<{ answers: Answer[]; closed: boolean }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  let rest = Buffer.alloc(0);
  let closed = false;
  socket.once('end', () => (closed = true));
  const answers: Answer[] = [];
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) break;
      const [status = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
      const headers: Record<string, string> = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      const length = bodies[answers.length] ? Number(headers['content-length'] ?? 0) : 0;
      if (rest.length < end + 4 + length) break;
      answers.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length) });
      rest = rest.subarray(end + 4 + length);
    }
    if (answers.length === requests.length && !requests.at(-1)?.includes('close')) break;
  }
  expect(rest).toHaveLength(0);
  return { answers, closed };
}

const get = (headers = '', method = 'GET', path = '/') =>
  `${method} ${path} HTTP/1.1\r\nHost: site\r\nAccept-Encoding: br\r\n${headers}\r\n`;

it('sends several pages with their headers over one connection', async () => {
  const { answers } = await ask([get(), get('Connection: keep-alive\r\n'), get()]);
  for (const answer of answers) {
    expect(answer.status).toBe('HTTP/1.1 200 OK');
    expect(brotliDecompressSync(answer.body).toString()).toBe(HTML);
    expect(answer.headers).toMatchObject({ connection: 'keep-alive', 'x-page': 'a page', 'content-encoding': 'br' });
  }
});

it('closes the connection if the request says so, and for HTTP/1.0', async () => {
  expect((await ask([get('Connection: close\r\n')])).closed).toBe(true);
  const old = await ask(['GET / HTTP/1.0\r\nX-close: 1\r\n\r\n']);
  expect(old.closed).toBe(true);
  expect(old.answers[0]?.body.toString()).toBe(HTML);
});

it('answers other requests between plain GETs', async () => {
  const etag = (await ask([get()])).answers[0]?.headers.etag;
  const { answers } = await ask([get('', 'HEAD'), get(), get(`If-None-Match: ${etag}\r\n`), get()], [false, true, true, true]);
  expect(answers.map(({ status }) => status)).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 304 Not Modified',
    'HTTP/1.1 200 OK',
  ]);
  expect(Number(answers[0]?.headers['content-length'])).toBe(answers[1]?.body.length);
});

it('keeps the order of pipelined requests, even if an earlier one takes longer', async () => {
  const { answers } = await ask([get('', 'GET', '/later'), get(), get('', 'GET', '/nowhere'), get()]);
  expect(answers.map(({ status, body }) => [status, body.length > 5])).toEqual([
    ['HTTP/1.1 200 OK', false],
    ['HTTP/1.1 200 OK', true],
    ['HTTP/1.1 404 Not Found', false],
    ['HTTP/1.1 200 OK', true],
  ]);
  expect(answers[0]?.body.toString()).toBe('later');
});

it('reads the body of a GET that has one', async () => {
  const body = 'x'.repeat(100_000);
  const { answers } = await ask([`${get(`Content-Length: ${body.length}\r\n`)}${body}`, get()]);
  expect(answers.map(({ body }) => brotliDecompressSync(body).toString() === HTML)).toEqual([true, true]);
});

it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br ; q=0.0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['brx, xgzip', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('sends a client that accepts %j the coding %s', async (accept, coding) => {
  const { answers } = await ask([`GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accept}\r\n\r\n`]);
  expect(answers[0]?.headers['content-encoding']).toBe(coding);
});

it('answers 304 to a client that accepts any version', async () => {
  const { answers } = await ask(['GET / HTTP/1.1\r\nhost: x\r\nif-none-match: *\r\n\r\n'], [false]);
  expect(answers[0]?.status).toContain('304');
});

it('sends no body for HEAD, also with 304', async () => {
  const etag = (await ask([get()])).answers[0]?.headers.etag;
  const { answers } = await ask(
    [get('', 'HEAD'), get('If-None-Match: "other"\r\n', 'HEAD'), get(`If-None-Match: ${etag}\r\n`, 'HEAD'), get()],
    [false, false, false, true],
  );
  expect(answers.map(({ status }) => status.slice(9, 12))).toEqual(['200', '200', '304', '200']);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(4).fill('Accept-Encoding'));
  expect(answers[2]?.headers).toMatchObject({ etag, 'x-page': 'a page' });
});

it('sends the page to a browser with another version, or with this one among several', async () => {
  const etag = (await ask([get()])).answers[0]?.headers.etag;
  const { answers } = await ask([get('If-None-Match: "other"\r\n'), get(`If-None-Match: "other", ${etag}\r\n`)], [true, false]);
  expect(answers.map(({ status }) => status.slice(9, 12))).toEqual(['200', '304']);
  expect(brotliDecompressSync(answers[0]?.body ?? Buffer.alloc(0)).toString()).toBe(HTML);
});

it('serves an address with and without its last slash from one page', async () => {
  await cache.get('/about-us');
  const { answers } = await ask([get('', 'GET', '/about-us'), get('', 'GET', '/about-us/'), get('', 'GET', '/about-u')]);
  expect(answers.map(({ status }) => status.slice(9, 12))).toEqual(['200', '200', '404']);
});

it('leaves a post to the site', async () => {
  const { answers } = await ask([get('Content-Length: 0\r\n', 'POST'), get()]);
  expect(answers.map(({ status }) => status.slice(9, 12))).toEqual(['404', '200']);
});

it('counts each answer by route and status', async () => {
  const etag = (await ask([get()])).answers[0]?.headers.etag;
  counted.length = 0;
  await ask([get(), get(`If-None-Match: ${etag}\r\n`)], [true, false]);
  expect(counted).toEqual([
    ['/', 200],
    ['/', 304],
  ]);
});
