import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { execute, rowsOf, sql } from '../../base/database/query';
import { startPayload } from '../../testing/api';
import { plainMail } from '../mails/compose';
import { storeInOutbox } from '../mails/post';
import { type Due, recordOutcome } from '../record/message-queue';

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

it('an attempt that ends late says nothing of the mail that was given the number of its own', async () => {
  const [then, now, soon] = [new Date(Date.now() - 1000), new Date(), new Date(Date.now() + 60_000)];
  const store = async (key: string, at: Date) => {
    await storeInOutbox(payload, plainMail(key, EMAIL, 'A link', 'Words'), 'waiting', at, soon);
    const [row] = await rowsOf<Due>(payload, sql`SELECT id, created_at, 0 AS attempts FROM outbox WHERE key = ${key}`);
    if (!row) throw new Error(`${key} was not stored`);
    await execute(payload, sql`UPDATE outbox SET mail_state = 'sending' WHERE id = ${row.id}`);
    return row;
  };
  const earlier = await store('account-earlier', then);
  await execute(payload, sql`DELETE FROM outbox WHERE id = ${earlier.id}`);
  const later = await store('account-later', now);
  await execute(payload, sql`UPDATE outbox SET id = ${earlier.id} WHERE id = ${later.id}`);
  const queue = { table: 'outbox', prefix: 'mail' } as const;
  const stateOf = async () => (await payload.findByID({ collection: 'outbox', id: earlier.id, depth: 0 })).mail_state;
  await recordOutcome(payload, queue, earlier, { state: 'sent' }, new Date());
  expect(await stateOf()).toBe('sending');
  await recordOutcome(payload, queue, later, { state: 'sent' }, new Date());
  expect(await stateOf()).toBe('sent');
});
