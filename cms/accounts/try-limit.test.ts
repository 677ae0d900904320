import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTryLimit } from './try-limit';

const MAX_AT_ONCE = 25;
const tries = createTryLimit({ trustProxy: ['127.0.0.1'], most: 1000 });
/** Answers attempts with their body and never answers anything else. */
const server = createServer(async (request, response) => {
  if (request.method === 'GET') return;
  const waitMs = await tries(request, response);
  if (waitMs !== undefined) return response.writeHead(429).end();
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part)).on('end', () => response.end(`body: ${Buffer.concat(parts)}`));
});
const sockets: Socket[] = [];

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const head = (address: string, length: number) =>
  `POST /payload-api/users/login HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-length: ${length}\r\n`;

/** Writes on a new connection and resolves with it once a matching answer arrived. */
function write(text: string, answer: RegExp): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(text);
  return answered(socket, answer);
}

function answered(socket: Socket, answer: RegExp): Promise<Socket> {
  let said = '';
  return new Promise((done) => {
    socket.on('data', (chunk) => {
      said += chunk;
      if (answer.test(said)) done(socket);
    });
  });
}

const signIn = () => write(`${head('203.0.113.250', 2)}\r\n{}`, /429|body: \{\}/).then(async (socket) => socket.destroy());
const status = (address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: '{}',
  }).then(async (answer) => [answer.status, await answer.text()]);

it('a request whose body arrives slowly takes no other client’s place, and is answered once it is complete', async () => {
  const slow = await Promise.all(
    Array.from({ length: MAX_AT_ONCE * 2 }, (_, n) =>
      // "100 Continue" shows that the headers were read.
      write(`${head(n % 2 ? '203.0.113.1' : `203.0.113.${n + 2}`, 5)}expect: 100-continue\r\n\r\n{`, /100 Continue/),
    ),
  );
  expect(await status('203.0.113.200')).toEqual([200, 'body: {}']);
  const [first] = slow as [Socket];
  const answer = answered(first, /body: \{ {3}\}/);
  first.write('   }');
  await answer;
});

it('attempts pipelined behind an unread response take no other client’s place', async () => {
  const pipelined = `${head('203.0.113.1', 2)}\r\n{}`.repeat(MAX_AT_ONCE);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`GET /never HTTP/1.1\r\nhost: x\r\n\r\n${pipelined}`);
  await signIn(); // read after them
  expect(await status('203.0.113.201')).toEqual([200, 'body: {}']);
});

it('an empty body is complete at once, the body of a closed connection never', async () => {
  const empty = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/payload-api/users/login`, {
    method: 'POST',
  });
  expect([empty.status, await empty.text()]).toEqual([200, 'body: ']);
  const gone = await write(`${head('203.0.113.1', 5)}expect: 100-continue\r\n\r\n{`, /100 Continue/);
  gone.destroy();
  expect(await status('203.0.113.202')).toEqual([200, 'body: {}']);
});

it('guesses of the password of a network’s file are limited per address (R-MEASURE-5)', async () => {
  const few = createTryLimit({ trustProxy: [], most: 2 });
  const files = createServer(async (request, response) => response.writeHead((await few(request, response)) ? 429 : 401).end());
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(files.address() as AddressInfo).port}${path}`, { headers: { connection: 'close' } }))
      .status;
  const file = '/conversions/google_ads-won.csv';
  expect([await ask(file), await ask(file), await ask(file), await ask('/office')]).toEqual([401, 401, 429, 401]);
  files.close();
});
