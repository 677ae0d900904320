import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { signedIn, startPayload } from '../../testing/api';
import { quotesOf } from '../quotes/versions';
import { answerEnquiry } from './enquiry-routes';
import { answerQuote } from './quote-routes';

const tokens: Record<string, string> = {};
let payload: Payload;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) tokens[role] = (await signedIn(payload, role)).token;
  await payload.create({ collection: 'reply-texts', data: { name: 'Keys', text: 'Hello {name}, leave the key.' } });
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-PAGE-${made}`, idempotency_key: `page ${made}`, received_at: new Date().toISOString() };
  const who = { name: 'Paula Example', first_name: 'Paula', service: 'Oven Cleaning', email: 'paula@example.com' };
  const data = { form: 'contact', status: 'contacted', phone: '0491 570 156', ...who, ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}

type Fields = Record<string, string>;
/** What somebody with this role gets; with fields, the answer to the form. */
async function ask(role: string, id: number | string, { query = '', fields }: { query?: string; fields?: Fields } = {}) {
  const headers = new Headers(tokens[role] ? { authorization: `JWT ${tokens[role]}` } : {});
  const body = fields && new URLSearchParams(fields);
  const request = new Request(`http://localhost:3001/office/enquiries/${id}/quote${query}`, {
    ...{ headers, method: body ? 'POST' : 'GET', body },
  });
  const answer = await answerQuote(payload, request, String(id));
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** The values of a form as a browser reads them from the page. */
function formIn(text: string, act: string): Fields {
  const form = text.split('<form').find((part) => part.includes(`data-act="${act}"`)) ?? '';
  const plain = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = '']): [string, string][] => {
    const [, name] = /name="([^"]*)"/.exec(attributes) ?? [];
    const [, value = 'on'] = /value="([^"]*)"/.exec(attributes) ?? [];
    return !name || (attributes.includes('checkbox') && !attributes.includes('checked')) ? [] : [[name, plain(value)]];
  });
  const [, greeting] = /<textarea[^>]*>([^<]*)</.exec(form) ?? [];
  return Object.fromEntries([...inputs, ...(greeting === undefined ? [] : [['greeting', greeting] as [string, string]])]);
}
const form = async (id: number, query = '') => formIn((await ask('leads', id, { query })).text, 'quote');

it('is for those who answer enquiries, and takes no form of others (R-QUOTE-3)', async () => {
  const { id } = await arrived();
  expect((await ask('owner', id)).text).toContain('Quote 1 for Paula Example');
  expect((await ask('editor', id)).status).toBe(403);
  expect(await ask('nobody', id)).toMatchObject({
    ...{ status: 303, location: `/office/sign-in?redirect=${encodeURIComponent(`/office/enquiries/${id}/quote`)}` },
  });
  const fields = { ...(await form(id)), act: 'save', price1: '1' };
  expect((await ask('editor', id, { fields })).status).toBe(403);
  for (const name of ['0', '999999', '__proto__', '1e3']) expect((await ask('owner', name)).status).toBe(404);
  const wrongs: Fields[] = [
    {},
    { ...fields, act: 'win' },
    { ...fields, page: '1' },
    { ...fields, made_from: 'now' },
    { act: 'deliver' },
  ];
  for (const wrong of wrongs) expect((await ask('leads', id, { fields: wrong })).status).toBe(400);
  expect(await quotesOf(payload, id)).toEqual([]);
  const spam = await arrived({ status: 'spam' });
  expect((await ask('leads', spam.id)).location).toBe(`/office/enquiries/${spam.id}`);
  const page = await answerEnquiry(
    payload,
    new Request('http://localhost:3001/', { headers: { authorization: `JWT ${tokens.leads}` } }),
    String(spam.id),
  );
  expect(await page.text()).not.toContain('Write a quote');
});

it('begins with what is known, works without script, and keeps what was typed wrong (R-QUOTE-3)', async () => {
  const { id } = await arrived();
  const empty = await ask('leads', id);
  expect(empty.text).toContain('price list</a> is empty');
  expect(await form(id)).toMatchObject({ text1: 'Oven Cleaning', quantity1: '1', price1: '', gst: 'on', version: '1' });
  await payload.updateGlobal({
    slug: 'prices',
    data: {
      gst: false,
      rows: [
        { name: 'Oven cleaning', unit: 'per oven', price: 90 },
        { name: 'Balcony', price: 35.5 },
      ],
    },
  });
  const first = await form(id);
  expect(first).toMatchObject({ text1: 'Oven cleaning, per oven', price1: '90', greeting: '' });
  expect(first.gst).toBeUndefined();
  const more = await ask('leads', id, { fields: { ...first, quantity1: '2', act: 'lines', add: '1', reply: '0' } });
  const worked = formIn(more.text, 'quote');
  expect(worked).toMatchObject({ text2: 'Balcony', price2: '35.50', greeting: 'Hello Paula, leave the key.', page: first.page });
  expect([more.status, more.text]).toEqual([200, expect.stringContaining('>$215.50</output>')]);
  for (const [typed, reason] of [
    [{ price2: 'a lot' }, 'Line 2: “a lot” is no price.'],
    [{ quantity1: '0' }, 'Line 1: “0” is no quantity.'],
    [{ text1: '' }, 'Line 1: say what it is for.'],
    [{ valid_until: '31 February' }, '“Valid until” is no day.'],
    [{ valid_until: '2099-01-01' }, 'more than a year away'],
  ] as const) {
    const refused = await ask('leads', id, { fields: { ...worked, ...typed, act: 'save' } });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(reason)]);
    const [[name, value]] = Object.entries(typed) as [[string, string]];
    expect(formIn(refused.text, 'quote')).toMatchObject({ ...worked, [name]: value });
    expect(refused.text).toContain(`href="#${name}"`);
  }
  expect(await quotesOf(payload, id)).toEqual([]);
  const saved = await ask('leads', id, { fields: { ...worked, text3: 'Windows', act: 'save' } });
  expect(saved).toMatchObject({ status: 303, location: `/office/enquiries/${id}/quote?done=saved` });
  const missing = await ask('leads', id, { fields: { ...(await form(id)), act: 'send' } });
  expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('Line 3 (“Windows”) has no price.')]);
});

it('shows a draft as the customer sees it, asks once before it is sent, and then it is locked (R-QUOTE-1)', async () => {
  const { id } = await arrived();
  const looked = await ask('leads', id, { fields: { ...(await form(id)), price1: '90', act: 'look' } });
  expect(looked.text).toMatch(/http-equiv="refresh" content="0;url=http:\/\/localhost:3000\/your-request\/E-PAGE-\d+\.d\d+\./);
  const going = await ask('leads', id, { fields: { ...(await form(id)), act: 'send' } });
  expect(going).toMatchObject({ status: 303, location: `/office/enquiries/${id}/quote?step=send` });
  const step = await ask('leads', id, { query: '?step=send' });
  expect(step.text).toContain('Send quote 1 to Paula Example?');
  const fields = formIn(step.text, 'deliver');
  expect(fields.to).toBe('paula@example.com');
  const wrong = await ask('leads', id, { fields: { ...fields, to: 'paula@', way: 'mail' } });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('value="paula@"')]);
  await ask('leads', id, { fields: { ...(await form(id)), greeting: 'Sooner?', act: 'save' } });
  const stale = await ask('leads', id, { fields: { ...fields, way: 'mail' } });
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('Sooner?')]);
  const sent = await ask('leads', id, { fields: { ...formIn(stale.text, 'deliver'), way: 'mail' } });
  expect(sent).toMatchObject({ status: 303, location: `/office/enquiries/${id}/quote?version=1&done=waits` });
  const after = await ask('leads', id, { query: '?version=1&done=waits' });
  expect(after.text).toContain('no mail went out: there is no mail server yet');
  const shown = await ask('leads', id);
  expect(shown.text).toContain('sent ');
  expect(shown.text).not.toContain('data-act="quote"');
  expect(await form(id, '?new')).toMatchObject({ version: '2', greeting: 'Sooner?', price1: '90' });
});

it('tells the second of two people what the first has saved, with both on the page (R-QUOTE-5)', async () => {
  const { id } = await arrived();
  const [mine, theirs] = [await form(id), await form(id)];
  await ask('owner', id, { fields: { ...theirs, text1: 'Their words', price1: '80', act: 'save' } });
  const worked = await ask('leads', id, { fields: { ...mine, price1: '70', act: 'lines' } });
  const refused = await ask('leads', id, { fields: { ...formIn(worked.text, 'quote'), act: 'save' } });
  expect([refused.status, refused.text]).toEqual([409, expect.stringMatching(/owner changed this quote.*Their words/s)]);
  const again = formIn(refused.text, 'quote');
  expect(again.price1).toBe('70');
  expect((await ask('leads', id, { fields: { ...again, act: 'save' } })).status).toBe(303);
  expect((await quotesOf(payload, id)).map(({ total_cents }) => total_cents)).toEqual([7000]);
});

it('says only what it knows, whatever the address says was done (R-QUOTE-1)', async () => {
  const { id } = await arrived();
  expect((await ask('leads', id, { query: '?done=saved' })).text).toContain('Saved as a draft.');
  for (const done of ['constructor', 'toString', '__proto__', 'Pay to 123'])
    expect((await ask('leads', id, { query: `?done=${done}` })).text).not.toMatch(/class="saved"|native code|Pay to/);
});

it('escapes what customers and the office typed (R-QUOTE-3)', async () => {
  const evil = '"><script>alert(1)</script>';
  const { id } = await arrived({ name: evil, message: evil });
  const refused = await ask('leads', id, {
    fields: { ...(await form(id)), text1: evil, greeting: evil, price1: evil, act: 'save' },
  });
  await ask('leads', id, { fields: { ...(await form(id)), text1: evil, greeting: evil, price1: '5', act: 'save' } });
  for (const { text } of [refused, await ask('leads', id), await ask('leads', id, { query: '?step=send' })])
    expect(text).not.toContain('<script>alert');
});
