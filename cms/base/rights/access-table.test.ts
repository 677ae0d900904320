import {
  type Access,
  createLocalReq,
  type Endpoint,
  type Field,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { collections, content, endpoints, globals } from '../../testing/access-table';
import { callApi, startPayload } from '../../testing/api';
import type { User } from '../database/payload-types';
import { type Role, roles } from './access';

let payload: Payload;
const accounts = new Map<Role, User>();

beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) {
    const data = { name: role, email: `${role}@example.org`, password: 'four unrelated words', role };
    accounts.set(role, await payload.create({ collection: 'users', data }));
  }
});

const requestOf = (role?: Role): Promise<PayloadRequest> => {
  const account = role && accounts.get(role);
  return createLocalReq({ user: account ? { ...account, collection: 'users' } : undefined }, payload);
};

/** Who is allowed: role names, with `*` where only some records are theirs; `anybody` includes requests without an account. */
async function whoMay(access: Access | undefined, data?: object): Promise<string> {
  const allowed: string[] = [];
  for (const role of [undefined, ...roles]) {
    const req = await requestOf(role);
    // Payload's default without an access rule: every account.
    const answer = access ? await access({ req, data }) : Boolean(req.user);
    if (answer) allowed.push(`${role ?? 'anybody'}${answer === true ? '' : '*'}`);
  }
  return allowed.join(' ');
}

const operationsOf = ({ auth, trash, versions }: SanitizedCollectionConfig) =>
  [
    'create',
    'read',
    'update',
    'delete',
    ...(trash ? ['trash'] : []),
    ...(versions ? ['readVersions'] : []),
    ...(auth ? ['unlock'] : []),
  ] as (keyof SanitizedCollectionConfig['access'] | 'trash')[];

it('every collection grants each role what the table says', async () => {
  const found: typeof collections = {};
  const expected: typeof collections = {};
  for (const collection of payload.config.collections) {
    const { slug, access } = collection;
    for (const operation of operationsOf(collection)) {
      const isTrash = operation === 'trash'; // Payload asks for it as a deletion with a date
      const rule = access[isTrash ? 'delete' : operation] as Access;
      found[slug] = { ...found[slug], [operation]: await whoMay(rule, isTrash ? { deletedAt: '2026-01-01' } : undefined) };
      expected[slug] = { ...expected[slug], [operation]: collections[slug]?.[operation] ?? 'not in the table' };
    }
  }
  expect(found).toEqual(expected);
  expect(Object.keys(found).sort()).toEqual(Object.keys(collections).sort());
});

it('every global grants each role what the table says', async () => {
  const found: typeof globals = {};
  for (const { slug, access } of payload.config.globals as SanitizedGlobalConfig[]) {
    for (const operation of ['read', 'update', 'readVersions'] as const) {
      found[slug] = { ...found[slug], [operation]: await whoMay(access[operation]) };
    }
  }
  expect(found).toEqual(globals);
});

it('every endpoint of our own grants each role what the table says', async () => {
  const enquiry = { name: 'A', email: 'a@example.com', phone: '1', city: 'Adelaide', address: 'B', captcha: '10' };
  await callApi(payload, '/contact-submit', enquiry);
  const { docs } = await payload.find({ collection: 'leads', limit: 1, depth: 0 });
  const id = docs[0]?.id;
  const { collections, globals } = payload.config;
  const entities = [
    ...collections.map((one) => ({ ...one, kind: 'collection' })),
    ...globals.map((one) => ({ ...one, kind: 'global' })),
  ];
  const own = entities.flatMap(({ slug, kind, endpoints: all }) =>
    (all || []).map((endpoint) => ({ slug: slug as string, kind, endpoint })),
  );
  const found: typeof endpoints = {};
  for (const { slug, kind, endpoint } of own.filter(({ slug, endpoint }) => isOurs(slug, endpoint))) {
    const allowed: string[] = [];
    for (const role of [undefined, ...roles]) {
      const req = await requestOf(role);
      Object.assign(req, { routeParams: { [kind]: slug, id: slug === 'users' ? accounts.get('editor')?.id : id }, query: {} });
      const { status } = await endpoint.handler(req);
      expect(status).not.toBe(500);
      if (status !== 401 && status !== 403) allowed.push(role ?? 'anybody');
    }
    found[`${slug} ${endpoint.method} ${endpoint.path}`] = allowed.join(' ');
  }
  expect(found).toEqual(endpoints);
});

/** Whether we wrote the endpoint; Payload's own have the same paths everywhere, or belong to accounts and uploads. */
function isOurs(slug: string, { method, path }: Endpoint): boolean {
  const paths = (name: string) =>
    [...payload.config.collections, ...payload.config.globals]
      .filter((entity) => entity.slug === name)
      .flatMap(({ endpoints: all }) => all || [])
      .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  const ofUploads = ['get /file/:filename', 'get /paste-url/:id?'];
  const builtIn = new Set([...['vitals', 'payload-jobs', 'about'].flatMap(paths), ...ofUploads]);
  const ofAccounts = ['init', 'login', 'logout', 'me', 'unlock', 'refresh-token', 'first-register', 'forgot-password'].map(
    (name) => `/${name}`,
  );
  // Requested without an account; `tests/security/accounts.long.test.ts` checks what it does.
  const open = [...ofAccounts, '/reset-password', '/verify/:id', '/access/:id?'];
  return !slug.startsWith('payload-') && !builtIn.has(`${method} ${path}`) && !(slug === 'users' && open.includes(path));
}

/** All fields below some fields, with their paths. */
function fieldsBelow(fields: Field[], parent = ''): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${parent}${field.name}` : parent.replace(/\.$/, '');
    const inner = path ? `${path}.` : '';
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => fieldsBelow(tab.fields, 'name' in tab ? `${inner}${tab.name}.` : inner));
    const here = 'name' in field ? [{ path, field }] : [];
    return 'fields' in field ? [...here, ...fieldsBelow(field.fields, inner)] : here;
  });
}

/** Fields that a role cannot set although it may change the record. */
const fixedFields: Record<string, Record<string, string>> = {
  users: { role: 'owner', paused: 'owner' },
};

it('no account raises its own rights or changes what the product wrote', async () => {
  const locked = new Map<string, string[]>();
  for (const { slug, fields } of payload.config.collections) {
    for (const { path, field } of fieldsBelow(fields)) {
      const update = 'access' in field ? field.access?.update : undefined;
      if (!update) continue;
      const who: string[] = [];
      for (const role of roles) if (await update({ req: await requestOf(role) } as never)) who.push(role);
      if (who.length > 0) expect({ slug, path, who: who.join(' ') }).toEqual({ slug, path, who: fixedFields[slug]?.[path] });
      else locked.set(slug, [...(locked.get(slug) ?? []), path]);
    }
  }
  expect(locked.get('leads')).toEqual(
    expect.arrayContaining(['form', 'reference', 'received_at', 'idempotency_key', 'edited_by']),
  );
  for (const slug of Object.keys(collections).filter((name) => collections[name] === content && name !== 'media')) {
    expect({ slug, locked: locked.get(slug) }).toMatchObject({ locked: expect.arrayContaining(['edited_by']) });
  }
});
