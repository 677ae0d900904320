import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { download } from './download';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const limits = { bytes: 1000, ms: 5000, inside: new Set([origin]) };
  return { origin, limits };
}

it('follows redirects, and tries a second time when the server was busy', async () => {
  let asked = 0;
  const { origin, limits } = await serve((request, response) => {
    asked++;
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.writeHead(asked < 3 ? 503 : 200).end('words');
  });
  expect((await download(`${origin}/old`, limits)).toString()).toBe('words');
});

it('stops at a file that is too large, or that does not end in time', async () => {
  const { origin, limits } = await serve((request, response) => {
    response.writeHead(200);
    const more = () => response.write('x'.repeat(500), () => request.url === '/large' && setImmediate(more));
    more();
  });
  await expect(download(`${origin}/large`, limits)).rejects.toThrow('it is larger than');
  await expect(download(`${origin}/slow`, { ...limits, bytes: 1e9, ms: 100 })).rejects.toThrow();
});

it('requests an address inside this network only if a person named it, also behind a redirect (R-IMPORT-4)', async () => {
  let inside = 0;
  const { origin, limits } = await serve((request, response) => {
    if (request.url === '/out') return response.writeHead(302, { location: `http://127.0.0.2:${new URL(origin).port}/` }).end();
    inside++;
    return response.end('secret');
  });
  for (const address of [`${origin}/`, `http://localhost:${new URL(origin).port}/`])
    await expect(download(address, { ...limits, inside: new Set() })).rejects.toThrow(
      'an address of this machine or its network',
    );
  await expect(download(`${origin}/out`, limits)).rejects.toThrow('127.0.0.2 is an address of this machine');
  expect(inside).toBe(0);
});

it.each(['file:///etc/hostname', 'ftp://files.example/x'])('rejects %s as a web address', async (address) => {
  await expect(download(address, { bytes: 1000, ms: 1000, inside: new Set(['*']) })).rejects.toThrow('is no web address');
});
