import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { limitBody } from './slow-bodies';

it('ends a body that takes too long, except photos, which may come over a slow line (R-PHOTO-1)', async () => {
  const server = createServer((incoming, outgoing) => {
    limitBody(incoming, 50);
    incoming.resume().once('end', () => outgoing.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  /** Whether it is answered: the rest of the body comes when a body that begins with it has been given up. */
  const post = (path: string, type: string, rest: Promise<unknown>) =>
    new Promise<boolean>((done) => {
      const headers = { 'content-type': type, 'content-length': 2 };
      const outgoing = request({ port, path, method: 'POST', headers }, (answer) => done(answer.resume().statusCode === 200));
      outgoing.once('error', () => done(false));
      outgoing.write('a');
      rest.then(() => outgoing.end('b'));
    });
  const late = post('/api/contact-submit', 'application/json', new Promise(() => {}));
  const photos = [
    post('/_photos/x', 'application/octet-stream', late),
    post('/free-quote', 'multipart/form-data; boundary=x', late),
  ];
  const prompt = post('/api/contact-submit', 'application/json', Promise.resolve());
  expect(await Promise.all([late, ...photos, prompt])).toEqual([false, true, true, true]);
  server.closeAllConnections();
  server.close();
});
