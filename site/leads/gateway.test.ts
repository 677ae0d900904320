import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LeadReceipt } from 'contract/lead';
import { type ReplyBy, writtenReplyBy } from 'contract/reply';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CROSS_SITE, failure, THANKS } from '../forms/messages';
import { ASKED, FROM, HONEYPOT } from '../forms/model';
import { LeadGateway } from './gateway';
import { createProofs, type Proofs } from './proof';
import { createSpent } from './spent';
import { openSpool, type Spool } from './spool';
import { type Behaviour, leadProvider } from './testing/lead-provider';
import { enquiry, listeningLog, quoteRequest } from './testing/leads';
import { createThanks } from './thanks';

const aboutOf = async (slug: string) =>
  slug === 'end-of-lease-cleaning' ? { slug, title: 'End of Lease Cleaning', service: 'House Cleaning' } : undefined;

const { fields } = enquiry();
let folder: string;
let provider: Awaited<ReturnType<typeof leadProvider>>;
let spool: Spool;
let proofs: Proofs;
let gateway: LeadGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  provider = await leadProvider();
  await start();
});

afterEach(async () => {
  await spool.close();
  await provider.close();
  await rm(folder, { recursive: true });
});

async function start(dir = join(folder, 'spool'), leadsPer10Min = 10, thanksPage?: () => Promise<string | undefined>) {
  spool = await openSpool({ dir, deliver: provider.deliver, log: listeningLog() });
  proofs = createProofs({
    secret: 'a secret of this test alone',
    spent: createSpent(join(folder, 'spent')),
    log: listeningLog(),
  });
  gateway = new LeadGateway({
    thanks: createThanks('a secret of this test alone'),
    spool,
    proofs,
    log: listeningLog(),
    phone: async () => '1300 000 000',
    aboutOf,
    thanksPageOf: thanksPage,
    follow: async (reference) => `http://site/your-request/${reference}`,
    trustProxy: [],
    leadsPer10Min,
  });
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  const response = await gateway.app.request(path, init);
  return { status: response.status, headers: response.headers, body: LeadReceipt.loose().parse(await response.json()) };
}

const postPage = (values: Record<string, string>, form: 'contact' | 'quote' = 'contact', path = '/contact-us') =>
  gateway.acceptPagePost(new Request(`http://site${path}`, { method: 'POST', body: new URLSearchParams(values) }), {
    path,
    form,
    peer: '203.0.113.7',
  });

describe('the service page that a quote request is about', () => {
  const about = 'end-of-lease-cleaning';
  const request = quoteRequest().fields;

  it('is sent with the lead by its title, whichever way it was posted', async () => {
    await post('/api/service-booking', { ...request, about });
    await postPage({ ...request, about, first_name: 'Without script' }, 'quote', '/free-quote');
    expect(provider.posts.map(({ origin }) => origin?.about)).toEqual(['End of Lease Cleaning', 'End of Lease Cleaning']);
  });

  it.each([
    ['another service was chosen since', { service: 'Oven Cleaning', about }],
    ['the visitor unchecked it', {}],
    ['there is no such page', { about: 'nothing' }],
    ['it is not a text', { about: { slug: about } }],
  ])('is not sent when %s', async (_, body) => {
    await post('/api/service-booking', { ...request, ...body });
    expect(provider.posts.map(({ origin }) => origin?.about)).toEqual([undefined]);
  });

  it('makes the same words another lead', async () => {
    await post('/api/service-booking', { ...request, about });
    await post('/api/service-booking', request);
    await post('/api/service-booking', { ...request, about });
    expect(provider.posts).toHaveLength(2);
  });

  it('stays checked or unchecked when the form is shown again with an error', async () => {
    const back = async (values: Record<string, string>) =>
      (await postPage({ ...request, email: '', ...values }, 'quote', '/free-quote')) as { state: { about?: string } };
    expect((await back({ about })).state.about).toBe('End of Lease Cleaning');
    expect((await back({})).state.about).toBeUndefined();
  });
});

describe('the time by which the office replies (R-FORM-29)', () => {
  const zone = 'Australia/Adelaide';
  const reply_by = { at: new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString(), zone };
  const words = writtenReplyBy(reply_by, new Date());

  it('is shown as the provider sends it, the same again for the same lead', async () => {
    provider.answerBy(reply_by);
    expect((await post('/api/contact-submit', fields)).body).toMatchObject({ success: true, reply_by, reply_words: words });
    provider.answerBy({ ...reply_by, at: new Date().toISOString() });
    expect((await post('/api/contact-submit', fields)).body).toMatchObject({ reply_by, reply_words: words });
    await spool.close();
    await start();
    expect((await post('/api/contact-submit', fields)).body, 'after a new start').toMatchObject({ reply_by });
  });

  it('is on the thank-you page without JavaScript', async () => {
    provider.answerBy(reply_by);
    const answer = await postPage(fields);
    const query = new URL((answer as { location: string }).location, 'http://site').searchParams;
    expect(await gateway.stateFromQuery(query)).toMatchObject({ status: 'sent', replyBy: words });
  });

  it.each<[string, Behaviour, unknown]>([
    ['the provider fails', 'fail', reply_by],
    ['the provider sends no time', 'accept', undefined],
    ['the provider sends an unreadable time', 'accept', { at: 'soon', zone }],
    ['the provider sends an unknown time zone', 'accept', { ...reply_by, zone: 'Mars/Olympus' }],
  ])('is left out when %s, and the visitor is still thanked', async (_, behaviour, said) => {
    provider.behave(behaviour);
    provider.answerBy(said as ReplyBy);
    const { body } = await post('/api/contact-submit', fields);
    expect(body).toEqual({ success: true, message: THANKS, reference: expect.any(String), follow: expect.any(String) });
  });
});

describe('JSON posts', () => {
  it('with documented fields only are answered with a receipt', async () => {
    const contact = await post('/api/contact-submit', fields);
    expect(contact).toMatchObject({ status: 200, body: { success: true, reference: expect.stringMatching(/^E-/) } });
    const quote = await post('/api/service-booking', quoteRequest().fields);
    expect(quote).toMatchObject({ status: 200, body: { success: true, reference: expect.stringMatching(/^Q-/) } });
    expect(provider.stored()).toHaveLength(2);
  });

  it('contain page and visit, are marked if suspicious, and cannot set their own origin', async () => {
    await post('/api/contact-submit', {
      ...fields,
      page: '/melbourne-service',
      guard: { honeypot: '', started_ms: 500 },
      visit: { first_page: '/', nonsense: 4, 'Not a name': 'x' },
      origin: { key: 'forged-key-of-a-client' },
      extra: 'ignored',
    });
    const [stored] = provider.stored();
    expect(stored).toMatchObject({
      ...fields,
      origin: { page: '/melbourne-service', visit: { first_page: '/' }, suspicion: expect.stringContaining('0.5 seconds') },
    });
    expect(stored).not.toHaveProperty('extra');
    expect(stored?.origin?.key).not.toContain('forged');
  });

  it('are marked without a proof of work, and not with an unused one of the same form (R-FORM-4, R-FORM-5)', async () => {
    const answer = await gateway.app.request('/_challenge?form=contact');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const challenge = (await answer.json()) as Awaited<ReturnType<Proofs['challenge']>>;
    const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
    const send = (name: string, given?: unknown) =>
      post('/api/contact-submit', { ...fields, name, guard: { honeypot: '', started_ms: 9000, proof: given } });
    await send('With', proof);
    await send('Again', proof);
    await send('Without');
    await postPage({ ...fields, name: 'No script' });
    expect(provider.stored().map(({ name, origin }) => [name, origin?.suspicion])).toEqual([
      ['With', undefined],
      ['Again', expect.stringContaining('used before')],
      ['Without', expect.stringContaining('came without the proof')],
      ['No script', undefined],
    ]);
    expect(provider.stored()[0]).not.toHaveProperty('guard');
  });

  it('spend no proof on a post that is not accepted', async () => {
    const challenge = await proofs.challenge('contact');
    const guard = {
      honeypot: '',
      started_ms: 9000,
      proof: { challenge, solution: await solveChallenge({ challenge, deriveKey }) },
    };
    await post('/api/contact-submit', { ...fields, captcha: '11', guard });
    await post('/api/contact-submit', { ...fields, email: 'nobody', guard });
    await post('/api/contact-submit', { ...fields, guard });
    expect(provider.stored()[0]?.origin).not.toHaveProperty('suspicion');
  });

  it('get challenges for known forms only, and a limited number', async () => {
    await spool.close();
    await start(join(folder, 'other'), 1);
    const ask = async (form: string) => (await gateway.app.request(`/_challenge?form=${form}`)).status;
    expect(await ask('toString')).toBe(404);
    expect(await Promise.all(Array.from({ length: 7 }, () => ask('quote')))).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('are answered with the field that is wrong (R-WIRE-9)', async () => {
    expect(await post('/api/contact-submit', { ...fields, email: 'nobody' })).toMatchObject({
      status: 400,
      body: { success: false, field: 'email' },
    });
    expect(await post('/api/contact-submit', { ...fields, phone: 5 })).toMatchObject({ status: 400, body: { field: 'phone' } });
    expect(await post('/api/service-booking', {})).toMatchObject({ status: 400, body: { field: 'first_name' } });
    expect(provider.posts).toEqual([]);
  });

  it('are rejected with a wrong sum, and accepted with ten as a word (R-FORM-3, R-WIRE-9)', async () => {
    expect(await post('/api/contact-submit', { ...fields, captcha: '11' })).toMatchObject({
      status: 422,
      body: { success: false, field: 'captcha' },
    });
    expect(await post('/api/contact-submit', { ...fields, captcha: ' Ten ' })).toMatchObject({ body: { success: true } });
  });

  it('are answered with the provider’s rejection (R-WIRE-9)', async () => {
    provider.behave('refuse');
    expect(await post('/api/contact-submit', fields)).toMatchObject({
      status: 422,
      body: { success: false, field: 'address', message: 'Not our area' },
    });
    expect(await post('/api/service-booking', quoteRequest().fields)).toMatchObject({ status: 422, body: { success: false } });
  });

  it('are rate-limited by IP address, with the phone number to call', async () => {
    await spool.close();
    await start(join(folder, 'other'), 2);
    for (const name of ['1', '2']) expect((await post('/api/contact-submit', { ...fields, name })).status).toBe(200);
    const third = await post('/api/contact-submit', { ...fields, name: '3' }, { 'x-forwarded-for': '198.51.100.1' });
    expect(third).toMatchObject({ status: 429, body: { success: false, message: expect.stringContaining('1300 000 000') } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('fail when nothing could be stored (R-WIRE-9)', async () => {
    await spool.close();
    await writeFile(join(folder, 'blocked'), '');
    await start(join(folder, 'blocked'));
    provider.behave('fail');
    expect(await post('/api/contact-submit', fields)).toMatchObject({ status: 503, body: { success: false } });
  });
});

describe('posts without JavaScript', () => {
  it('redirect to the same page, which shows the reference (R-FORM-21)', async () => {
    const answer = await postPage(fields);
    expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/^\/contact-us\?reference=E-/) });
    const { searchParams } = new URL((answer as { location: string }).location, 'http://site');
    expect(await gateway.stateFromQuery(searchParams)).toMatchObject({ form: 'contact', status: 'sent', message: THANKS });
    const reference = searchParams.get('reference');
    expect(await postPage(fields)).toMatchObject({ location: expect.stringContaining(`reference=${reference}&`) });
    expect(provider.stored()).toHaveLength(1);
  });

  it('lead to the owner’s page of thanks, as the answer to a script does (R-FORM-31)', async () => {
    await spool.close();
    await start(undefined, 10, async () => '/thank-you');
    const answer = await postPage(fields);
    expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/^\/thank-you\?reference=E-/) });
    const { body } = await post('/api/contact-submit', fields);
    for (const address of [(answer as { location: string }).location, String(body.thanks)]) {
      const { pathname, searchParams } = new URL(address, 'http://site');
      const state = await gateway.stateFromQuery(searchParams);
      expect([pathname, state?.reference]).toEqual(['/thank-you', body.reference]);
    }
  });

  it.each([
    ['is another website', async () => '//evil.example'],
    ['cannot be read', async () => Promise.reject(new Error('no answer'))],
  ])('stay on their page where the owner’s %s', async (_, page) => {
    await spool.close();
    await start(undefined, 10, page);
    expect(await postPage(fields)).toMatchObject({ location: expect.stringMatching(/^\/contact-us\?/) });
    expect((await post('/api/contact-submit', fields)).body.thanks).toBeUndefined();
  });

  it('are the same lead as the JSON post of the same words', async () => {
    await post('/api/contact-submit', { ...fields, message: 'Two\nlines' });
    await postPage({ ...fields, message: 'Two\r\nlines' });
    expect(provider.stored()).toHaveLength(1);
  });

  it('show the typed values again with what is wrong (R-FORM-22)', async () => {
    expect(await postPage({ ...fields, email: 'nobody', message: 'Kept' })).toMatchObject({
      status: 422,
      state: { status: 'invalid', values: { email: 'nobody', message: 'Kept' }, errors: { email: expect.any(String) } },
    });
    expect(await postPage({ ...fields, captcha: '9' })).toMatchObject({
      status: 422,
      state: { status: 'refused', message: failure.contact.refused, errors: { captcha: expect.any(String) } },
    });
    expect(await postPage({}, 'quote', '/free-quote')).toMatchObject({
      status: 422,
      state: { form: 'quote', status: 'invalid' },
    });
  });

  it('are queried once about a typing error, then accepted as they are; a program’s post is not queried (R-FORM-28)', async () => {
    const odd = { ...fields, name: 'Asked', email: 'mia@gmial.com', phone: '123456', message: 'Kept' };
    const { message: _, ...values } = odd;
    expect(await postPage(odd)).toMatchObject({
      status: 422,
      state: { status: 'asked', values, errors: { email: expect.stringContaining('gmail.com'), phone: expect.any(String) } },
    });
    expect(provider.stored()).toEqual([]);
    expect(await postPage({ ...odd, email: '' })).toMatchObject({
      state: { status: 'invalid', errors: { email: expect.any(String) } },
    });
    expect((await postPage({ ...odd, [ASKED]: 'yes' })).status).toBe(303);
    expect((await post('/api/contact-submit', odd)).status).toBe(200);
    expect(provider.stored()).toHaveLength(1);
  });

  it('contain the campaign of the visit, even after a query (R-LEAD-11)', async () => {
    const referer = 'https://site.example/contact-us?wbraid=w1&UTM_source=flyer&ScCid=s1&colour=teal';
    const send = (values: Record<string, string>, from: string) =>
      gateway.acceptPagePost(
        new Request('http://site/contact-us', { method: 'POST', body: new URLSearchParams(values), headers: { referer: from } }),
        { path: '/contact-us', form: 'contact', peer: '203.0.113.7' },
      );
    const visit = { first_page: '/contact-us', first_wbraid: 'w1', first_utm_source: 'flyer', first_sccid: 's1' };
    const back = await send({ ...fields, name: 'Without script', email: 'mia@gmial.com' }, referer);
    if (back.status === 303) throw new Error('it was not asked about');
    expect(back.state.from).toBe(referer);
    await send({ ...fields, name: 'Without script', [ASKED]: 'yes', [FROM]: referer }, 'https://site.example/contact-us');
    await post('/api/contact-submit', { ...fields, name: 'Without storage', visit: {} }, { referer });
    await post('/api/contact-submit', { ...fields, name: 'With storage', visit: { first_gclid: 'g1' } }, { referer });
    await post('/api/contact-submit', { ...fields, name: 'Without campaign' }, { referer: 'https://site.example/?a=1' });
    expect(provider.posts.map(({ origin }) => origin?.visit)).toEqual([visit, visit, { first_gclid: 'g1' }, undefined]);
  });

  it('are marked and kept if the honeypot is filled (R-FORM-4)', async () => {
    expect((await postPage({ ...fields, [HONEYPOT]: 'http://spam' })).status).toBe(303);
    expect(provider.stored()[0]?.origin).toMatchObject({ suspicion: expect.stringContaining('do not see') });
  });

  it('show a message if they are rate-limited or have failed (R-FORM-22)', async () => {
    await spool.close();
    await writeFile(join(folder, 'blocked'), '');
    await start(join(folder, 'blocked'), 1);
    provider.behave('hang');
    const quote = quoteRequest().fields;
    expect(await postPage(quote, 'quote')).toMatchObject({
      status: 503,
      state: { message: failure.quote.failed, values: quote },
    });
    expect(await postPage(quote, 'quote')).toMatchObject({
      status: 429,
      state: { status: 'limited', message: expect.stringContaining('1300 000 000') },
    });
  });

  it('from another website, as the browser reports, are rejected, and keep what was typed', async () => {
    const from = (site: string) =>
      gateway.acceptPagePost(
        new Request('http://site/', { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': site } }),
        { path: '/', form: 'contact', peer: '203.0.113.9' },
      );
    expect(await from('cross-site')).toMatchObject({ status: 422, state: { values: fields, message: CROSS_SITE } });
    expect(await post('/api/contact-submit', fields, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 422,
      body: { success: false, message: CROSS_SITE },
    });
    expect(provider.stored()).toEqual([]);
    for (const site of ['same-origin', 'same-site', 'none']) expect(await from(site)).toMatchObject({ status: 303 });
  });

  it('are rejected if only their Origin names another website (R-SAFE-8)', async () => {
    const from = (origin: string, more: Record<string, string> = {}) =>
      gateway.acceptPagePost(
        new Request('http://site/', {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { host: 'site', origin, ...more },
        }),
        { path: '/', form: 'contact', peer: '203.0.113.9' },
      );
    for (const origin of ['https://evil.example', 'http://site.evil.example', 'http://site:8080'])
      expect(await from(origin), origin).toMatchObject({ status: 422, state: { message: CROSS_SITE } });
    expect(await post('/api/contact-submit', fields, { origin: 'https://evil.example' })).toMatchObject({ status: 422 });
    expect(provider.stored()).toEqual([]);
    for (const origin of ['http://site', 'null']) expect(await from(origin), origin).toMatchObject({ status: 303 });
    expect(await from('https://evil.example', { 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 303 });
  });

  it('are rejected if they are not a form', async () => {
    const request = new Request('http://site/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(await gateway.acceptPagePost(request, { path: '/', form: 'contact', peer: undefined })).toMatchObject({ status: 422 });
  });
});

it('only references that were issued are recognised', async () => {
  expect(await gateway.stateFromQuery(new URLSearchParams('reference=E-2222-2222'))).toBeUndefined();
  expect(await gateway.stateFromQuery(new URLSearchParams('reference=<script>'))).toBeUndefined();
});

describe('equal posts', () => {
  const [first, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const send = async (sender?: unknown) => (await post('/api/contact-submit', { ...fields, sender })).body;
  const thanksOf = async (answer: Awaited<ReturnType<typeof postPage>>) =>
    gateway.stateFromQuery(new URL('location' in answer ? answer.location : '', 'http://site').searchParams);
  const LINK = { follow: expect.stringContaining('/your-request/E-') };

  it('give the private link to the browser that sent the first, and number and thanks to any other (R-LEAD-20)', async () => {
    const sent = await send(first);
    expect(sent).toMatchObject({ success: true, ...LINK });
    for (const sender of [other, undefined, '', 'short', [first], { length: 32 }]) {
      const shared = await send(sender);
      expect(shared).toMatchObject({ success: true, reference: sent.reference, message: THANKS });
      expect(shared.follow).toBeUndefined();
    }
    expect(await send(first)).toMatchObject({ reference: sent.reference, ...LINK });
    expect(JSON.stringify(provider.posts)).not.toContain(first);
  });

  it('that arrive at once are told apart as well (R-LEAD-20)', async () => {
    const all = await Promise.all([first, other, first, undefined].map(send));
    expect(all.map(({ follow }) => follow !== undefined)).toEqual([true, false, true, false]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
  });

  it('are known after a restart, while the provider is away and at another site (R-LEAD-20)', async () => {
    provider.behave('fail');
    expect(await send(first)).toMatchObject(LINK);
    await spool.close();
    await start();
    expect((await send(other)).follow).toBeUndefined();
    expect(await send(first)).toMatchObject(LINK);
    provider.behave('accept');
    await expect.poll(() => provider.stored().length, { timeout: 10_000 }).toBe(1);
    await spool.close();
    await start(join(folder, 'of another site'));
    for (const sender of [other, undefined, other]) expect((await send(sender)).follow).toBeUndefined();
  });

  it('without JavaScript: only the first is led to thanks with the link (R-LEAD-20)', async () => {
    const [one, two] = [await thanksOf(await postPage(fields)), await thanksOf(await postPage(fields))];
    expect(one).toMatchObject({ status: 'sent', ...LINK });
    expect(two).toMatchObject({ status: 'sent', reference: one?.reference, message: THANKS });
    expect(two?.follow).toBeUndefined();
    expect((await send(other)).follow).toBeUndefined();
  });

  it('in the address of the owner’s own page, too (R-LEAD-20)', async () => {
    await spool.close();
    await start(undefined, 10, async () => '/thanks');
    const state = async (sender: string) =>
      gateway.stateFromQuery(new URL(String((await send(sender)).thanks), 'http://site').searchParams);
    expect(await state(first)).toMatchObject(LINK);
    expect((await state(other))?.follow).toBeUndefined();
  });
});
