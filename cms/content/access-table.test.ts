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
import type { User } from '../payload-types';
import { ask, startPayload } from '../testing/api';
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

/** Who may: names of roles, with `*` where only some records are theirs; `anybody` also without an account. */
async function whoMay(access: Access | undefined): Promise<string> {
  const allowed: string[] = [];
  for (const role of [undefined, ...roles]) {
    const req = await requestOf(role);
    // What Payload does where a configuration says nothing: every account may.
    const answer = access ? await access({ req }) : Boolean(req.user);
    if (answer) allowed.push(`${role ?? 'anybody'}${answer === true ? '' : '*'}`);
  }
  return allowed.join(' ');
}

const EDITORS = 'owner editor';
const ANSWERERS = 'owner leads';
const ALL = 'owner editor leads';
const content = { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS, readVersions: EDITORS };
const closed = { create: '', read: '', update: '', delete: '' };

/** Who may do what with which records: the rule, which the configuration is held to. */
const collections: Record<string, Record<string, string>> = {
  leads: { create: ANSWERERS, read: ANSWERERS, update: ANSWERERS, delete: ANSWERERS, readVersions: ANSWERERS },
  'reply-texts': { create: ANSWERERS, read: ANSWERERS, update: ANSWERERS, delete: ANSWERERS },
  outbox: { ...closed, read: 'owner leads*', delete: 'owner leads*' }, // mails about accounts are the owner's
  'hero-slides': content,
  'premium-services': content,
  'stat-boxes': content,
  services: content,
  cities: content,
  'city-services': content,
  'faq-categories': content,
  posts: content,
  testimonials: content,
  'page-meta': content,
  redirects: content,
  media: content,
  users: {
    create: 'owner',
    read: 'owner editor* leads*',
    update: 'owner editor* leads*',
    delete: 'owner',
    unlock: 'owner',
  },
  vitals: { ...closed, read: 'owner' },
  audit: { ...closed, read: 'owner' },
  'second-factors': closed,
  'payload-kv': closed,
  'payload-jobs': closed,
  // Which record is open in whose form, and how somebody likes their lists: the back office's own, for every account.
  'payload-locked-documents': { create: ALL, read: ALL, update: ALL, delete: ALL },
  'payload-preferences': {
    create: ALL,
    read: 'owner* editor* leads*',
    update: 'owner* editor* leads*',
    delete: 'owner* editor* leads*',
  },
  // Has no calls.
  'payload-migrations': { create: ALL, read: ALL, update: ALL, delete: ALL },
};

const page = { read: EDITORS, update: EDITORS, readVersions: EDITORS };
const globals: Record<string, Record<string, string>> = {
  notifications: { read: 'owner', update: 'owner', readVersions: 'owner' },
  about: page,
  achievements: page,
  'contact-page': page,
  'faq-page': page,
  'blog-page': page,
  reviews: page,
  settings: page,
  privacy: page,
  'sign-in-rules': { read: 'owner', update: 'owner', readVersions: 'owner' },
  'fire-drill': { read: 'owner', update: '', readVersions: 'owner' },
  'payload-jobs-stats': { read: '', update: '', readVersions: '' },
};

/** Calls beside Payload's own, with who may; everybody else is answered 401 or 403. */
const endpoints: Record<string, string> = {
  'leads get /csv': ANSWERERS,
  'leads post /:id/rescue': ANSWERERS,
  'leads post /rescue': ANSWERERS,
  'leads get /:id/panel': ANSWERERS,
  'leads post /:id/send-again': ANSWERERS,
  'leads get /:id/person': ANSWERERS,
  'leads post /:id/erase': 'owner',
  'users post /invite': 'owner',
  'users post /:id/password-link': 'owner',
  'users post /second-factor/begin': ALL, // also strangers with the right password, where the company wants a second factor
  'users post /second-factor/confirm': ALL,
  'users post /second-factor/recovery': ALL,
  'users post /:id/second-factor/remove': 'owner editor', // owners, and the editor whose account is asked about
  'notifications get /mail-setup': 'owner',
  'notifications post /test-mail': 'owner',
};

const operationsOf = ({ auth, versions }: SanitizedCollectionConfig) =>
  [
    'create',
    'read',
    'update',
    'delete',
    ...(versions ? ['readVersions'] : []),
    ...(auth ? ['unlock'] : []),
  ] as (keyof SanitizedCollectionConfig['access'])[];

it('every collection is open to those who need it, and to nobody else', async () => {
  const found: typeof collections = {};
  const expected: typeof collections = {};
  for (const collection of payload.config.collections) {
    const { slug, access } = collection;
    for (const operation of operationsOf(collection)) {
      found[slug] = { ...found[slug], [operation]: await whoMay(access[operation] as Access) };
      expected[slug] = { ...expected[slug], [operation]: collections[slug]?.[operation] ?? 'not in the table' };
    }
  }
  expect(found).toEqual(expected);
  expect(Object.keys(found).sort()).toEqual(Object.keys(collections).sort());
});

it('so is every global', async () => {
  const found: typeof globals = {};
  for (const { slug, access } of payload.config.globals as SanitizedGlobalConfig[]) {
    for (const operation of ['read', 'update', 'readVersions'] as const) {
      found[slug] = { ...found[slug], [operation]: await whoMay(access[operation]) };
    }
  }
  expect(found).toEqual(globals);
});

it('and every call of our own, asked as each role', async () => {
  const enquiry = { name: 'A', email: 'a@example.com', phone: '1', city: 'Adelaide', address: 'B', captcha: '10' };
  await ask(payload, '/contact-submit', enquiry);
  const { docs } = await payload.find({ collection: 'leads', limit: 1, depth: 0 });
  const id = docs[0]?.id;
  const own = [...payload.config.collections, ...payload.config.globals].flatMap(({ slug, endpoints: all }) =>
    (all || []).map((endpoint) => ({ slug: slug as string, endpoint })),
  );
  const found: typeof endpoints = {};
  for (const { slug, endpoint } of own.filter(({ slug, endpoint }) => isOurs(slug, endpoint))) {
    const allowed: string[] = [];
    for (const role of [undefined, ...roles]) {
      const req = await requestOf(role);
      Object.assign(req, { routeParams: { id: slug === 'users' ? accounts.get('editor')?.id : id }, query: {} });
      const { status } = await endpoint.handler(req);
      expect(status).not.toBe(500);
      if (status !== 401 && status !== 403) allowed.push(role ?? 'anybody');
    }
    found[`${slug} ${endpoint.method} ${endpoint.path}`] = allowed.join(' ');
  }
  expect(found).toEqual(endpoints);
});

/** Whether a call is written here: Payload's own have the same paths in every collection and global, or belong to accounts and uploads. */
function isOurs(slug: string, { method, path }: Endpoint): boolean {
  const paths = (name: string) =>
    [...payload.config.collections, ...payload.config.globals]
      .filter((entity) => entity.slug === name)
      .flatMap(({ endpoints: all }) => all || [])
      .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  const builtIn = new Set(['vitals', 'media', 'payload-jobs', 'about'].flatMap(paths));
  const ofAccounts = ['init', 'login', 'logout', 'me', 'unlock', 'refresh-token', 'first-register', 'forgot-password'].map(
    (name) => `/${name}`,
  );
  // A new password by link is asked for without an account; `tests/accounts.test.ts` holds what it does.
  const open = [...ofAccounts, '/reset-password', '/verify/:id', '/access/:id?'];
  return !slug.startsWith('payload-') && !builtIn.has(`${method} ${path}`) && !(slug === 'users' && open.includes(path));
}

/** Every field below some fields, with its path. */
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

/** Fields that a role may not set although it may change the record. */
const fixedFields: Record<string, Record<string, string>> = {
  users: { role: 'owner' },
};

it('nobody raises their own rights, and what the product wrote stays as it was written', async () => {
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
