import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { onePipelinedAtATime } from './pipelining';

const order: string[] = [];
const server = createServer(
  onePipelinedAtATime((request, response) => {
    order.push(request.url ?? '');
    if (request.url === '/hangs') return;
    request.resume().on('end', () => response.end(request.url));
  }),
);
afterEach(() => {
  order.length = 0;
  server.closeAllConnections();
  server.close();
});

const open = async () => {
  if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  return { socket, answers: () => (text.match(/HTTP\/1\.1 200/g) ?? []).length, text: () => text };
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;

it('answers the requests of one connection in their order, and those of others in between', async () => {
  const many = await open();
  const one = await open();
  many.socket.write(Array.from({ length: 1000 }, (_, index) => get(`/${index}`)).join(''));
  while (order.length === 0) await setImmediate();
  one.socket.write(get('/other'));
  await expect.poll(() => one.answers()).toBe(1);
  await expect.poll(() => many.answers()).toBe(1000);
  expect(order.indexOf('/other')).toBeLessThan(900);
  expect(order.filter((path) => path !== '/other')).toEqual(Array.from({ length: 1000 }, (_, index) => `/${index}`));
});

it('reads the body of a post that waits for its turn', async () => {
  const { socket, answers, text } = await open();
  socket.write(
    `${get('/first')}POST /second HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}${get('/third')}`,
  );
  await expect.poll(answers).toBe(3);
  expect(text().indexOf('/second')).toBeLessThan(text().indexOf('/third'));
});

it('starts nothing for a closed connection', async () => {
  const { socket } = await open();
  socket.write(get('/hangs') + get('/never'));
  await expect.poll(() => order).toEqual(['/hangs']);
  socket.destroy();
  await expect.poll(() => new Promise((done) => server.getConnections((_, count) => done(count)))).toBe(0);
  expect(order).toEqual(['/hangs']);
});
