import fc from 'fast-check';
import type { CollectionSlug, Payload, Where } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedAfter } from '../../publishing/publications';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { isValues, type Values } from './changes';

/** Parts of a query as Payload reads it: `where[id][in][0]=1`. */
function partsOf(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => partsOf(name ? `${name}[${key}]` : key, inner));
}

/** A query string for Payload's REST calls. */
const queryOf = (query: object) => new URLSearchParams(partsOf('', query)).toString();

let payload: Payload;
let token: string;
let services: number[];
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
  services = (await payload.find({ collection: 'services', pagination: false, depth: 0 })).docs.map(({ id }) => id);
});

/** Collections of content, each with its name field and what is changed in a draft. */
const kinds = {
  services: { name: 'name', edit: (word: string) => ({ title: word }) },
  cities: { name: 'name', edit: (word: string, key: string) => ({ route: `/moved-${key}`, services_heading: word }) },
  posts: { name: 'title', edit: (word: string) => ({ title: word }) },
  'faq-categories': { name: 'category', edit: (word: string) => ({ category: word }) },
  testimonials: { name: 'name', edit: (word: string) => ({ comment: word }) },
} as const;
type Kind = keyof typeof kinds;

const states = ['new', 'published', 'changed', 'trashed', 'changed and trashed'] as const;
const acts = ['publish', 'unpublish', 'edit', 'edit and publish', 'trash', 'restore', 'restore and publish', 'delete'] as const;
type State = (typeof states)[number];
type Act = (typeof acts)[number];

/** Without the ids of its rows. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])));
}

const at = (collection: Kind) => ({ collection: collection as 'posts', depth: 0 }) as const;
const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' };

async function make(kind: Kind, key: string, state: State): Promise<number> {
  const [example] = (await payload.find({ ...at(kind), sort: 'id', limit: 1 })).docs;
  const { createdAt: _, updatedAt: __, ...rest } = withoutIds(example) as Values;
  const own = { slug: `page-${key}`, route: `/page-${key}`, shape: 'standalone', leads_to: '/contact-us' };
  const fields = payload.collections[kind].config.flattenedFields.map(({ name }) => name);
  const named = Object.fromEntries(Object.entries(own).filter(([name]) => fields.includes(name)));
  const data = { ...rest, ...named, [kinds[kind].name]: `Record ${key}`, _status: state === 'new' ? 'draft' : 'published' };
  const { id } = await payload.create({ ...at(kind), data: data as never, draft: state === 'new' });
  if (state.startsWith('changed')) {
    await payload.update({
      ...at(kind),
      id,
      data: { ...kinds[kind].edit(`Changed ${key}`, key), _status: 'draft' },
      draft: true,
    });
  }
  if (state.endsWith('trashed')) await payload.update({ ...at(kind), id, data: trashed });
  return id;
}

/** What the form or the list of the back office sends. */
function callOf(kind: Kind, act: Act): { method: string; query: Values; body?: Values } {
  const { route: _, ...edit } = kinds[kind].edit('Edited', 'x') as Values;
  const patch = (body: Values, query: Values = {}) => ({ method: 'PATCH', body, query });
  const calls: Record<Act, ReturnType<typeof callOf>> = {
    publish: patch({ _status: 'published' }, { draft: 'true' }),
    unpublish: patch({ _status: 'draft' }),
    edit: patch({ ...edit, _status: 'draft' }, { draft: 'true' }),
    'edit and publish': patch({ ...edit, _status: 'published' }, { draft: 'true' }),
    trash: patch(trashed),
    restore: patch({ deletedAt: null, _status: 'draft' }, { trash: 'true' }),
    'restore and publish': patch({ deletedAt: null, _status: 'published' }, { trash: 'true' }),
    delete: { method: 'DELETE', query: { trash: 'true' } },
  };
  return calls[act];
}

const ask = (path: string, { method, query, body }: ReturnType<typeof callOf>, more: Values = {}) =>
  askRest(payload, method, `${path}?${queryOf({ depth: 0, ...query, ...more })}`, { token, body });

/** The form publishes without the `draft=true` that the list sends along. */
const asForm = (call: ReturnType<typeof callOf>) =>
  call.body?._status === 'published' ? { ...call, query: { ...call.query, draft: undefined } } : call;

/** All that is left of the records and around them; `key` stands in their names and addresses. */
async function traces(kind: Kind, key: string, ids: number[], since: number) {
  const all = { depth: 0, pagination: false, limit: 0 } as const;
  const place = new Map(ids.map((id, index) => [id, `record ${index}`]));
  const plain = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (name, inner) => {
        if (name === 'deletedAt') return Boolean(inner);
        if (['id', 'createdAt', 'updatedAt', '_order', 'why_choose_id', 'intro_id'].includes(name)) return undefined;
        return inner;
      })
        .replaceAll(key, 'KEY')
        .replaceAll(/"\/blog-details\/(\d+)"/g, (_, id) => `"post ${place.get(Number(id))}"`),
    );
  const where: Where = { id: { in: ids } };
  const [records, versions, redirects] = await Promise.all([
    payload.find({ collection: kind as 'posts', where, sort: 'id', trash: true, ...all }),
    payload.findVersions({ collection: kind as 'posts', where: { parent: { in: ids } }, sort: 'id', ...all }),
    payload.find({ collection: 'redirects', sort: 'from', ...all }),
  ]);
  const { changes } = await publishedAfter(payload, since);
  const ofRecord = versions.docs.map(({ parent, version, latest }) => [place.get(Number(parent)), latest, plain(version)]);
  return {
    records: plain(records.docs),
    versions: [...place.values()].map((name) => ofRecord.filter(([of]) => of === name)),
    redirects: plain(redirects.docs.filter(({ from }) => from.includes(key) || ids.some((id) => from.endsWith(`/${id}`)))),
    calls: [...new Set(changes.flatMap(({ calls }) => calls))].sort(),
  };
}

const latest = async () => (await publishedAfter(payload, undefined)).latest;
let run = 0;

async function expectSame(kind: Kind, act: Act, chosen: readonly State[]) {
  const [one, many] = [`a${run}z`, `b${run}z`];
  run += 1;
  await payload.delete({ collection: 'redirects', where: {} }); // SQLite gives the number of a deleted post again
  const both: number[][] = [];
  for (const key of [one, many]) {
    const ids: number[] = [];
    for (const [index, state] of chosen.entries()) ids.push(await make(kind, `${key}-${index}`, state));
    both.push(ids);
  }
  const [singles = [], bulk = []] = both;
  const call = callOf(kind, act);
  const inTrash: Where = act.startsWith('restore') ? { deletedAt: { exists: true } } : {};
  const wanted: Where = act === 'publish' ? { _status: { not_equals: 'published' } } : inTrash;
  const meant = async (ids: number[]) => {
    const where = { and: [{ id: { in: ids } }, wanted] };
    const draft = call.query.draft === 'true';
    const query = { where, draft, trash: call.query.trash === 'true', pagination: false, limit: 0 };
    return (await payload.find({ ...at(kind), ...query })).docs.map(({ id }) => id).sort((a, b) => a - b);
  };

  const before = await latest();
  for (const id of await meant(singles)) await ask(`/${kind}/${id}`, asForm(call));
  const expected = await traces(kind, one, singles, before);
  const between = await latest();
  await ask(`/${kind}`, call, { where: { and: [{ id: { in: bulk } }, wanted] } });
  expect(await traces(kind, many, bulk, between)).toEqual(expected);
}

describe('a bulk action', () => {
  it.each(Object.keys(kinds) as Kind[])(
    'has the same result as changing one record after the other: %s (R-OWNER-30)',
    async (kind) => {
      const cases = fc.record({
        act: fc.constantFrom(...acts),
        chosen: fc.array(fc.constantFrom(...states), { minLength: 2, maxLength: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(cases, ({ act, chosen }) => expectSame(kind, act, chosen)),
        {
          numRuns: 6,
          examples: [
            [{ act: 'unpublish', chosen: ['new', 'published'] }],
            [{ act: 'publish', chosen: ['changed', 'changed', 'new'] }],
            [{ act: 'delete', chosen: ['trashed', 'trashed'] }],
          ],
        },
      );
    },
  );

  it('publishes all 22 services by one call, and redirects no page that is there', async () => {
    const body = { title: 'One heading for all', _status: 'published' };
    const query = queryOf({ where: { id: { in: services } }, depth: 0 });
    const answer = await askRest(payload, 'PATCH', `/services?${query}`, { token, body });
    const { docs, errors } = (await answer.json()) as { docs: unknown[]; errors: unknown[] };
    expect({ status: answer.status, docs: docs.length, errors }).toEqual({ status: 200, docs: 22, errors: [] });
    const { docs: redirects } = await payload.find({ collection: 'redirects', pagination: false, limit: 0 });
    expect(redirects.filter(({ from }) => from.startsWith('/service/') && !from.includes('page-'))).toEqual([]);
  });

  it('names each record that could not be changed, with the reason, and changes the others', async () => {
    const ids = [await make('cities', 'odd-1', 'published'), await make('cities', 'odd-2', 'published')];
    const body = { route: '/one-path-for-two', _status: 'published' };
    const answer = await askRest(payload, 'PATCH', `/cities?${queryOf({ where: { id: { in: ids } } })}`, { token, body });
    const { docs, errors } = (await answer.json()) as { docs: { id: number }[]; errors: { id: number; message: string }[] };
    expect({ status: answer.status, changed: docs.length }).toEqual({ status: 400, changed: 1 });
    expect(errors).toMatchObject([{ message: expect.stringMatching(/^Record odd-\d: The city page .* has this path already/) }]);
  });
});

describe('simultaneous changes', () => {
  it('give each new service numbers of its own', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `page-at-once-${index}`);
    const create = (slug: string) =>
      payload.create({ collection: 'services', data: { name: slug, slug, shape: 'standalone' } as never, draft: true, depth: 0 });
    const made = await Promise.all(names.map(create));
    for (const field of ['why_choose_id', 'intro_id'] as const) {
      expect(new Set(made.map((service) => service[field])).size, field).toBe(names.length);
    }
  });

  it('keep one redirect of an address, and reject the others with that reason', async () => {
    const body = { from: '/typed-at-once', to: '/contact-us' };
    const send = async () => {
      const answer = await askRest(payload, 'POST', '/redirects', { token, body });
      return { status: answer.status, text: await answer.text() };
    };
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { text } of answers.filter(({ status }) => status !== 201)) expect(text).toContain('leads to /contact-us already');
  });
});

describe('before a bulk action', () => {
  const about = async (collection: CollectionSlug, doing: string, where: Where, trash = false) => {
    const answer = await askRest(payload, 'POST', `/${collection}/about-to`, { token, body: { doing, where, trash } });
    return (await answer.json()) as { records: { name: string; lines: string[] }[] };
  };

  it('the back office lists its records, and what disappears or changes (R-OWNER-30)', async () => {
    const ids = [
      await make('cities', 'say-1', 'changed'),
      await make('cities', 'say-2', 'new'),
      await make('cities', 'say-3', 'published'),
    ];
    const where = { id: { in: ids } };
    expect((await about('cities', 'publish', where)).records).toMatchObject([
      { name: 'Record say-1', lines: ['Changes: address, heading above the services'] },
      { name: 'Record say-2', lines: ['New on the website'] },
    ]);
    expect((await about('cities', 'trash', where)).records).toMatchObject([
      {
        name: 'Record say-1',
        lines: ['Its page, /page-say-1', expect.any(String), expect.any(String), 'Its address leads to /contact-us'],
      },
      { name: 'Record say-2', lines: ['Visitors do not see it now'] },
      { name: 'Record say-3' },
    ]);
    expect((await about('cities', 'unpublish', where)).records.map(({ name }) => name)).toEqual(['Record say-1', 'Record say-3']);
    await payload.update({ ...at('cities'), id: ids[0] ?? 0, data: trashed });
    expect((await about('cities', 'restore', where, true)).records).toMatchObject([{ name: 'Record say-1' }]);
  });

  it('an account that may not edit is told nothing', async () => {
    const answer = await askRest(payload, 'POST', '/cities/about-to', { body: { doing: 'trash' } });
    expect(answer.status).toBe(403);
  });
});
