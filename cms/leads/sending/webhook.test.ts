import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { isInside, isOwn } from '../../base/process/inside-addresses';
import { refusalOf } from '../../base/process/request-outside';
import { startPayload } from '../../testing/api';
import { callWebhook } from './webhook';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::',
  '::1',
  '::127.0.0.1',
  'fd00::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
])('%s belongs to this machine or its network', (address) => expect(isInside(address)).toBe(true));

it.each(['203.0.113.9', '172.32.0.1', '2001:db8::1', '2606:4700::1111'])('%s belongs to neither', (address) =>
  expect(isInside(address)).toBe(false),
);

describe('the owner’s webhook', () => {
  let payload: Payload;
  let server: Server;
  let port: number;
  const asked: string[] = [];

  beforeAll(async () => {
    payload = await startPayload();
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/switch') {
        request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n');
        return;
      }
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).write('and so on');
    });
    await new Promise<void>((done) => server.listen(0, done));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    env.webhookInside = false;
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = async (webhook_url: string) => {
    await payload.updateGlobal({ slug: 'notifications', data: { webhook_url, webhook_secret: 'a secret of the webhook' } });
    return callWebhook(payload, { id: 1, reference: 'Q-2222-2222' } as Lead, 0, new Date());
  };

  it.each(['localhost', '127.0.0.1', '127.1', '0x7f000001', '2130706433', '0', '[::1]', '[::ffff:127.0.0.1]', '[::]'])(
    'is not called at %s',
    async (host) => {
      expect(await call(`http://${host}:${port}/leads`)).toMatchObject({
        state: 'retry',
        error: expect.stringContaining('may not go there'),
      });
      expect(asked).toEqual([]);
    },
  );

  it('follows no redirect', async () => {
    env.webhookInside = true;
    expect(await call(`http://127.0.0.1:${port}/leads`)).toEqual({ state: 'retry', error: 'it answered 302' });
    expect(asked).toEqual(['/leads']);
  });

  it('is tried again after an answer that switches protocols, and holds up no other enquiry (R-SAFE-9)', async () => {
    env.webhookInside = true;
    expect(await call(`http://127.0.0.1:${port}/switch`)).toEqual({ state: 'retry', error: 'it answered 101' });
  });
});

it('an address of this machine is recognised in every notation (R-SAFE-6)', () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  expect(own.length).toBeGreaterThan(0);
  for (const { address, family } of own) {
    expect(isOwn(address)).toBe(true);
    if (family === 'IPv4') expect(isOwn(`::ffff:${address}`)).toBe(true);
    const host =
      family === 'IPv4'
        ? String(address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0))
        : `[${address.split('%')[0]}]`;
    expect(refusalOf(new URL(`http://${host}/leads`))?.message).toContain('may not go there');
  }
  expect(isOwn('203.0.113.77')).toBe(false);
});
