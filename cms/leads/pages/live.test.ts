import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { signedIn, startPayload } from '../../testing/api';
import { answerLive, endLive } from './live';

let payload: Payload;
let made = 0;
let one: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  payload = await startPayload();
  [one, other] = [await signedIn(payload, 'owner'), await signedIn(payload, 'leads')];
});
afterEach(endLive);

async function arrived(): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-LIVE-${made}`, idempotency_key: `live ${made}`, received_at: new Date().toISOString() };
  return payload.create({
    collection: 'leads',
    data: { form: 'contact', status: 'new', name: 'Lee', ...numbered } as Lead,
    depth: 0,
  });
}

const ask = (token: string, at: string, more = '') =>
  answerLive(
    payload,
    new Request(`http://localhost/office/live?at=${encodeURIComponent(at)}${more}`, {
      headers: { cookie: `payload-token=${token}` },
    }),
  );

/** An open page: what it was told, and until when. */
async function openPage(token: string, at: string) {
  const told: Record<string, unknown[]> = { changed: [], here: [] };
  const { body } = await ask(token, at);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const ended = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name) told[name]?.push(JSON.parse(data));
      }
    }
  })();
  return { told, ended, close: () => reader?.cancel() };
}

it('an open page is told of a change within seconds, and who else is there (R-OWNER-45)', { timeout: 60_000 }, async () => {
  const nameOf = async ({ id }: { id: number | string }) => {
    const user = await payload.findByID({ collection: 'users', id });
    return user.name || user.email;
  };
  const lead = await arrived();
  const first = await openPage(one.token, `/office/enquiries/${lead.id}`);
  const list = await openPage(one.token, '/office');
  await expect
    .poll(() => first.told.changed?.at(-1))
    .toBe((await payload.findByID({ collection: 'leads', id: lead.id })).updatedAt);
  expect(first.told.here).toEqual([[]]);

  const second = await openPage(other.token, `/office/enquiries/${lead.id}/quote`);
  await expect.poll(() => first.told.here?.at(-1)).toEqual([await nameOf(other)]);
  await expect.poll(() => second.told.here?.at(-1)).toEqual([await nameOf(one)]);
  const { updatedAt } = await payload.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' }, depth: 0 });
  for (const page of [first, second, list]) await expect.poll(() => page.told.changed?.at(-1)).toBe(updatedAt);

  await second.close();
  await expect.poll(() => first.told.here?.at(-1)).toEqual([]);
  expect(list.told.here).toEqual([]);
});

it('a page that asks now and then is told the same, and a server that stops waits for none (R-OWNER-45)', async () => {
  const lead = await arrived();
  const open = await openPage(other.token, `/office/enquiries/${lead.id}`);
  const asked = await (await ask(one.token, `/office/enquiries/${lead.id}`, '&once')).json();
  expect(asked).toEqual({ changed: lead.updatedAt, here: [expect.any(String)] });
  endLive();
  await open.ended;
  expect((await (await ask(one.token, `/office/enquiries/${lead.id}`, '&once')).json()).here).toEqual([]);
});

it('nobody is told who may not see enquiries (R-OWNER-45)', async () => {
  const { token } = await signedIn(payload, 'editor');
  expect((await ask(token, '/office')).status).toBe(403);
  const { status, headers } = await ask('', '/office');
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/office\/sign-in/)]);
});
