import { EDITOR_HEADER, type EditAct } from 'contract/edit-bar';
import { PREVIEW_HEADER } from 'contract/preview';
import { originsIn, originText, withOrigins } from 'contract/text-origin';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../../model';
import { allAnswers } from '../../testing/all-answers';
import { callApi, startPayload } from '../../testing/api';
import { editorsOf } from '../../testing/edit-bar';
import { piecesOf } from './origins';

let payload: Payload;
let editors: Awaited<ReturnType<typeof editorsOf>>;
beforeAll(async () => {
  payload = await startPayload();
  editors = await editorsOf(payload);
});
const act: typeof editors.act = (...asked) => editors.act(...asked);
const said = (value: unknown) => JSON.stringify(value);
beforeEach(() => editors.discardAll());

it('an edited page’s answers say of nearly every text where it comes from (R-OWNER-65)', async () => {
  const { token = '' } = await act({ act: 'open' });
  const told = new Set(originsIn(said(await allAnswers(payload, { [PREVIEW_HEADER]: token }))));
  const all: string[] = [];
  const note = (slug: string, fields: (typeof contentGlobals)[number]['fields'], record: object) => {
    for (const { origin } of piecesOf(fields, slug, { ...record })) all.push(originText(origin));
  };
  for (const { slug, fields } of contentGlobals)
    note(slug, fields, await payload.findGlobal({ slug: slug as 'home', depth: 0, draft: true }));
  for (const { slug, fields } of contentCollections) {
    if (slug === 'media') continue; // words for those who do not see the picture: no text of a page
    const { docs } = await payload.find({ collection: slug as 'services', depth: 0, draft: true, pagination: false });
    for (const doc of docs) note(slug, fields, doc);
  }
  const missing = all.filter((origin) => !told.has(origin));
  expect(all.length).toBeGreaterThan(1000);
  expect(missing.length / all.length, missing.join('\n')).toBeLessThan(0.02);
  const published = originsIn(said(await allAnswers(payload)));
  expect(published, 'visitors get none').toEqual([]);
});

describe('a text that is typed where it stands', () => {
  let at = '';
  beforeEach(async () => {
    const home = await payload.findGlobal({ slug: 'contact-page', depth: 0, draft: true });
    const fields = contentGlobals.find(({ slug }) => slug === 'contact-page')?.fields ?? [];
    const [piece] = [...piecesOf(fields, 'contact-page', { ...home })].filter(({ path }) => path === 'subtitle');
    if (!piece) throw new Error('the contact page has no subtitle');
    at = originText(piece.origin);
  });
  const visitorsRead = async () => said((await callApi(payload, '/contact-hero-section')).body);

  it('is a draft that nobody sees, until it is published; it can be undone and thrown away (R-OWNER-65)', async () => {
    const { placed } = await act({ act: 'read', at });
    const before = placed?.text ?? '';
    expect(before).toContain('{reply}');
    expect(placed?.url).toMatch(/\/admin\/globals\/contact-page#field=subtitle$/);
    const text = `Ask us, ${before}`;
    const wrote = await act({ act: 'write', at, before, text });
    expect([wrote.status, wrote.placed?.text]).toEqual([200, text]);
    expect(wrote.unpublished).toMatchObject([{ record: 'contact-page ', by: 'editor', mine: true }]);
    expect(await visitorsRead()).not.toContain('Ask us');
    await act({ act: 'write', at, before: text, text: before });
    expect((await act({ act: 'read', at })).placed?.text).toBe(before);
    await act({ act: 'write', at, before, text });
    expect((await act({ act: 'discard', records: ['contact-page '] })).unpublished).toEqual([]);
    expect((await act({ act: 'read', at })).placed?.text).toBe(before);
    await act({ act: 'write', at, before, text });
    const { failed, unpublished } = await act({ act: 'publish', records: ['contact-page '] });
    expect([failed, unpublished]).toEqual([[], []]);
    expect(await visitorsRead()).toContain('Ask us');
  });

  it('overwrites nobody: who typed the same text later is told what it says now, other texts are no matter', async () => {
    const before = (await act({ act: 'read', at })).placed?.text ?? '';
    const [one, other] = [
      await act({ act: 'write', at, before, text: 'By the editor.' }),
      await act({ act: 'write', at, before, text: 'By the owner.' }, 'owner'),
    ];
    expect([one.status, other.status, other.message]).toEqual([200, 409, expect.stringContaining('“By the editor.”')]);
    const [first, second] = await Promise.all([
      act({ act: 'write', at, before: 'By the editor.', text: 'Both at once, one.' }),
      act({ act: 'write', at, before: 'By the editor.', text: 'Both at once, two.' }, 'owner'),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(other.message).toContain('Nothing was overwritten');
  });

  it.each<[string, string, string, number]>([
    ['an empty text', 'contact-page  subtitle 0', '  ', 400],
    ['a line that is not there', 'contact-page  subtitle 77', 'Words', 404],
    ['a field that is not there', 'contact-page  nothing 0', 'Words', 404],
    ['a field that is no text', 'contact-page  _status 0', 'published', 404],
    ['a record that is not there', 'services 99999 name 0', 'Words', 404],
    ['a collection that is no content', 'users 1 email 0', 'me@example.com', 404],
    ['an enquiry', 'leads 1 name 0', 'Words', 404],
    ['a name from within JavaScript', 'home  __proto__.x 0', 'Words', 404],
    ['no origin at all', 'x', 'Words', 404],
  ])('%s is refused with its reason, and nothing is written', async (_, where, text, status) => {
    const before = (await act({ act: 'read', at: where })).placed?.text ?? '';
    expect((await act({ act: 'write', at: where, before, text })).status).toBe(status);
    expect((await act({ act: 'look' })).unpublished).toEqual([]);
  });

  it('is written by nobody who may not edit, by no stranger, and as words only', async () => {
    expect((await act({ act: 'read', at }, 'leads')).status).toBe(401);
    expect((await callApi(payload, '/edit-act', { act: 'look' }, { [EDITOR_HEADER]: 'x' })).status).toBe(401);
    const before = (await act({ act: 'read', at })).placed?.text ?? '';
    const { placed } = await act({
      act: 'write',
      at,
      before,
      text: `<img src=x onerror=alert(1)>\n\n${withOrigins('two', { slug: 'users', id: 1, path: 'email', line: 0 })}  lines`,
    });
    expect(placed?.text).toBe('<img src=x onerror=alert(1)> two lines');
  });
});

interface Seen {
  at: string;
  text: string;
}

/** The first text of a record whose field fits. */
async function textAt(slug: string, fits: RegExp): Promise<Seen> {
  const entity = [...contentGlobals, ...contentCollections].find((one) => one.slug === slug);
  const isPage = contentGlobals.some((one) => one.slug === slug);
  const docs = isPage
    ? [await payload.findGlobal({ slug: slug as 'home', depth: 0, draft: true })]
    : (await payload.find({ collection: slug as 'posts', depth: 0, draft: true, pagination: false })).docs;
  for (const doc of docs)
    for (const { path, origin, text } of piecesOf(entity?.fields ?? [], slug, { ...doc }))
      if (fits.test(path)) return { at: originText(origin), text: text.split('\n')[0] ?? '' };
  throw new Error(`${slug} has no text ${fits}`);
}
const next = (at: string, rows: number) => at.replace(/\.(\d+)\./, (_, row) => `.${Number(row) + rows}.`);
const textsFrom = async (at: string, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, row) => (await act({ act: 'read', at: next(at, row) })).placed?.text));

describe('the row that a text is in', () => {
  it.each([
    ['questions', 'faq-categories', /^items\.0\.question$/],
    ['rows that stand for an empty list', 'home', /^slides\.0\.heading$/],
  ])('of %s is added, moved and removed in a draft, and each is taken back (R-OWNER-65)', async (_, slug, fits) => {
    const { at, text: before } = await textAt(slug, fits);
    const row = { act: 'row' as const, at, before, list: fits.source.slice(1).split('\\')[0] ?? '', row: 0 };
    const [first, second, third] = await textsFrom(at, 3);
    const { placed } = await act({ act: 'read', at });
    expect(placed?.rows).toMatchObject([{ list: row.list, row: 0, acts: expect.arrayContaining(['add', 'down']) }]);

    const added = await act({ ...row, does: 'add' });
    expect(await textsFrom(at, 3)).toEqual([first, expect.stringMatching(/^New /), second]);
    expect(added.unpublished).toHaveLength(1);
    const undone = await act({ act: 'undo', undo: added.undo as never });
    expect([undone.status, undone.unpublished]).toEqual([200, []]);
    expect(await textsFrom(at, 3)).toEqual([first, second, third]);

    const moved = await act({ ...row, does: 'down' });
    expect(await textsFrom(at, 2)).toEqual([second, first]);
    const twice = await act({ ...row, does: 'down' });
    expect([twice.status, twice.message]).toEqual([409, expect.stringContaining(`“${second}”`)]);
    await act({ act: 'undo', undo: moved.undo as never });
    const removed = await act({ ...row, does: 'remove' });
    expect(await textsFrom(at, 1)).toEqual([second]);
    await act({ act: 'write', at, before: second ?? '', text: 'Somebody else’s words' }, 'owner');
    const late = await act({ act: 'undo', undo: removed.undo as never });
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('/versions')]);
    await act({ act: 'discard', records: [added.unpublished?.[0]?.record ?? ''] });
    expect(await textsFrom(at, 3)).toEqual([first, second, third]);
  });

  it('is one of those offered: no other list, row or record is reached', async () => {
    const { at, text: before } = await textAt('faq-categories', /^items\.0\.question$/);
    const ask = (some: object) => act({ act: 'row', at, before, list: 'items', row: 0, does: 'remove', ...some } as EditAct);
    for (const some of [{ list: '_status' }, { list: 'items.0' }, { row: 1 }, { list: '__proto__' }, { at: 'users 1 email 0' }])
      expect([some, (await ask(some)).status]).toEqual([some, 404]);
    expect((await ask({ does: 'up' })).status).toBe(400);
    for (const undo of [
      { record: 'users 1', field: 'email' },
      { record: 'leads 1', field: 'name' },
      { record: 'home ', field: 'id' },
    ])
      expect((await act({ act: 'undo', undo: [{ ...undo, from: 1 }] })).status).toBe(404);
    expect((await act({ act: 'look' })).unpublished).toEqual([]);
  });
});

it('a usual text is typed here only, or wherever nobody typed one, and all of that is taken back (R-OWNER-65)', async () => {
  const services = async () => (await payload.find({ collection: 'services', depth: 0, draft: true, limit: 5, sort: 'id' })).docs;
  const ids = (await services()).map(({ id }) => id);
  for (const id of ids) {
    const data = { why_choose: { heading: null }, _status: 'draft' } as const;
    await payload.update({ collection: 'services', id, data, draft: true });
  }
  const headings = async () => (await services()).map(({ why_choose }) => why_choose?.heading || undefined);
  const of = (row: number) => `services ${ids[row]} why_choose.heading 0`;
  const { placed } = await act({ act: 'read', at: of(0) });
  const before = placed?.text ?? '';
  expect(placed).toMatchObject({ text: 'Why choose us for {name}', alike: ids.length - 1 });
  const here = await act({ act: 'write', at: of(0), before, text: 'Only here' });
  const onlyHere = ['Only here', ...Array(ids.length - 1).fill(undefined)];
  expect([here.placed?.alike, await headings()]).toEqual([undefined, onlyHere]);

  const both = await Promise.all([
    act({ act: 'write', at: of(1), before, text: 'Ask for {name}', everywhere: true }),
    act({ act: 'write', at: of(2), before, text: 'Call for {name}', everywhere: true }, 'owner'),
  ]);
  expect(both.flatMap(({ undo }) => undo ?? [])).toHaveLength(ids.length - 1);
  const [first, ...written] = await headings();
  expect(first).toBe('Only here');
  for (const words of written) expect(words).toMatch(/^(Ask|Call) for [A-Z]/);
  expect(new Set(written).size, 'each with its own name').toBe(written.length);
  await Promise.all(both.map(({ undo }) => undo && act({ act: 'undo', undo: undo as never })));
  expect(await headings()).toEqual(onlyHere);
});

describe('a long text', () => {
  it('gets bold words, links and lists; what it cannot show stays; it is taken back (R-OWNER-65)', async () => {
    const { at } = await textAt('posts', /^description$/);
    const before = (await act({ act: 'read', at })).placed?.rich ?? [];
    expect(before.length).toBeGreaterThan(0);
    const written = [
      { kind: 'p' as const, runs: [{ text: 'Ask ' }, { text: 'us', bold: true, href: '/contact-us' }, { text: ' by {phone}.' }] },
      { kind: 'ul' as const, runs: [{ text: 'One' }] },
      { kind: 'ul' as const, runs: [{ text: 'Two', italic: true }] },
      ...before,
    ];
    const done = await act({ act: 'format', at, before, rich: written });
    expect([done.status, done.placed?.rich]).toMatchObject([
      200,
      [{ kind: 'p' }, { kind: 'ul' }, { kind: 'ul' }, ...before.map(({ kind }) => ({ kind }))],
    ]);
    const read = (await act({ act: 'read', at })).placed?.rich ?? [];
    expect(await act({ act: 'format', at, before, rich: before }, 'owner')).toMatchObject({ status: 409 });
    expect(
      await act({ act: 'format', at, before: read, rich: [{ kind: 'p', runs: [{ text: 'x', href: 'javascript:alert(1)' }] }] }),
    ).toMatchObject({
      status: 400,
      message: expect.stringContaining('no address'),
    });
    expect(await act({ act: 'format', at, before: read, rich: [] })).toMatchObject({ status: 400 });
    expect((await act({ act: 'undo', undo: done.undo as never })).unpublished).toEqual([]);
    expect((await act({ act: 'read', at })).placed?.rich).toEqual(before);
  });
});
