import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../base/rights/access';
import { callApi as askProvider, askRest, signedIn, startPayload } from '../testing/api';

let payload: Payload;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) tokens.set(role, (await signedIn(payload, role)).token);
  const enquiry = { name: 'A', email: 'a@example.com', phone: '1', city: 'Adelaide', address: 'B', captcha: '10' };
  await askProvider(payload, '/contact-submit', enquiry);
});

async function ask(role: Role, method: string, path: string, query: string, body?: object) {
  const response = await askRest(payload, method, `${path}?${query}`, { token: tokens.get(role), body });
  return { status: response.status, text: await response.text() };
}

/** Account fields that nobody may query in any way. */
const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'loginAttempts', 'lockUntil', 'sessions.id'];

/** Every relationship to an account, by collection, and the accounts themselves. */
const ways = () => [
  ['users', ''],
  ...payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'relationship' && [field.relationTo].flat().includes('users')
        ? [
            [slug, `${field.name}.`],
            [slug, `${field.name}.value.`],
          ]
        : [],
    ),
  ),
];

const queriesOf = (path: string) => [
  `sort=${path}`,
  `sort=-${path}`,
  `sort=id,${path}`,
  `sort=${path.replaceAll('.', '__')}`,
  `where[${path}][exists]=true`,
  `where[${path}][like]=a`,
  `where[or][0][and][0][${path}][not_equals]=a`,
  `where[${path.replaceAll('.', '__')}][exists]=true`,
];

it('no query sorts or filters by the secrets of an account, through any relationship', {
  timeout: 120_000,
}, async () => {
  expect(ways().map(([slug, way]) => `${slug} ${way}`)).toEqual(expect.arrayContaining(['leads assigned_to.', 'users ']));
  const allowed: string[] = [];
  for (const role of roles) {
    for (const [slug, way] of ways()) {
      const versioned = payload.config.collections.find((one) => one.slug === slug)?.versions;
      for (const secret of SECRETS) {
        const questions: [method: string, path: string, query: string, body?: object][] = [
          ...queriesOf(`${way}${secret}`).flatMap((query): [string, string, string][] => [
            ['GET', `/${slug}`, query],
            ...(slug === 'payload-preferences' ? [] : [['GET', `/${slug}/count`, query] as [string, string, string]]), // a key there
            ...(versioned ? [['GET', `/${slug}/versions`, query] as [string, string, string]] : []),
          ]),
          ...queriesOf(`version.${way}${secret}`).flatMap((query): [string, string, string][] =>
            versioned ? [['GET', `/${slug}/versions`, query]] : [],
          ),
          ['PATCH', `/${slug}`, `where[id][exists]=true&limit=1&sort=${way}${secret}`, {}],
          ['PATCH', `/${slug}`, `where[${way}${secret}][exists]=true`, {}],
          ['DELETE', `/${slug}`, `where[${way}${secret}][exists]=true`],
          ...(slug === 'leads' ? [['GET', '/leads/csv', `where[${way}${secret}][exists]=true`] as [string, string, string]] : []),
        ];
        for (const [method, path, query, body] of questions) {
          const { status, text } = await ask(role, method, path, query, body).catch((error) => ({
            status: 500,
            text: String(error),
          }));
          const counts = !(path.endsWith('/count') && query.startsWith('sort')); // a count has no sort
          if (status < 400 && counts) allowed.push(`${role} ${method} ${path}?${query} ${status} ${text.slice(0, 100)}`);
          if (status >= 500) allowed.push(`${role} ${method} ${path}?${query} ${status} ${text.slice(0, 100)}`);
        }
      }
    }
  }
  expect(allowed).toEqual([]);
});

it('no query sorts the versions of a global by the secrets of the account that saved them', async () => {
  const allowed: string[] = [];
  const pages = payload.config.globals.filter(({ versions }) => versions);
  expect(pages.length).toBeGreaterThan(5);
  for (const { slug } of pages) {
    for (const secret of SECRETS) {
      for (const query of queriesOf(`version.edited_by.${secret}`)) {
        const { status } = await ask('editor', 'GET', `/globals/${slug}/versions`, query);
        if (status < 400 || status >= 500) allowed.push(`${slug} ${query} ${status}`);
      }
    }
    expect([slug, (await ask('owner', 'GET', `/globals/${slug}/versions`, 'sort=-updatedAt')).status]).toEqual([slug, 200]);
  }
  expect(allowed).toEqual([]);
});

it('lists can be sorted by their own fields', async () => {
  const sorts = ['id', '-received_at', 'assigned_to', 'visit.first.utm_source', '-updatedAt,name'];
  for (const sort of sorts) expect([sort, (await ask('leads', 'GET', '/leads', `sort=${sort}`)).status]).toEqual([sort, 200]);
  expect((await ask('leads', 'GET', '/leads/versions', 'sort=-version.received_at')).status).toBe(200);
  const { status, text } = await ask('leads', 'GET', '/leads', 'sort=assigned_to.name');
  expect([status, text]).toEqual([400, expect.stringContaining('Sort by fields of the record itself')]);
});
