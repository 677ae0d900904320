import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { networkServer } from '../../../tests/kit/networks';
import type { Lead, Measuring } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import { enquiryInWords } from '../inbox/enquiry-words';
import { answerEnquiry } from '../pages/enquiry-routes';
import { anonymise, anonymiseOld } from '../privacy/anonymise';
import { answerFile } from './file';

const soon = { timeout: 20_000, interval: 30 };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const PASSWORD = 'a long password of the file';

let payload: Payload;
let token: string;
let network: Awaited<ReturnType<typeof networkServer>>;

beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
  network = await networkServer();
  Object.assign(env.measuring, { googleAnalytics: network.url, meta: `${network.url}/v26.0` });
});
afterAll(() => network.close());
beforeEach(async () => {
  network.requests.length = 0;
  network.state.down = false;
  await execute(payload, sql`DELETE FROM conversions`);
  await set({
    google_analytics: { way: 'server', account: 'G-AB12CD34EF', secret: 'the secret of the stream' },
    google_ads: { way: 'server', secret: PASSWORD },
    meta: { way: 'server', account: '123456789012345', secret: 'the right token' },
    microsoft: { way: 'server', secret: PASSWORD },
  });
});

const set = (data: Partial<Measuring>) => payload.updateGlobal({ slug: 'measuring', data });

let number = 0;
async function enquire(origin: object = {}, fields: object = {}): Promise<Lead> {
  number += 1;
  const reference = `Q-M${number}`;
  await callApi(payload, '/service-booking', {
    ...{ first_name: 'Mia', last_name: 'O’Hara', email: 'Mia@Example.com', phone: '0491 570 156', service: 'Oven Cleaning' },
    ...{ city: 'Adelaide', address: '1 Example Street', suburb: 'Para Hills', post_code: '5096', state: 'South Australia' },
    ...{ requirements: `Number ${number}` },
    ...fields,
    origin: { key: `measured ${number}`, reference, received_at: new Date().toISOString(), page: '/free-quote', ...origin },
  });
  const { docs } = await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 });
  return docs[0] as Lead;
}
const agreed = { networks: ['google_ads', 'meta', 'microsoft'], browser: 'A browser' };
const visit = { first_utm_source: 'google', first_gclid: 'G-click_1', last_fbclid: 'F-click', last_msclkid: 'm1' };
const win = ({ id }: Lead) => payload.update({ collection: 'leads', id, data: { status: 'won', quoted_amount: 240 }, depth: 0 });
const sent = async ({ id }: Lead) =>
  (
    await rowsOf<{ key: string; conversion_state: string }>(
      payload,
      sql`SELECT key, conversion_state FROM conversions WHERE lead_id = ${id} ORDER BY id`,
    )
  ).map(({ key, conversion_state }) => `${key.replace(/^\d+ /, '')}: ${conversion_state}`);
const basic = (user: string, password = PASSWORD) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const file = (network: string, kind = 'enquiries', authorization: string | null = basic(network)) =>
  answerFile(payload, `${network}-${kind}.csv`, authorization, new Date());
const fileText = async (network: string, kind?: string) => (await file(network, kind)).text();
const bothFiles = async () => (await fileText('google_ads')) + (await fileText('google_ads', 'won'));

/** Presses *Try again now* on the enquiry's page. */
async function sendAgain({ id, updatedAt }: { id: number; updatedAt: string }) {
  const request = new Request('http://localhost:3001/office', {
    ...{ method: 'POST', headers: { authorization: `JWT ${token}` } },
    body: new URLSearchParams({ act: 'send-again', made_from: updatedAt, id: 'a'.repeat(24) }),
  });
  expect((await answerEnquiry(payload, request, String(id))).status).toBe(303);
}

it('without the visitor’s yes an enquiry is counted, and nothing is passed on by which anybody could know them (R-MEASURE-2)', async () => {
  const lead = await enquire({ visit });
  await vi.waitFor(async () => expect(await sent(lead)).toEqual(['google_analytics lead: sent']), soon);
  expect(network.requests).toHaveLength(1);
  const [{ query, body } = { query: {}, body: {} }] = network.to('/mp/collect');
  expect(query).toEqual({ measurement_id: 'G-AB12CD34EF', api_secret: 'the secret of the stream' });
  expect(body).toMatchObject({
    client_id: expect.stringMatching(/^\d+\.\d+$/),
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ name: 'generate_lead', params: { currency: 'AUD', form: 'quote', source: 'google' } }],
  });
  for (const known of ['click', 'm1', 'Mia', '5701', lead.reference]) expect(JSON.stringify(body)).not.toContain(known);
  expect((await file('google_ads')).status).toBe(200);
  expect(await bothFiles()).not.toContain('click');
});

it('with it, each network learns that the enquiry came and, once it is won, of its worth, each once (R-MEASURE-1)', async () => {
  const lead = await enquire({ visit, agreed });
  await win(lead);
  await payload.update({ collection: 'leads', id: lead.id, data: { quoted_amount: 260 } });
  const all = ['google_analytics lead', 'meta lead', 'google_ads lead', 'microsoft lead'];
  await vi.waitFor(
    async () =>
      expect(new Set(await sent(lead))).toEqual(
        new Set(
          [...all, ...all.map((key) => key.replace('lead', 'won'))].map(
            (key) => `${key}: ${/_ads|micro/.test(key) ? 'kept' : 'sent'}`,
          ),
        ),
      ),
    soon,
  );
  expect(network.to('/mp/collect').map(({ body }) => [body.client_id, body.events[0].name, body.events[0].params.value])).toEqual(
    [
      [expect.any(String), 'generate_lead', undefined],
      [network.to('/mp/collect')[0]?.body.client_id, 'close_convert_lead', 240],
    ],
  );
  const [came, won] = network.to('/v26.0/').map(({ body }) => body.data[0]);
  expect(came).toMatchObject({
    ...{ event_name: 'Lead', action_source: 'website', event_source_url: `${env.siteUrl}/free-quote` },
    user_data: {
      em: [sha256('mia@example.com')],
      ph: [sha256('61491570156')],
      fn: [sha256('mia')],
      ln: [sha256('ohara')],
      ct: [sha256('parahills')],
      zp: [sha256('5096')],
      country: [sha256('au')],
      fbc: `fb.1.${Date.parse(lead.received_at)}.F-click`,
      client_user_agent: 'A browser',
    },
  });
  expect(won).toMatchObject({ event_name: 'Purchase', custom_data: { currency: 'AUD', value: 240 } });
  expect(came.event_id).not.toBe(won.event_id);
  const google = (await fileText('google_ads')).split('\r\n');
  const wonRows = (await fileText('google_ads', 'won')).split('\r\n');
  expect(google[0]).toBe('Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency');
  expect(google[1]).toMatch(/^G-click_1,,,Enquiry,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000,,$/);
  expect(wonRows).toEqual([google[0], expect.stringMatching(/^G-click_1,,,Won enquiry,.*,240,AUD$/), '']);
  expect(google).toHaveLength(3);
  expect(await fileText('microsoft')).toMatch(/\r\nm1,Enquiry,\d+\/\d+\/\d{4} \d+:\d\d:\d\d [AP]M,,\r\n/);
  const { sending } = await enquiryInWords(payload, lead);
  expect(sending.map(({ text }) => text).join('\n')).toMatch(/Meta, that it was won: sent .*\n?/);
});

it('a network that is down loses nothing: the office reads why, and it is told later (R-MEASURE-3)', async () => {
  network.state.down = true;
  const lead = await enquire();
  await vi.waitFor(async () => {
    const { sending } = await enquiryInWords(payload, lead);
    expect(sending).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(
          /^Google Analytics, that it came: failed \(Google Analytics has a fault of its own at the moment: 503\.\); it is tried again/,
        ),
        wrong: true,
      }),
    );
  }, soon);
  network.state.down = false;
  await sendAgain(lead);
  await vi.waitFor(async () => expect(await sent(lead)).toEqual(['google_analytics lead: sent']), soon);
});

it('spam, suspicious and test enquiries, and those that the office entered, are told to nobody until they are cleared', async () => {
  const suspicious = await enquire({ suspicion: 'It was sent within a second.' });
  const byHand = await payload.create({
    collection: 'leads',
    data: {
      name: 'Ann',
      reference: 'E-BYHAND',
      idempotency_key: 'entered by hand',
      received_at: new Date().toISOString(),
      phone: '0491 570 157',
      form: 'contact',
      reached_us_by: 'phone',
      status: 'won',
      quoted_amount: 90,
    } as never,
  });
  expect([await sent(suspicious), await sent(byHand)]).toEqual([[], []]);
  await payload.update({ collection: 'leads', id: suspicious.id, data: { suspicion: null } });
  await vi.waitFor(async () => expect(await sent(suspicious)).toEqual(['google_analytics lead: sent']), soon);
});

it('what turns out to be spam is in no file and is told to nobody any more, unless it is cleared (R-MEASURE-3)', async () => {
  network.state.down = true;
  const lead = await enquire({ visit, agreed });
  const mark = (status: 'spam' | 'new') => payload.update({ collection: 'leads', id: lead.id, data: { status }, depth: 0 });
  await vi.waitFor(() => expect(network.requests.length).toBeGreaterThan(1), soon);
  await mark('spam');
  expect(await bothFiles()).not.toContain('click');
  network.state.down = false;
  await sendAgain(lead);
  await vi.waitFor(async () => expect((await sent(lead)).filter((told) => told.endsWith(': none'))).toHaveLength(2), soon);
  await mark('new');
  await vi.waitFor(async () => expect((await sent(lead)).filter((told) => told.endsWith(': sent'))).toHaveLength(2), soon);
  expect(await bothFiles()).toContain('click');
});

it('whoever is erased is in no file and is told to nobody any more', async () => {
  const lead = await enquire({ visit, agreed });
  await vi.waitFor(async () => expect(await sent(lead)).toHaveLength(4), soon);
  await anonymise(payload, [lead.id], new Date());
  expect(await sent(lead)).toEqual([]);
  expect(await bothFiles()).not.toContain('click');
});

it('what was told of an enquiry that is deleted for good goes when others are erased for their age', async () => {
  const lead = await enquire();
  await vi.waitFor(async () => expect(await sent(lead)).toEqual(['google_analytics lead: sent']), soon);
  await payload.delete({ collection: 'leads', id: lead.id });
  expect((await payload.count({ collection: 'conversions' })).totalDocs).toBe(1);
  await anonymiseOld(payload, new Date('2199-01-01'));
  expect((await payload.count({ collection: 'conversions' })).totalDocs).toBe(0);
});

it('a click is nothing but a click: what else stands there is in no file (R-MEASURE-4)', async () => {
  await enquire({ visit: { first_gclid: '=HYPERLINK("https://evil.example")', last_gbraid: 'b1', last_wbraid: 'w1' }, agreed });
  const [, row] = (await fileText('google_ads')).split('\r\n');
  expect(row).toMatch(/^,b1,,Enquiry,/);
});

it('the file takes its own password alone, and is there only while it is on (R-MEASURE-4)', async () => {
  for (const wrong of [null, 'Basic', 'Bearer x', basic('google_ads', 'another'), basic('microsoft')])
    expect((await file('google_ads', 'won', wrong)).status, String(wrong)).toBe(401);
  for (const name of ['meta-won.csv', 'google_ads', 'google_ads-lost.csv', 'google_ads-won.csv.csv'])
    expect((await answerFile(payload, name, basic('google_ads'), new Date())).status, name).toBe(404);
  await set({ google_ads: { way: 'off' } });
  expect((await file('google_ads')).status).toBe(404);
});

it('a password that could be guessed is refused, and the one before stays (R-MEASURE-5)', async () => {
  const body = { google_ads: { way: 'server', secret: 'short' }, microsoft: { way: 'server', secret: 'eleven char' } };
  const refused = await askRest(payload, 'POST', '/globals/measuring', { token, body });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toMatch(
    /Google Ads → Password of the files.*Microsoft Advertising → Password of the files/,
  );
  expect((await file('google_ads', 'won', basic('google_ads', 'short'))).status).toBe(401);
  expect((await file('google_ads')).status).toBe(200);
});

it('a test says the network’s answer, and no answer has a secret (R-MEASURE-5)', async () => {
  const test = async (name: string) => (await askRest(payload, 'POST', `/globals/measuring/${name}/test`, { token })).json();
  expect(await test('google_analytics')).toMatchObject({ ok: true, message: expect.stringContaining('back_office_test') });
  expect(await test('meta')).toMatchObject({ ok: true, message: expect.stringContaining('BackOfficeTest') });
  expect(await test('google_ads')).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^The file of enquiries has \d+ lines? now, the file of won ones \d+\. One was last fetched/),
  });
  const { meta } = env.measuring;
  env.measuring.meta = meta.replace('v26', 'v24');
  expect(await test('meta')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/retired this version .* set META_GRAPH_URL/),
  });
  env.measuring.meta = 'http://127.0.0.1:9'; // nothing listens there
  expect(await test('meta')).toMatchObject({ ok: false, message: 'It could not be reached, or broke the connection off.' });
  env.measuring.meta = meta;
  network.state.down = true;
  for (const name of ['google_analytics', 'meta'])
    expect(await test(name)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/ has a fault of its own at the moment: 503\.$/),
    });
  network.state.down = false;
  await set({ meta: { way: 'server', account: '123456789012345', secret: 'another token' } });
  expect(await test('meta')).toMatchObject({ ok: false, message: expect.stringContaining('does not accept the access token') });
  await set({ meta: { way: 'server', account: '123456789012345', secret_remove: true } });
  expect(await test('meta')).toMatchObject({ ok: false, message: expect.stringContaining('secret') });
  const answers = [
    await askRest(payload, 'GET', '/globals/measuring', { token }),
    await askRest(payload, 'GET', '/globals/measuring/google_ads/state', { token }),
  ];
  const text = (await Promise.all(answers.map((answer) => answer.text()))).join();
  expect(text).toContain(`"won":"${env.cmsUrl}/conversions/google_ads-won.csv"`);
  for (const secret of [PASSWORD, 'the secret of the stream', 'another token']) expect(text).not.toContain(secret);
});

it('visitors are told who is told what, and asked only where somebody could know them (R-MEASURE-2)', async () => {
  const told = async () => {
    const settings = (await callApi(payload, '/settings')).body as { measuring?: object };
    const { sections } = (await callApi(payload, '/privacy-page')).body as { sections: { id?: string; html: string }[] };
    return [settings.measuring, sections.find(({ id }) => id === 'measuring')?.html];
  };
  const off = { way: 'off' } as const;
  expect(await told()).toEqual([
    { asks: ['google_ads', 'meta', 'microsoft'] },
    expect.stringMatching(
      /count how many.*If you agree, our server tells Google Ads, Meta and Microsoft Advertising.*SHA-256.*without JavaScript/s,
    ),
  ]);
  await set({ google_ads: off, meta: off, microsoft: { way: 'browser', account: '1234567' } });
  expect(await told()).toEqual([
    { asks: ['microsoft'], tags: { microsoft: { id: '1234567' } } },
    expect.stringMatching(/count how many.*load scripts of Microsoft Advertising.*Measuring choices/s),
  ]);
  await set({ microsoft: off });
  expect(await told()).toEqual([undefined, expect.stringContaining('count how many')]);
  await set({ google_analytics: off });
  expect(await told()).toEqual([undefined, undefined]);
});

it('an id is checked for its network (R-MEASURE-5)', async () => {
  await expect(set({ meta: { way: 'browser', account: 'G-AB12CD34EF' } })).rejects.toThrow(/Pixel/);
  await expect(set({ linkedin: { way: 'browser', account: '' } })).rejects.toThrow(/Partner/);
});
