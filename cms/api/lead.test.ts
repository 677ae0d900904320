import { clickIds } from 'contract/campaign';
import { examples } from 'contract/catalogue/examples';
import type { LeadReceipt } from 'contract/lead';
import { isReceipt, RECEIPT_HEADER, SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asClient } from '../base/process/client';
import { env } from '../base/process/env';
import { sourcesOf } from '../leads/record/person';
import { callApi, callAsStranger, startPayload } from '../testing/api';
import { handleApi } from './handler';
import { visitOf } from './visit';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const enquiry = {
  name: '  Robin Example ',
  email: 'robin@example.com',
  phone: '0491 570 156',
  city: 'Adelaide',
  address: '12 Kesters Rd, Para Hills',
  message: 'Two ovens 🙂',
  captcha: '10',
};
const quote = {
  first_name: 'Robin',
  last_name: 'Example',
  email: 'robin@example.com',
  phone: '0491 570 156',
  service: 'Oven Cleaning',
  cleaning_model: 'Once off',
  city: 'Adelaide',
  address: '12 Kesters Rd',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
  requirements: '',
};
const DAY_MS = 24 * 60 * 60_000;
const received = Date.now() - 30 * DAY_MS;
const received_at = new Date(received).toISOString();
const due_at = new Date(received + DAY_MS).toISOString();
const origin = (key: string) => ({
  key,
  reference: `Q-${key}`,
  received_at,
  page: '/free-quote',
  about: 'End of Lease Cleaning',
  suspicion: 'Sent 0.4 seconds after the form was first touched',
  visit: { first_utm_source: 'flyer', last_landing_page: '/blog', colour: 'teal' },
});
const leadsWith = async (key: string) =>
  (await payload.find({ collection: 'leads', where: { idempotency_key: { equals: key } }, depth: 0 })).docs;

describe('a lead', () => {
  it('from the documented client is stored as typed, trimmed, and gets a reference', async () => {
    const { status, body } = await callApi(payload, '/contact-submit', enquiry);
    const { reference, reply_by } = body as LeadReceipt;
    const { docs } = await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        reference: expect.stringMatching(/^E-/),
        reply_by: { at: docs[0]?.due_at, zone: 'Australia/Adelaide' },
      },
    });
    expect(reply_by).toBeDefined();
    expect(docs).toMatchObject([{ form: 'contact', status: 'new', name: 'Robin Example', message: 'Two ovens 🙂' }]);
  });

  it('keeps its origin, and its 24 hours begin at receipt (R-LEAD-4)', async () => {
    await callApi(payload, '/service-booking', { ...quote, origin: origin('key-of-origin') });
    expect(await leadsWith('key-of-origin')).toMatchObject([
      {
        form: 'quote',
        name: 'Robin Example',
        reference: 'Q-key-of-origin',
        page: '/free-quote',
        about: 'End of Lease Cleaning',
        suspicion: expect.stringContaining('0.4'),
        received_at,
        due_at,
        visit: { first: { utm_source: 'flyer' }, last: { landing_page: '/blog' }, other: 'colour: teal' },
      },
    ]);
  });

  it('keeps the click ids of advertisements, and the network of a click is its source (R-LEAD-11)', async () => {
    const ids = Object.entries(clickIds);
    const visit = Object.fromEntries(
      ids.flatMap(([name]) => [
        [`first_${name}`, `1-${name}`],
        [`last_${name}`, `2-${name}`],
      ]),
    );
    const given = { ...origin('key-of-clicks'), visit: { ...visit, first_utm_id: '77', colour: 'teal' } };
    await callApi(payload, '/service-booking', { ...quote, origin: given });
    const [lead] = await leadsWith('key-of-clicks');
    expect(lead?.visit?.other).toBe('colour: teal');
    expect([lead?.visit?.first?.gclid, lead?.visit?.last?.gclid]).toEqual(['1-gclid', '2-gclid']);
    for (const [name, network] of ids.filter(([known]) => known !== 'gclid')) {
      expect(lead?.visit?.first?.clicks?.split('\n')).toContain(`${network} (${name}): 1-${name}`);
      expect(lead?.visit?.last?.clicks?.split('\n')).toContain(`${network} (${name}): 2-${name}`);
    }
    expect(lead?.visit?.first?.clicks).toContain('Campaign (utm_id): 77');
    for (const [name, network] of ids)
      expect([name, sourcesOf(visitOf({ [`last_${name}`]: 'x' })).source]).toEqual([
        name,
        network.replace(/,.*/, '').toLowerCase(),
      ]);
  });

  it.each([
    ['stored', 200, quote],
    ['refused', 400, { ...quote, email: 'none' }],
  ])('of a site is answered with a receipt over post and answer, when it is %s (R-LEAD-18)', async (_, status, body) => {
    const [path, text] = ['/service-booking', JSON.stringify(body)];
    const signature = signatureOf(env.publishSecret, path, text);
    const post = (headers: Record<string, string>) =>
      handleApi(
        new Request(`http://cms.test/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: text,
        }),
        payload,
      );
    const response = await post({ [SIGNATURE_HEADER]: signature });
    const receipt = response.headers.get(RECEIPT_HEADER);
    expect(response.status).toBe(status);
    expect(isReceipt(receipt, env.publishSecret, signature, status, await response.text())).toBe(true);
    const guessed = await asClient('198.51.100.250', () => post({ [SIGNATURE_HEADER]: signatureOf('a guess', path, text) }));
    expect(guessed.headers.get(RECEIPT_HEADER)).toBeNull();
  });

  it('is stored once however often it is sent, with the same answer each time', async () => {
    const first = { ...quote, origin: origin('key-of-repeats') };
    const again = { ...quote, origin: { ...origin('key-of-repeats'), reference: 'Q-another' } };
    const answers = await Promise.all([first, again, again, first].map((body) => callApi(payload, '/service-booking', body)));
    const later = await callApi(payload, '/service-booking', again);
    const stored = await leadsWith('key-of-repeats');
    expect(stored).toHaveLength(1);
    for (const { status, body } of [...answers, later]) {
      expect({ status, body }).toEqual({ status: 200, body: { success: true, reference: stored[0]?.reference } });
    }
  });

  it('is answered with the time of a reply in the zone of the chosen city’s office, the same at each repeat (R-FORM-29)', async () => {
    const reply_by = { at: due_at, zone: 'Australia/Melbourne' };
    const sent = { ...quote, city: 'Melbourne', origin: { ...origin('key-of-time'), suspicion: undefined } };
    for (let repeats = 0; repeats < 2; repeats++)
      expect((await callApi(payload, '/service-booking', sent)).body).toMatchObject({ success: true, reply_by });
    const [lead] = await leadsWith('key-of-time');
    await payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { status: 'quoted' } });
    expect((await callApi(payload, '/service-booking', sent)).body, 'answered meanwhile').toMatchObject({ reply_by });
    await payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { status: 'spam' } });
    expect((await callApi(payload, '/service-booking', sent)).body).toEqual({ success: true, reference: lead?.reference });
  });

  it('that looks suspicious is answered without a reply time, because it may wait for the office (R-LEAD-10)', async () => {
    const body = { ...quote, origin: origin('key-of-suspicion') };
    expect((await callApi(payload, '/service-booking', body)).body).toEqual({ success: true, reference: 'Q-key-of-suspicion' });
    expect((await leadsWith('key-of-suspicion'))[0]?.due_at).toBe(due_at);
  });

  it('in the trash is still found by its idempotency key', async () => {
    await callApi(payload, '/service-booking', { ...quote, origin: origin('key-of-trash') });
    const [{ id } = { id: 0 }] = await leadsWith('key-of-trash');
    await payload.update({ collection: 'leads', id, data: { deletedAt: new Date().toISOString() } });
    const { body } = await callApi(payload, '/service-booking', { ...quote, origin: origin('key-of-trash') });
    expect(body).toEqual({ success: true, reference: 'Q-key-of-trash' });
  });

  it.each(['1 0', ' TEN', 'ten'])('is accepted with the captcha answer "%s" (R-FORM-3)', async (captcha) => {
    expect((await callApi(payload, '/contact-submit', { ...enquiry, captcha })).body).toMatchObject({ success: true });
  });

  it('with a wrong captcha answer is not stored, and the field is named', async () => {
    const before = await payload.count({ collection: 'leads' });
    expect(await callApi(payload, '/contact-submit', { ...enquiry, captcha: '11' })).toMatchObject({
      status: 200,
      body: { success: false, field: 'captcha' },
    });
    expect(await payload.count({ collection: 'leads' })).toEqual(before);
  });

  it.each([
    ['/contact-submit', { ...enquiry, email: 'robin' }, 'email'],
    ['/contact-submit', { ...enquiry, name: '   ' }, 'name'],
    ['/service-booking', { ...quote, suburb: undefined }, 'suburb'],
    ['/service-booking', { ...quote, requirements: 'x'.repeat(5001) }, 'requirements'],
  ])('%s rejects invalid input with 400 and names the field', async (path, body, field) => {
    const answer = await callApi(payload, path, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"path":["${field}"]`);
  });

  it.each([
    ['reference', ''],
    ['reference', '=1+1'],
    ['received_at', 'yesterday'],
    ['key', '12345678\0'],
  ])('whose %s is %j is rejected with 400, and the field is named', async (field, value) => {
    const answer = await callApi(payload, '/service-booking', {
      ...quote,
      origin: { ...origin('key-of-refusals'), [field]: value },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"path":["origin","${field}"]`);
    expect(await leadsWith('key-of-refusals')).toEqual([]);
  });

  it('came when the site says, to the millisecond, however slow the back office is (R-LEAD-8)', async () => {
    let slow = 0;
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + slow++);
    await callApi(payload, '/service-booking', { ...quote, origin: origin('key-of-a-slow-office') });
    clock.mockRestore();
    expect((await leadsWith('key-of-a-slow-office'))[0]).toMatchObject({ received_at, due_at });
  });

  it.each([
    new Date(Date.now() + 4 * 60_000).toISOString(),
    new Date(Date.now() + 400 * DAY_MS).toISOString(),
    '9999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
  ])('from a clock that says %s gets the current time of receipt (R-LEAD-8)', async (time) => {
    const before = Date.now();
    const wrong = { ...origin(`key-of-${time}`), reference: 'Q-2345-6789', received_at: time };
    expect((await callApi(payload, '/service-booking', { ...quote, origin: wrong })).status).toBe(200);
    const [lead] = await leadsWith(wrong.key);
    expect(Date.parse(lead?.received_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(lead?.received_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('that is far too large is rejected', async () => {
    expect((await callApi(payload, '/contact-submit', { ...enquiry, message: 'x'.repeat(400_000) })).status).toBe(413);
  });
});

it.each([
  ['whole by its length', 'declared', 'A post was cut off'],
  ['by its connection', 'broken', 'A post was cut off'],
  ['not at all', 'signed with another secret', 'A post was signed with another secret'],
] as const)('a signed post that was cut off %s is logged as what it is (R-SAFE-16)', async (_, how, logged) => {
  const text = JSON.stringify({ ...enquiry, message: how });
  const secret = how === 'signed with another secret' ? 'a guess' : env.publishSecret;
  const half = new TextEncoder().encode(text.slice(0, 40));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(how === 'signed with another secret' ? new TextEncoder().encode(text) : half);
      if (how === 'broken') controller.error(new Error('aborted'));
      else controller.close();
    },
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    [SIGNATURE_HEADER]: signatureOf(secret, '/contact-submit', text),
  };
  const warn = vi.spyOn(payload.logger, 'warn');
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const { status } = await asClient(how, () => handleApi(new Request('http://cms.test/api/contact-submit', init), payload));
  const said = warn.mock.calls.map((call) => String(call.at(-1)));
  warn.mockRestore();
  expect(said).toEqual([expect.stringContaining(logged)]);
  expect(status).toBe(how === 'signed with another secret' ? 200 : 400);
});

describe('a lead without a site’s signature (R-LEAD-9)', () => {
  const withName = async (first_name: string) =>
    (await payload.find({ collection: 'leads', where: { first_name: { equals: first_name } }, depth: 0 })).docs;
  const claimed = { ...origin('key-that-is-claimed'), suspicion: undefined };
  /** Each test is a client of its own. */
  const post = (body: object, client: string, headers: Record<string, string> = {}) =>
    asClient(client, () => callAsStranger(payload, '/service-booking', body, headers));

  it.each([
    ['without a signature', () => ({})],
    [
      'with a signature of another secret',
      (path: string, body: string) => ({ [SIGNATURE_HEADER]: signatureOf('a guess', path, body) }),
    ],
    [
      'with the signature of another lead',
      () => ({ [SIGNATURE_HEADER]: signatureOf(env.publishSecret, '/service-booking', '{}') }),
    ],
    [
      'with the signature of another call',
      (_: string, body: string) => ({ [SIGNATURE_HEADER]: signatureOf(env.publishSecret, '/contact-submit', body) }),
    ],
  ])('is stored %s, marked as suspicious, with a new reference, and no mail goes to its address', async (how, sign) => {
    const body = { ...quote, first_name: how, origin: claimed };
    const answer = await post(body, how, sign('/service-booking', JSON.stringify(body)));
    expect(answer).toEqual({ status: 200, body: { success: true, reference: expect.stringMatching(/^Q-....-....$/) } });
    const [lead, ...more] = await withName(how);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      reference: (answer.body as { reference: string }).reference,
      suspicion: 'The website does not vouch for it; its sender calls it Q-key-that-is-claimed',
      customer_mail_state: 'held',
    });
    expect(lead).not.toMatchObject({ page: '/free-quote' });
    expect(Date.parse(lead?.received_at ?? '')).toBeGreaterThan(received + DAY_MS);
  });

  it('is stored once however often it is sent, even by a site of an earlier release', async () => {
    const body = { ...quote, first_name: 'Repeated', origin: claimed };
    const answers = await Promise.all([1, 2, 3].map(() => post(body, 'repeated')));
    expect(new Set(answers.map(({ body: said }) => JSON.stringify(said))).size).toBe(1);
    expect(await withName('Repeated')).toHaveLength(1);
  });

  it('never replaces a lead that a site sends', async () => {
    await post({ ...quote, first_name: 'Squatter', origin: origin('key-to-come') }, 'squatter');
    await callApi(payload, '/service-booking', { ...quote, first_name: 'Customer', origin: origin('key-to-come') });
    expect(await withName('Customer')).toMatchObject([{ idempotency_key: 'key-to-come', reference: 'Q-key-to-come' }]);
  });

  it('is rate-limited by IP address, unlike a lead from a site', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await post({ ...quote, first_name: `Flood ${n}` }, 'flood')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await post({ ...quote, first_name: 'Elsewhere' }, 'somebody else')).status).toBe(200);
    for (let n = 0; n < 12; n += 1) {
      const { status } = await asClient('flood', () =>
        callApi(payload, '/service-booking', { ...quote, origin: origin(`key-of-site-${n}`) }),
      );
      expect(status).toBe(200);
    }
  });

  it('needs the right captcha answer, whatever it claims', async () => {
    const body = { ...enquiry, captcha: '', origin: claimed };
    expect(
      (await asClient('captcha', () => callAsStranger(payload, '/contact-submit', { ...body, captcha: '11' }))).body,
    ).toMatchObject({
      success: false,
      field: 'captcha',
    });
  });
});

it('two leads never share a reference, whoever posts them (R-LEAD-9)', async () => {
  const same = { ...origin('key-of-one'), reference: 'Q-2222-3333' };
  const answers = await Promise.all(
    ['key-of-one', 'key-of-two', 'key-of-three'].map((key) =>
      callApi(payload, '/service-booking', { ...quote, origin: { ...same, key } }),
    ),
  );
  const references = answers.map(({ body }) => (body as { reference: string }).reference);
  expect(new Set(references).size).toBe(3);
  expect(references).toContain('Q-2222-3333');
  const taken = payload.create({
    collection: 'leads',
    data: { form: 'quote', status: 'new', name: 'A', reference: 'Q-2222-3333', idempotency_key: 'key-of-four', received_at },
  });
  await expect(taken).rejects.toThrow();
});

describe('the clock', () => {
  it('stops when the customer is first answered, and spam has none (R-LEAD-5)', async () => {
    await callApi(payload, '/service-booking', { ...quote, origin: origin('key-of-clock') });
    const [{ id } = { id: 0 }] = await leadsWith('key-of-clock');
    const spam = await payload.update({ collection: 'leads', id, data: { status: 'spam' } });
    expect(spam).toMatchObject({ due_at: null, first_answered_at: null });
    const contacted = await payload.update({ collection: 'leads', id, data: { status: 'contacted' } });
    expect(contacted).toMatchObject({ due_at, first_answered_at: expect.stringMatching(/^20/) });
    const won = await payload.update({ collection: 'leads', id, data: { status: 'won' } });
    expect(won.first_answered_at).toBe(contacted.first_answered_at);
  });
});

it('the examples of the contract cover both answers', () => {
  expect(examples.contactSubmit.success && examples.serviceBooking.success).toBe(true);
});
