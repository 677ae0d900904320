import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { execute, sql } from '../../base/database/query';
import { startPayload } from '../../testing/api';

const EMAIL = 'forgetful@example.com';
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  const person = { name: 'Forgetful', email: EMAIL, password: 'the old password', role: 'editor' } as const;
  await payload.create({ collection: 'users', data: person, depth: 0 });
});

const mailsFor = async (role: 'owner' | 'editor' | 'leads') => {
  const user = { id: 0, role, collection: 'users' } as never;
  const asked = { collection: 'outbox', where: { to: { equals: EMAIL } }, overrideAccess: false, user, depth: 0 } as const;
  return (await payload.find(asked).catch(() => ({ docs: [] }))).docs;
};

it('without a mail server the link to a new password is readable in the outbox, for owners alone, the latest one only', async () => {
  const forget = () => payload.forgotPassword({ collection: 'users', data: { email: EMAIL } });
  const isKept = () => vi.waitFor(async () => expect(await mailsFor('owner')).toMatchObject([{ mail_state: 'kept' }]), 25_000);
  await forget();
  await isKept();
  await execute(payload, sql`UPDATE users SET reset_password_requested_at = NULL`); // some seconds later
  const token = await forget();
  await isKept();
  const [mail] = await mailsFor('owner');
  expect(mail?.text).toContain(`/office/password/${token}`);
  expect(await mailsFor('leads')).toEqual([]);
  expect(await mailsFor('editor')).toEqual([]);
});

it('an account that answers leads can still read the digests', async () => {
  const now = new Date().toISOString();
  const kept = { subject: 'A digest', to: EMAIL, text: 'Words', key: 'digest-2026-05-01', createdAt: now, updatedAt: now };
  await payload.db.create({ collection: 'outbox', data: kept });
  expect((await mailsFor('leads')).map(({ key }) => key)).toEqual(['digest-2026-05-01']);
});
