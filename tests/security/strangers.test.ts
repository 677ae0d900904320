import { connect } from 'node:net';
import { expect, inject, it } from 'vitest';
import { dashboard, OWNER } from '../kit/stack';

const cms = inject('cmsUrl');
const alive = async () => (await fetch(`${cms}/healthz`, { signal: AbortSignal.timeout(10_000) })).status;

/** Sends a request with a function that would call itself for ever if the back office ran it. */
async function postFunction(headers: Record<string, string> = {}) {
  const page = await dashboard({ url: cms });
  const id = /40[0-9a-f]{40}/.exec(page)?.[0] ?? '';
  expect(id).not.toBe('');
  const body = new FormData();
  body.set('1', JSON.stringify({ id, bound: null }));
  body.set('2', '{"name":"x","args":"$2","serverFunctions":{"x":"$h1"}}');
  body.set('0', '["$2"]');
  const multipart = new Response(body);
  const type = multipart.headers.get('content-type') ?? '';
  return fetch(`${cms}/admin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'next-action': id, origin: cms, 'content-type': type, ...headers },
    body: await multipart.arrayBuffer(),
    signal: AbortSignal.timeout(10_000),
  });
}

it('the back office runs no server function for a stranger', async () => {
  expect((await postFunction()).status).toBe(404);
  expect(await alive()).toBe(200);
});

it('the back office does not run a function sent in a signed-in user’s request', async () => {
  const login = await fetch(`${cms}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await postFunction({ authorization: `JWT ${token}`, cookie: `payload-token=${token}` });
  expect(answer.status).not.toBe(404); // the request is allowed, but its function is not run
  await answer.text();
  expect(await alive()).toBe(200);
});

it('the back office closes a connection that requests a protocol upgrade', async () => {
  const { hostname, port } = new URL(cms);
  await new Promise<void>((closed, failed) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    socket.setTimeout(10_000, () => failed(new Error('it stays open')));
    socket.on('error', () => closed()).on('close', () => closed());
    socket.resume();
  });
  expect(await alive()).toBe(200);
});
