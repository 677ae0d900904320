import type { Payload, SanitizedCollectionConfig } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { collections, globals } from '../../testing/access-table';
import { callApi as askProvider, askRest, signedIn, startPayload } from '../../testing/api';
import { type Role, roles } from './access';

let payload: Payload;
const tokens = new Map<Role | undefined, string>();

beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) tokens.set(role, (await signedIn(payload, role)).token);
  const enquiry = { name: 'A', email: 'a@example.com', phone: '1', city: 'Adelaide', address: 'B', captcha: '10' };
  await askProvider(payload, '/contact-submit', enquiry);
});

/**
 * Calls Payload's REST API; everything but a rejection counts as allowed, because an empty body may be invalid without a lack of
 * rights.
 */
async function isAllowed(role: Role | undefined, method: string, path: string, body?: object): Promise<boolean> {
  const response = await askRest(payload, method, path, { token: tokens.get(role), body });
  const answer = (await response.json()) as { docs?: unknown[]; errors?: unknown[] };
  expect([method, path, role, response.status === 500 && answer]).toEqual([method, path, role, false]);
  if ([401, 403, 404].includes(response.status)) return false;
  // Bulk operations skip records of others.
  return method === 'GET' || !path.includes('?where') || (answer.docs?.length ?? 0) + (answer.errors?.length ?? 0) > 0;
}

let copies = 0;
/** Values for a record of a collection that may be empty. */
const samples: Record<string, object> = {
  'reply-texts': { name: 'A', text: 'B' },
  outbox: { subject: 'A', to: 'a@example.com', text: 'B', key: 'k', lead: null },
  vitals: { day: '2026-01-01', metric: 'LCP', page: '/' },
  publications: { calls: [], media: [] },
  'missing-paths': { path: '/a', visits: 1, bots: 0 },
  audit: { action: 'update', times: 1 },
  'second-factors': { account: 1000, secret: 'a', recovery: 'b', last_step: 1, attempts: 0 },
  'payload-kv': { key: 'k', data: {} },
  'payload-jobs': { input: {} },
  'payload-locked-documents': { user: null },
  redirects: { from: '/a', to: '/b' },
  'own-pages': { title: 'A', route: '/a' },
  quotes: {
    version: 1,
    state: 'draft',
    lines: [],
    gst: true,
    valid_until: '2026-01-01T12:00:00.000Z',
    total_cents: 0,
    lead: null,
  },
  'push-devices': { user: null, endpoint_hash: 'a', sealed: 'b', name: 'C' },
  pushes: { key: 'k', ring: 'new' },
  conversions: { key: 'k', network: 'meta', event: 'lead', happened_at: '2026-01-01T00:00:00.000Z' },
  'done-jobs': { key: 'k', done_at: '2026-01-01T00:00:00.000Z' },
  'lead-notes': { key: 'k', text: 'T' },
  'lead-photos': { photo: 'p' },
};

/** A record for one check that belongs to nobody, copied from an existing one. */
async function recordOf({ slug, flattenedFields, versions, trash }: SanitizedCollectionConfig, trashed = false) {
  copies += 1;
  const collection = slug as 'leads';
  const found = await payload.db.findOne<{ id: number } & Record<string, unknown>>({ collection, where: {} });
  // Array rows have their own keys, which a copy must not have.
  const plain = JSON.stringify({ ...found, ...samples[slug] }, (_, value) => (Array.isArray(value) ? [] : value));
  const { id: _, sessions: __, ...values } = JSON.parse(plain) as Record<string, unknown>;
  for (const field of flattenedFields) {
    if (!('unique' in field) || !field.unique || values[field.name] == null) continue;
    values[field.name] = field.type === 'number' ? 1000 + copies : `${copies}-${values[field.name]}`;
  }
  if (slug === 'leads') values.reference = `E-${copies}`;
  if (slug === 'vitals') values.day = new Date(copies * 86_400_000).toISOString().slice(0, 10);
  if (trash) values.deletedAt = trashed ? new Date().toISOString() : null;
  const now = new Date().toISOString();
  const doc = (await payload.db.create({ collection, data: values })) as { id: number; email?: string };
  const version =
    versions &&
    (await payload.db.createVersion({
      collectionSlug: collection,
      parent: doc.id,
      versionData: values as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
    }));
  return { id: doc.id, email: doc.email, version: version ? version.id : undefined };
}

type Question = [method: string, path: string, body?: object];
interface Operation {
  /** The right that the operation needs, by the documented table. */
  right: string;
  of: (record: Awaited<ReturnType<typeof recordOf>>) => Question;
  trashed?: boolean;
}

/** All operations of a collection, single and bulk. */
function operationsOf({ auth, trash, versions, disableDuplicate }: SanitizedCollectionConfig): Record<string, Operation> {
  const now = { deletedAt: '2026-01-01T00:00:00.000Z' };
  const one = (id: number | string) => `?where[id][equals]=${id}`;
  return {
    create: { right: 'create', of: () => ['POST', '', {}] },
    read: { right: 'read', of: ({ id }) => ['GET', `/${id}`] },
    list: { right: 'read', of: () => ['GET', '?limit=1'] },
    count: { right: 'read', of: () => ['GET', '/count'] },
    update: { right: 'update', of: ({ id }) => ['PATCH', `/${id}`, {}] },
    'update in bulk': { right: 'update', of: ({ id }) => ['PATCH', one(id), {}] },
    delete: { right: 'delete', of: ({ id }) => ['DELETE', `/${id}`] },
    'delete in bulk': { right: 'delete', of: ({ id }) => ['DELETE', one(id)] },
    ...(!disableDuplicate && { duplicate: { right: 'create', of: ({ id }) => ['POST', `/${id}/duplicate`, {}] } }),
    ...(trash && {
      trash: { right: 'trash', of: ({ id }) => ['PATCH', `/${id}`, now] },
      'trash in bulk': { right: 'trash', of: ({ id }) => ['PATCH', one(id), now] },
      'restore from trash': {
        right: 'update',
        trashed: true,
        of: ({ id }) => ['PATCH', `/${id}?trash=true`, { deletedAt: null }],
      },
      'delete from trash': { right: 'delete', trashed: true, of: ({ id }) => ['DELETE', `/${id}?trash=true`] },
      'empty the trash': { right: 'delete', trashed: true, of: ({ id }) => ['DELETE', `${one(id)}&trash=true`] },
    }),
    ...(versions && {
      versions: { right: 'readVersions', of: () => ['GET', '/versions?limit=1'] },
      version: { right: 'readVersions', of: ({ version }) => ['GET', `/versions/${version}`] },
      'restore a version': { right: 'update', of: ({ version }) => ['POST', `/versions/${version}`, {}] },
    }),
    ...(auth && { unlock: { right: 'unlock', of: ({ email }) => ['POST', '/unlock', { email }] } }),
  } satisfies Record<string, Operation> as Record<string, Operation>;
}

/**
 * Who is allowed by the table, for a record of nobody. Lists leave out other accounts' records and are open to everybody who sees
 * some.
 */
const expectedOf = (rights: string, operation: string) =>
  rights
    .split(' ')
    .filter((role) => role && (!role.endsWith('*') || ['list', 'count', 'versions'].includes(operation)))
    .map((role) => role.replace('*', ''))
    .join(' ');

/** Globals or collections without Payload's endpoints, or with other ones. */
const APART = ['payload-migrations', 'payload-preferences'];

it('the API grants each role what the table says of each collection, for one record and in bulk', {
  timeout: 120_000,
}, async () => {
  const [found, expected]: Record<string, string>[] = [{}, {}];
  for (const collection of payload.config.collections) {
    if (APART.includes(collection.slug)) continue;
    for (const [name, { right, of, trashed }] of Object.entries(operationsOf(collection))) {
      const allowed: string[] = [];
      for (const role of [undefined, ...roles]) {
        const [method, path, body] = of(await recordOf(collection, trashed));
        if (await isAllowed(role, method, `/${collection.slug}${path}`, body)) allowed.push(role ?? 'anybody');
      }
      const key = `${collection.slug}: ${name}`;
      (found as Record<string, string>)[key] = allowed.join(' ');
      (expected as Record<string, string>)[key] = expectedOf(collections[collection.slug]?.[right] ?? 'not in the table', name);
    }
  }
  expect(found).toEqual(expected);
});

it('the API grants each role what the table says of each global', { timeout: 60_000 }, async () => {
  const [found, expected]: Record<string, string>[] = [{}, {}];
  for (const { slug, versions } of payload.config.globals) {
    const questions: [name: string, right: string, question: Question][] = [
      ['read', 'read', ['GET', '']],
      ['update', 'update', ['POST', '', {}]],
    ];
    if (versions) questions.push(['versions', 'readVersions', ['GET', '/versions?limit=1']]);
    for (const [name, right, [method, path, body]] of questions) {
      const allowed: string[] = [];
      for (const role of [undefined, ...roles])
        if (await isAllowed(role, method, `/globals/${slug}${path}`, body)) allowed.push(role ?? 'anybody');
      (found as Record<string, string>)[`${slug}: ${name}`] = allowed.join(' ');
      (expected as Record<string, string>)[`${slug}: ${name}`] = globals[slug]?.[right] ?? 'not in the table';
    }
  }
  expect(found).toEqual(expected);
});
