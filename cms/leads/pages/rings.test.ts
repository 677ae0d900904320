import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PushService, pushService } from '../../../tests/kit/push-service';
import { execute, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import type { Role } from '../../base/rights/access';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { deviceName, subscriptionOf } from '../push/devices';
import { officeWorker } from './built-files';
import { answerToday } from './enquiry-routes';
import { answerRenewal, answerRings } from './ring-acts';

let payload: Payload;
let service: PushService;
const people = {} as Record<Role, { id: number; token: string }>;

beforeAll(async () => {
  payload = await startPayload();
  service = await pushService();
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
});
afterAll(() => service.close());
beforeEach(async () => {
  env.pushInside = true;
  await execute(payload, sql`DELETE FROM push_devices`);
});

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

function ask(role: Role | undefined, body: object | URLSearchParams): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const headers = new Headers({ 'user-agent': CHROME, ...(!isForm && { 'content-type': 'application/json' }) });
  if (role) headers.set('authorization', `JWT ${people[role].token}`);
  const sent = isForm ? body : JSON.stringify(body);
  return answerRings(payload, new Request('http://localhost:3001/office/rings', { method: 'POST', headers, body: sent }));
}
const form = (role: Role | undefined, fields: Record<string, string>) => ask(role, new URLSearchParams(fields));
const devices = async () => (await payload.find({ collection: 'push-devices', sort: 'id', depth: 0, pagination: false })).docs;
const page = async (role: Role) => {
  const headers = { authorization: `JWT ${people[role].token}` };
  return (await answerToday(payload, new Request('http://localhost:3001/office?rings=tested', { headers }))).text();
};
const renew = (body: object) =>
  answerRenewal(payload, new Request('http://localhost:3001/', { method: 'POST', body: JSON.stringify(body) }));

it('a device rings for whoever asked for it last, under a name that people know (R-PUSH-2)', async () => {
  const { subscription } = service.subscribe();
  expect((await ask('owner', subscription)).status).toBe(200);
  expect((await ask('owner', { ...subscription, expirationTime: null })).status).toBe(200);
  expect(await devices()).toMatchObject([{ name: 'Chrome on Android', user: people.owner.id }]);
  expect((await ask('leads', subscription)).status).toBe(200);
  expect(await devices()).toMatchObject([{ user: people.leads.id }]);
  expect(await page('leads')).toContain('Chrome on Android');
  expect(await page('owner')).not.toContain('Chrome on Android');
});

it('one of twenty devices that asks again rings on in its own place; a twenty-first is told why not (R-PUSH-2)', async () => {
  const all = Array.from({ length: 20 }, () => service.subscribe().subscription);
  for (const subscription of all) expect((await ask('leads', subscription)).status).toBe(200);
  const before = (await devices()).map(({ id }) => id);
  const [first = service.subscribe().subscription] = all;
  const again = { ...first, keys: service.subscribe().subscription.keys };
  expect(await Promise.all(Array.from({ length: 5 }, async () => (await ask('leads', again)).status))).toEqual(
    Array(5).fill(200),
  );
  expect((await devices()).map(({ id }) => id)).toEqual(before);
  const [row] = (await payload.find({ collection: 'push-devices', sort: 'id', showHiddenFields: true })).docs;
  expect(row && subscriptionOf(row)?.keys).toEqual(again.keys);
  const { subscription: more } = service.subscribe();
  expect([(await ask('leads', more)).status, (await ask('owner', more)).status]).toEqual([409, 200]);
  expect((await ask('leads', more)).status).toBe(409); // it still rings for the other account
  expect((await devices()).at(-1)).toMatchObject({ user: people.owner.id });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['', 'Browser'],
])('“%s” is %s', (agent, name) => expect(deviceName(agent)).toBe(name));

it('only people who answer enquiries have devices, and act on their own alone (R-PUSH-2)', async () => {
  const { subscription } = service.subscribe();
  expect((await ask(undefined, subscription)).status).toBe(401);
  expect((await ask('editor', subscription)).status).toBe(403);
  expect(await devices()).toEqual([]);
  await ask('owner', subscription);
  const [{ id } = { id: 0 }] = await devices();
  for (const act of ['stop', 'test']) await form('leads', { act, device: String(id) });
  expect([(await devices()).length, service.asked.length]).toEqual([1, 0]);
  const rest = (role: Role, method: string) => askRest(payload, method, `/push-devices/${id}`, { token: people[role].token });
  expect([(await rest('leads', 'GET')).status, (await rest('leads', 'DELETE')).status]).not.toContain(200);
  expect((await rest('editor', 'DELETE')).status).toBe(403);
  expect((await form('owner', { act: 'stop', device: String(id) })).headers.get('location')).toBe('/office?rings=stopped#rings');
  expect(await devices()).toEqual([]);
  await ask('leads', subscription);
  const [{ id: theirs } = { id: 0 }] = await devices();
  expect((await askRest(payload, 'DELETE', `/push-devices/${theirs}`, { token: people.owner.token })).status).toBe(200);
  expect((await form('owner', { act: 'erase', device: '1' })).status).toBe(400);
});

it('takes no address of this machine or its network, none without https, and no invalid key (R-PUSH-2)', async () => {
  const { subscription } = service.subscribe();
  env.pushInside = false;
  const { keys } = subscription;
  for (const endpoint of [
    ...[subscription.endpoint, 'http://push.example.com/1', 'https://localhost/1', 'https://127.0.0.1/1', 'https://[::1]/1'],
    ...[
      'https://10.0.0.3/1',
      'https://2130706433/1',
      'https://office/1',
      'https://localhost./1',
      'https://a:b@push.services.mozilla.com/1',
      'ftp://x',
      '',
    ],
  ])
    expect([endpoint, (await ask('owner', { endpoint, keys })).status]).toEqual([endpoint, 400]);
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/1';
  const notOnCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  for (const wrong of [{ ...keys, p256dh: notOnCurve }, { ...keys, p256dh: 'x' }, { ...keys, auth: 'short' }, undefined])
    expect((await ask('owner', { endpoint, keys: wrong })).status).toBe(400);
  expect(await devices()).toEqual([]);
  expect((await ask('owner', { endpoint, keys })).status).toBe(200);
});

it('an account has twenty devices at most, also when they come at once (R-PUSH-2)', async () => {
  const all = await Promise.all(Array.from({ length: 24 }, () => ask('owner', service.subscribe().subscription)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await all.find(({ status }) => status === 409)?.json()).toMatchObject({ message: expect.stringContaining('stop one') });
});

it('a test says what the push service answered, and of a device that it does not know that it rings no more (R-PUSH-11)', async () => {
  const { id, subscription } = service.subscribe();
  await ask('owner', subscription);
  const [{ id: device } = { id: 0 }] = await devices();
  const test = () => form('owner', { act: 'test', device: String(device) });
  expect((await test()).headers.get('location')).toBe(`/office?rings=tested&device=${device}#rings`);
  expect(service.shown(id)).toMatchObject([{ title: 'It rings', url: '/office' }]);
  expect(await devices()).toMatchObject([{ last_answer: 'The push service took it (201).', failures: 0 }]);
  service.answers.set(id, 429);
  await test();
  expect(await devices()).toMatchObject([
    { last_answer: 'The push service does not take it now (429: the service says 429).', failures: 1 },
  ]);
  service.answers.set(id, 410);
  await test();
  expect(await page('owner')).toContain('Rings no more. To have it ring again, open this page on it.');
  expect(await page('owner')).not.toContain('value="test"');
});

it('a browser that has another address says so itself, and nobody else can (R-PUSH-6)', async () => {
  const [old, next] = [service.subscribe().subscription, service.subscribe()];
  await ask('owner', old);
  const claim = (auth: string) => ({ old: { endpoint: old.endpoint, auth }, subscription: next.subscription });
  for (const wrong of [
    claim('A'.repeat(22)),
    { ...claim(old.keys.auth), old: { endpoint: `${old.endpoint}x`, auth: old.keys.auth } },
    {},
  ])
    expect((await renew(wrong)).status).toBe(404);
  expect((await renew(claim(old.keys.auth))).status).toBe(200);
  expect((await renew(claim(old.keys.auth))).status).toBe(404);
  const [{ id } = { id: 0 }] = await devices();
  await form('owner', { act: 'test', device: String(id) });
  expect(service.shown(next.id)).toHaveLength(1);
});

it('what a person chooses is theirs alone (R-PUSH-8)', async () => {
  const chosen = { act: 'choose', ring_new: 'on', ring_when: 'hours' };
  expect((await form('leads', chosen)).headers.get('location')).toBe('/office?rings=saved#rings');
  const of = (role: Role) => payload.findByID({ collection: 'users', id: people[role].id, depth: 0 });
  expect(await of('leads')).toMatchObject({
    ring_new: true,
    ring_soon: false,
    ring_quote: false,
    ring_message: false,
    ring_when: 'hours',
  });
  expect(await of('owner')).toMatchObject({ ring_soon: true, ring_when: 'always' });
  await form('leads', { act: 'choose', ring_when: '__proto__' });
  expect(await of('leads')).toMatchObject({ ring_new: false, ring_when: 'hours' });
});

it('the worker that shows rings stays at its address, and browsers ask there whether it has changed', async () => {
  const answer = officeWorker();
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('pushsubscriptionchange');
});
