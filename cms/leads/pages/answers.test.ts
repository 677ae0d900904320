import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '../../base/rights/access';
import { signedIn, startPayload } from '../../testing/api';
import { answerFigures } from './figures';
import { answerPriceList } from './price-list';
import { answerReplyTexts } from './reply-texts';

const tokens = {} as Record<Role, string>;
let payload: Payload;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) tokens[role] = (await signedIn(payload, role)).token;
});
beforeEach(async () => {
  await payload.delete({ collection: 'reply-texts', where: {} });
  await payload.updateGlobal({ slug: 'prices', data: { gst: true, rows: [] } });
});

const pages = {
  '/office/reply-texts': answerReplyTexts,
  '/office/price-list': answerPriceList,
  '/office/figures': answerFigures,
};
type Path = keyof typeof pages;

/** Asks for a page as somebody; with a form, posts it. */
async function ask(role: Role | undefined, path: Path, form?: Record<string, string>, query = '') {
  const request = new Request(`http://localhost:3001${path}${query}`, {
    headers: role && { authorization: `JWT ${tokens[role]}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const response = await pages[path](payload, request);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}
const fieldOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';
const texts = async () => (await payload.find({ collection: 'reply-texts', sort: 'name' })).docs;
const TEXTS = '/office/reply-texts';
const LIST = '/office/price-list';

it('is for whoever answers enquiries (R-OWNER-51)', async () => {
  for (const path of Object.keys(pages) as Path[]) {
    expect((await ask('leads', path)).status, path).toBe(200);
    expect((await ask('editor', path)).status, path).toBe(403);
    expect((await ask(undefined, path)).location, path).toBe(`/office/sign-in?redirect=${encodeURIComponent(path)}`);
  }
  expect((await ask('editor', TEXTS, { act: 'add', name: 'A', text: 'B' })).status).toBe(403);
  expect((await ask('leads', TEXTS, { act: 'other' })).status).toBe(400);
  expect((await ask('leads', LIST, { act: 'other' })).status).toBe(400);
});

it('a reply text is added once, changed and removed (R-OWNER-51)', async () => {
  const added = { act: 'add', name: ' Keys ', text: 'Leave the key.\r\nThank you.' };
  for (let n = 0; n < 2; n += 1) expect((await ask('leads', TEXTS, added)).location).toBe(`${TEXTS}?done=add`);
  const [text, ...others] = await texts();
  expect([text?.name, text?.text, others.length]).toEqual(['Keys', 'Leave the key.\nThank you.', 0]);
  const of = { text_id: String(text?.id), made_from: text?.updatedAt ?? '' };
  expect((await ask('leads', TEXTS, { act: 'change', ...of, name: 'Key', text: 'Under the mat.' })).status).toBe(303);
  expect((await texts())[0]?.text).toBe('Under the mat.');
  expect((await ask('leads', TEXTS, undefined, '?done=change')).html).toContain('Text changed.');
  const made_from = (await texts())[0]?.updatedAt ?? '';
  for (let n = 0; n < 2; n += 1) expect((await ask('leads', TEXTS, { act: 'remove', ...of, made_from })).status).toBe(303);
  expect(await texts()).toEqual([]);
});

it('a text that somebody else has changed or removed is not overwritten, and what was typed stays (R-OWNER-51)', async () => {
  await ask('leads', TEXTS, { act: 'add', name: 'Keys', text: 'Mine' });
  const [text] = await texts();
  const of = { text_id: String(text?.id), made_from: text?.updatedAt ?? '', name: 'Keys' };
  await ask('owner', TEXTS, { act: 'change', ...of, text: 'Theirs' });
  const late = await ask('leads', TEXTS, { act: 'change', ...of, text: 'Typed late' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('to “Theirs”');
  expect(late.html).toContain('Typed late');
  expect((await ask('leads', TEXTS, { act: 'remove', ...of })).status).toBe(409);
  expect((await texts())[0]?.text).toBe('Theirs');
  await payload.delete({ collection: 'reply-texts', where: {} });
  const gone = await ask('leads', TEXTS, { act: 'change', ...of, text: 'Typed later' });
  expect([gone.status, gone.html.includes('Typed later')]).toEqual([409, true]);
});

it('a text without words, or one that is too long, is refused beside its field (R-OWNER-51)', async () => {
  const empty = await ask('leads', TEXTS, { act: 'add', name: 'Empty', text: '' });
  expect([empty.status, empty.html.includes('id="text-new-fault"'), empty.html.includes('value="Empty"')]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await ask('leads', TEXTS, { act: 'add', name: 'Long', text: 'a'.repeat(3001) })).status).toBe(400);
});

const rows = {
  name1: 'Oven cleaning',
  unit1: 'per oven',
  price1: '89,95',
  name2: 'Windows',
  unit2: '',
  price2: '$120',
  gst: 'on',
};
const stored = async () => {
  const { gst, rows: all } = await payload.findGlobal({ slug: 'prices' });
  return [gst, ...(all ?? []).map(({ name, price }) => `${name} ${price}`)];
};
const madeFrom = async () => fieldOf((await ask('leads', LIST)).html, 'made_from');

it('prices are added, moved, removed and put back (R-OWNER-51)', async () => {
  expect((await ask('leads', LIST, { act: 'save', made_from: await madeFrom(), ...rows })).location).toBe(`${LIST}?done=saved`);
  expect(await stored()).toEqual([true, 'Oven cleaning 89.95', 'Windows 120']);
  const down = { act: 'down 1', made_from: await madeFrom(), ...rows };
  for (let n = 0; n < 2; n += 1) expect((await ask('leads', LIST, down)).status).toBe(303); // the answer to the first was lost
  expect(await stored()).toEqual([true, 'Windows 120', 'Oven cleaning 89.95']);
  await ask('leads', LIST, {
    act: 'up 2',
    made_from: await madeFrom(),
    name1: 'Windows',
    price1: '120',
    name2: 'Oven cleaning',
    price2: '80',
    unit2: '',
  });
  expect(await stored()).toEqual([false, 'Oven cleaning 80', 'Windows 120']);
  const removed = await ask('leads', LIST, {
    act: 'remove 1',
    made_from: await madeFrom(),
    name1: 'Oven cleaning',
    price1: '80',
    name2: 'Windows',
    price2: '120',
  });
  expect(await stored()).toEqual([false, 'Windows 120']);
  const { html } = await ask('leads', LIST, undefined, removed.location?.slice(LIST.length));
  expect(html).toContain('Removed: Oven cleaning.');
  const back = { act: 'put', made_from: fieldOf(html, 'made_from'), name: 'Oven cleaning', unit: '', price: '80', at: '0' };
  for (let n = 0; n < 2; n += 1) expect((await ask('leads', LIST, back)).status).toBe(303);
  expect(await stored()).toEqual([false, 'Oven cleaning 80', 'Windows 120']);
});

it('a list that somebody else has saved is not overwritten; what cannot be read is named, and stays (R-OWNER-51)', async () => {
  const made_from = await madeFrom();
  await ask('owner', LIST, { act: 'save', made_from, name1: 'Theirs', price1: '1' });
  const late = await ask('leads', LIST, { act: 'save', made_from, name1: 'Mine', price1: '2' });
  expect([late.status, late.html.includes('Theirs: $1'), late.html.includes('value="Mine"')]).toEqual([409, true, true]);
  expect(await stored()).toEqual([false, 'Theirs 1']);
  const wrong = await ask('leads', LIST, { act: 'save', made_from: await madeFrom(), name1: 'Mine', price1: 'about ten' });
  expect([wrong.status, wrong.html.includes('id="price1-fault"'), wrong.html.includes('value="about ten"')]).toEqual([
    400,
    true,
    true,
  ]);
  const unnamed = await ask('leads', LIST, { act: 'save', made_from: await madeFrom(), name1: '', price1: '2' });
  expect([unnamed.status, unnamed.html.includes('id="name1-fault"')]).toEqual([400, true]);
});
