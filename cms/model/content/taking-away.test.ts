import type { Field, Payload, SanitizedCollectionConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

type Doc = Record<string, unknown> & { id: number };

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
});

/** What no record may be published with: required fields empty, choices that are gone, texts where an address belongs. */
const wrong = (fields: Field[]): Record<string, unknown> =>
  Object.assign(
    {},
    ...fields.map((field): object => {
      if (field.type === 'tabs') return wrong(field.tabs.flatMap((tab) => tab.fields));
      if ('fields' in field && !('name' in field)) return wrong(field.fields);
      if (field.type === 'group' && 'name' in field) return { [field.name]: wrong(field.fields) };
      if (!('name' in field) || !('required' in field) || !field.required) return {};
      if (['_status', 'deletedAt', 'slug', 'filename', 'url'].includes(field.name)) return {};
      return { [field.name]: field.name === 'office' ? 'gone' : null };
    }),
  );

/** What takes a record away: a call, and its body if it has one. */
const takings: [name: string, method: string, path: (slug: string, id: number) => string, body?: () => object][] = [
  ['taken off', 'PATCH', (slug, id) => `/${slug}/${id}`, () => ({ _status: 'draft' })],
  ['taken off with its redirect', 'PATCH', (slug, id) => `/${slug}/${id}`, () => ({ _status: 'draft', leads_to: null })],
  ['taken off with others', 'PATCH', (slug, id) => `/${slug}?where[id][in]=${id}`, () => ({ _status: 'draft' })],
  ['put into the trash', 'PATCH', (slug, id) => `/${slug}/${id}`, () => ({ deletedAt: new Date().toISOString() })],
  ['deleted', 'DELETE', (slug, id) => `/${slug}/${id}?trash=true`],
];

const withDrafts = () => payload.config.collections.filter(({ versions }) => versions?.drafts);

/** A record that is on the site, and wrong there and in its draft. */
async function broken({ slug, fields }: SanitizedCollectionConfig): Promise<Doc> {
  const collection = slug as 'posts';
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, trash: true });
  const doc = (docs[0] ?? (await payload.create({ collection, data: {} as never, draft: true }))) as unknown as Doc;
  const data = wrong(fields);
  await payload.db.updateOne({ collection, id: doc.id, data: { ...data, _status: 'published', deletedAt: null } });
  await payload.update({ collection, id: doc.id, data: data as object, draft: true, depth: 0 });
  await expect(payload.update({ collection, id: doc.id, data: { _status: 'published' } }), slug).rejects.toThrow();
  return doc;
}

describe('what is taken away is not judged (R-OWNER-41)', () => {
  it.each(takings)('a record of any kind is %s', async (_, method, path, body) => {
    const kinds = withDrafts();
    expect(kinds.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['cities', 'posts', 'services', 'own-pages']));
    for (const kind of kinds) {
      const { id } = await broken(kind);
      const response = await askRest(payload, method, path(kind.slug, id), { token, ...(body && { body: body() }) });
      expect([kind.slug, response.status, await response.text()]).toEqual([kind.slug, 200, expect.any(String)]);
      const left = await payload.find({
        collection: kind.slug as 'posts',
        where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
      });
      expect([kind.slug, left.totalDocs]).toEqual([kind.slug, 0]);
    }
  });

  it('by a plan', async () => {
    for (const kind of withDrafts()) {
      const { id } = await broken(kind);
      await payload.update({ collection: kind.slug as 'posts', id, data: { _status: 'draft' }, depth: 0 });
    }
  });

  it('but what is sent with it is', async () => {
    const kind = payload.collections['own-pages'].config;
    const { id } = await broken(kind);
    const leads_to = '/no-such-page';
    const response = await askRest(payload, 'PATCH', `/own-pages/${id}`, { token, body: { _status: 'draft', leads_to } });
    const { errors } = (await response.json()) as { errors: { data: { errors: { path: string }[] } }[] };
    expect([response.status, errors[0]?.data.errors.map((error) => error.path)]).toEqual([400, ['leads_to']]);
  });

  /** Every list of a page of its own, by its path. */
  const listsIn = (fields: Field[], before: string[] = []): { path: string[]; isNeeded: boolean }[] =>
    fields.flatMap((field) => {
      const path = 'name' in field && field.name ? [...before, field.name] : before;
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => listsIn(tab.fields, before));
      if (field.type === 'array' || field.type === 'blocks') return [{ path, isNeeded: Boolean(field.required) }];
      return 'fields' in field ? listsIn(field.fields, path) : [];
    });
  const emptied = ([name = '', ...rest]: string[]): object => ({ [name]: rest.length > 0 ? emptied(rest) : [] });

  it('a list of any page is emptied; the last office alone stays', async () => {
    const refused: unknown[] = [];
    const working = { reply: { amount: 2, unit: 'working-days' as const }, _status: 'published' as const };
    await payload.updateGlobal({ slug: 'settings', data: working });
    const lists = payload.config.globals.flatMap(({ slug, fields }) => listsIn(fields).map((list) => ({ slug, ...list })));
    expect(lists.length).toBeGreaterThan(10);
    for (const { slug, path } of lists) {
      const body = { ...emptied(path), _status: 'published' };
      const answer = await (await askRest(payload, 'POST', `/globals/${slug}`, { token, body })).json();
      const { errors } = answer as { errors?: { message: string; data?: { errors: { path: string }[] } }[] };
      if (errors) refused.push([slug, path.join('.'), errors[0]?.data?.errors.map((error) => error.path) ?? errors[0]?.message]);
    }
    expect(refused).toEqual([['settings', 'offices', ['offices']]]);
  });

  it('an announcement is taken down by emptying its words, whatever stands in its other fields', async () => {
    const gone = { link: { label: 'More', page: 'elsewhere', address: '/no-such-page' }, from_time: 'soon', until_time: '9 AM' };
    await payload.updateGlobal({
      slug: 'announcement',
      data: { ...gone, text: 'Closed', _status: 'draft' } as object,
      draft: true,
    });
    const publish = (text: string) =>
      askRest(payload, 'POST', '/globals/announcement', { token, body: { ...gone, text, _status: 'published' } });
    expect([(await publish('Closed')).status, (await publish('')).status]).toEqual([400, 200]);
  });
});
