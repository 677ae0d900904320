import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

type Doc = { id: number; updatedAt: string; edited_by?: string; [field: string]: unknown };

let payload: Payload;
let tokens: Record<'owner' | 'editor', string>;
beforeAll(async () => {
  payload = await startPayload();
  const [owner, editor] = [await signedIn(payload, 'owner'), await signedIn(payload, 'editor')];
  tokens = { owner: owner.token, editor: editor.token };
});

const isGlobal = (path: string) => path.startsWith('/globals');
const read = async (path: string, draft = true): Promise<Doc> =>
  (await askRest(payload, 'GET', `${path}?depth=0&draft=${draft}`, { token: tokens.owner })).json();
async function save(path: string, body: object, query = '', who: keyof typeof tokens = 'owner') {
  const response = await askRest(payload, isGlobal(path) ? 'POST' : 'PATCH', `${path}?depth=0${query}`, {
    token: tokens[who],
    body,
  });
  const answer = (await response.json()) as { doc?: Doc; result?: Doc; errors?: { message: string; data?: object }[] };
  return { status: response.status, doc: answer.doc ?? answer.result, error: answer.errors?.[0] };
}
const first = async (slug: string) => {
  const { docs } = (await (await askRest(payload, 'GET', `/${slug}?limit=1`, { token: tokens.owner })).json()) as { docs: Doc[] };
  return `/${slug}/${docs[0]?.id}`;
};

const AUTOSAVE = '&draft=true&autosave=true';
const records: [name: string, path: () => Promise<string>, field: string][] = [
  ['post', () => first('posts'), 'title'],
  ['service', () => first('services'), 'name'],
  ['page', async () => '/globals/contact-page', 'title'],
  ['company', async () => '/globals/settings', 'tagline'],
  ['enquiry', () => newLead(), 'message'],
];
async function newLead() {
  const body = { name: 'Ann', email: 'ann@example.com', form: 'contact', message: 'Hello', status: 'new' };
  const response = await askRest(payload, 'POST', '/leads', { token: tokens.owner, body });
  return `/leads/${((await response.json()) as { doc: Doc }).doc.id}`;
}

describe.each(records)('a save of a %s, which names the version it was made from (R-OWNER-27)', (name, pathOf, field) => {
  const draft = name === 'enquiry' ? '' : AUTOSAVE;

  it('is rejected if that version is outdated, with who changed what', async () => {
    const path = await pathOf();
    const opened = await read(path);
    const theirs = await save(
      path,
      { ...opened, [field]: 'Typed by the editor' },
      draft,
      name === 'enquiry' ? 'owner' : 'editor',
    );
    expect(theirs.status).toBe(200);
    for (const query of [draft, ''])
      expect(await save(path, { ...opened, [field]: 'Typed by the owner' }, query)).toMatchObject({
        status: 409,
        error: {
          message: expect.stringContaining(name === 'enquiry' ? 'owner changed' : 'editor changed'),
          data: { updatedAt: theirs.doc?.updatedAt, changed: expect.stringMatching(/\w/) },
        },
      });
    const newest = await read(path);
    expect(newest).toMatchObject({ [field]: 'Typed by the editor', updatedAt: theirs.doc?.updatedAt });
    expect(await save(path, { ...newest, [field]: 'Typed by the owner' }, draft)).toMatchObject({ status: 200 });
  });

  it('is written once if many at the same time name one version', async () => {
    const path = await pathOf();
    const opened = await read(path);
    const saves = await Promise.all(
      Array.from({ length: 5 }, (_, at) => save(path, { ...opened, [field]: `Number ${at}` }, draft)),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const written = saves.find(({ status }) => status === 200)?.doc;
    expect((await read(path))[field]).toBe(written?.[field]);
  });

  it('changes only the fields that a program sends without naming a version', async () => {
    const path = await pathOf();
    await save(path, { ...(await read(path)), [field]: 'Typed by the owner' }, draft);
    const other = { sample: false, is_test: true };
    expect((await save(path, other, draft)).status).toBe(200);
    expect((await read(path))[field]).toBe('Typed by the owner');
  });
});

const named: [path: () => Promise<string>, mine: string, theirs: string, label: RegExp][] = [
  [async () => '/globals/contact-page', 'title', 'subtitle', /^text below$/],
  [() => first('posts'), 'title', 'publish_date', /^[\w ]*(day|date)[\w ]*$/i],
  [newLead, 'message', 'phone', /^phone$/i],
];
it.each(named)('who is refused reads what was changed, not what they typed (R-OWNER-27)', async (pathOf, mine, theirs, label) => {
  const path = await pathOf();
  await save(path, { _status: 'published' });
  const opened = await read(path, false);
  const other = theirs === 'publish_date' ? '2020-02-02T12:00:00.000Z' : '0491 570 157';
  expect(await save(path, { [theirs]: other, updatedAt: opened.updatedAt })).toMatchObject({ status: 200 });
  for (const typed of [opened, { updatedAt: opened.updatedAt }]) {
    const { error } = await save(path, { ...typed, [mine]: 'Typed by somebody else' });
    expect(error?.data).toMatchObject({ changed: expect.stringMatching(label) });
  }
});

it('the public version can be put back over a draft, which stays in the history (R-OWNER-12, R-OWNER-27)', async () => {
  const path = await first('posts');
  await save(path, { _status: 'published' });
  const published = await read(path, false);
  await save(path, { ...(await read(path)), title: 'A draft', _status: 'draft' }, AUTOSAVE);
  expect((await save(path, { ...published, title: 'Another' })).status).toBe(409);
  expect((await save(path, published)).status).toBe(200);
  expect(await read(path)).toMatchObject({ title: published.title, _status: 'published' });
  const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: published.id } } });
  expect(docs.map(({ version }) => version.title)).toContain('A draft');
});
