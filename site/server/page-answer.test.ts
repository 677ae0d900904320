import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './log';
import { serveCached } from './page-answer';
import { createPageCache } from './page-cache';

const HTML = `<p>${'Clean. '.repeat(5000)}</p>`;

const cache = createPageCache({
  log: createLog(() => undefined),
  render: async () => ({
    status: 200,
    data: '{}',
    version: 'v',
    source: 's',
    used: new Set(),
    incomplete: false,
    draw: async () => ({ html: HTML, headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': 'a page' } }),
  }),
});
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  if (!serveCached({ cache, metrics: { cached: () => undefined } }, request, response)) response.writeHead(404).end();
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

/** Sends requests down one connection, all at once, and reads so many answers as a browser does; says whether it was closed then. */
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

const get = (headers = '', method = 'GET') => `${method} / HTTP/1.1\r\nHost: site\r\nAccept-Encoding: br\r\n${headers}\r\n`;
const withoutConnection = ({ headers: { connection, date, ...headers } }: Answer) => headers;

it('sends a page in one piece with the headers that Node would send, one after another down one connection', async () => {
  const { answers } = await ask([get(), get('Connection: keep-alive\r\n'), get()]);
  const [slow] = (await ask([get('Connection: close\r\n')])).answers;
  for (const answer of answers) {
    expect(answer.status).toBe('HTTP/1.1 200 OK');
    expect(brotliDecompressSync(answer.body).toString()).toBe(HTML);
    expect(withoutConnection(answer)).toEqual(withoutConnection(slow as Answer));
    expect(answer.headers).toMatchObject({ connection: 'keep-alive', 'x-page': 'a page', 'content-encoding': 'br' });
    expect(Math.abs(Date.parse(answer.headers.date ?? '') - Date.now())).toBeLessThan(60_000);
  }
});

it('dates a page by the second in which it is sent', async () => {
  const first = (await ask([get()])).answers[0]?.headers.date;
  await expect.poll(async () => (await ask([get()])).answers[0]?.headers.date).not.toBe(first);
});

it('ends the connection of a visitor who asks for that, and of one who speaks the older protocol', async () => {
  expect((await ask([get('Connection: close\r\n')])).closed).toBe(true);
  const old = await ask(['GET / HTTP/1.0\r\nX-close: 1\r\n\r\n']);
  expect(old.closed).toBe(true);
  expect(old.answers[0]?.body.toString()).toBe(HTML);
});

it('answers what is not a plain GET in between as it should', async () => {
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
