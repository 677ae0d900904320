import { createLocalReq, type Endpoint, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../base/database/payload-types';
import { rowsOf, sql } from '../base/database/query';
import { type Role, roles } from '../base/rights/access';
import { PASSWORD_KEY } from '../leads/mails/mail-server';
import { startPayload } from '../testing/api';
import { beginEnrolment, confirmEnrolment } from './second-factor';

const PASSWORD = 'the quiet password of the mail server';
let payload: Payload;
const accounts = new Map<Role, User>();
let secrets: string[];

beforeAll(async () => {
  payload = await startPayload();
  const { Secret, TOTP } = await import('otpauth');
  for (const role of roles) {
    const data = { name: role, email: `${role}@example.org`, password: 'four unrelated words', role };
    const account = await payload.create({ collection: 'users', data });
    accounts.set(role, account);
    const { ticket, secret } = beginEnrolment(account, 'Larkwell Cleaning');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await confirmEnrolment(payload, account.id, { ticket, code });
  }
  const owner = accounts.get('owner') as User;
  const server = { smtp_host: 'mail.example.com', smtp_user: 'office', smtp_password: PASSWORD };
  await payload.updateGlobal({
    slug: 'notifications',
    data: server,
    user: { ...owner, collection: 'users' },
    overrideAccess: false,
  });
  const kept = await payload.kv.get<{ sealed: string }>(PASSWORD_KEY);
  const factors = await rowsOf<{ secret: string; recovery: string }>(payload, sql`SELECT secret, recovery FROM second_factors`);
  secrets = [PASSWORD, kept?.sealed ?? '', ...factors.flatMap(({ secret, recovery }) => [secret, ...recovery.split(' ')])];
  expect(secrets).toHaveLength(2 + roles.length * 11);
  expect(secrets.every((secret) => secret.length > 20)).toBe(true);
});

const asked: [entity: string, path: string][] = [];

/** The answers of all read calls of an entity to a role, rejections included. */
async function answersOf(
  entity: { slug: string; endpoints: false | Omit<Endpoint, 'root'>[] },
  kind: 'collection' | 'global',
  role: Role,
) {
  const answers: string[] = [];
  for (const { method, path, handler } of entity.endpoints || []) {
    if (method !== 'get') continue;
    const user = { ...(accounts.get(role) as User), collection: 'users' as const };
    const req = await createLocalReq({ user }, payload);
    const query = { depth: '3', limit: '50', showHiddenFields: 'true' };
    Object.assign(req, { routeParams: { [kind]: entity.slug, id: accounts.get(role)?.id }, query, headers: new Headers() });
    Object.assign(req, { searchParams: new URLSearchParams(query), url: `http://cms.test/payload-api/${entity.slug}${path}` });
    asked.push([entity.slug, path]);
    answers.push(await Promise.resolve(handler(req)).then((response) => response.text(), String));
  }
  return answers;
}

it.each(roles)(
  'no read of any collection or global returns a password, a secret or a recovery code to %s, encrypted or not',
  async (role) => {
    const found: string[] = [];
    for (const entity of payload.config.collections) found.push(...(await answersOf(entity, 'collection', role)));
    for (const entity of payload.config.globals) found.push(...(await answersOf(entity, 'global', role)));
    const text = found.join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
    if (role === 'owner') expect(text).toContain('mail.example.com');
  },
);

it('the audit trail records that a secret was changed, without the secret', async () => {
  const { docs } = await payload.find({ collection: 'audit', where: { subject: { equals: 'notifications' } } });
  expect(docs).toMatchObject([{ changed: expect.stringContaining('password') }]);
  expect(secrets.filter((secret) => JSON.stringify(docs).includes(secret))).toEqual([]);
});
