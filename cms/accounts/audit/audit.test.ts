import type { CollectionSlug, Payload, Where } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldAudit, recordOften } from '../../base/audit/record';
import type { Audit, User } from '../../base/database/payload-types';
import { callApi, startPayload } from '../../testing/api';
import { passwordFault } from '../password';

let payload: Payload;
let owner: User;
const as = () => ({ overrideAccess: false, user: { ...owner, collection: 'users' as const } });
const entries = async () =>
  (await payload.find({ collection: 'audit', sort: 'id', pagination: false, depth: 0 })).docs.map(
    ({ action, account, subject, record, changed }) => ({ action, account, subject, record, changed }),
  );
const clear = () => payload.delete({ collection: 'audit', where: {} });

beforeAll(async () => {
  payload = await startPayload();
  const data = { name: 'Olive', email: 'olive@example.org', password: 'four unrelated words', role: 'owner' as const };
  owner = await payload.create({ collection: 'users', data });
  const enquiry = {
    name: 'Customer Name',
    email: 'c@example.com',
    phone: '1',
    city: 'Adelaide',
    address: 'B',
    message: 'Secret words',
    captcha: '10',
  };
  await callApi(payload, '/contact-submit', enquiry);
});
beforeEach(clear);

describe('the audit trail', () => {
  it('records who changed which fields of which record, without their values', async () => {
    const { docs } = await payload.find({ collection: 'leads', limit: 1, depth: 0 });
    const id = docs[0]?.id ?? 0;
    await payload.update({ collection: 'leads', id, data: { status: 'lost', lost_reason: 'Customer Name said no' }, ...as() });
    await payload.updateGlobal({ slug: 'settings', data: { brand: 'Other Brand' }, ...as() });
    const found = await entries();
    expect(found).toEqual([
      { action: 'update', account: 'Olive', subject: 'leads', record: String(id), changed: expect.stringContaining('status') },
      { action: 'update', account: 'Olive', subject: 'settings', record: null, changed: 'brand' },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Customer|Secret|Other Brand/);
  });

  it('records what was created, trashed, restored and deleted', async () => {
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { name: 'R', comment: 'C', rating: 5, date: '2026-09-01T12:00:00.000Z' },
      ...as(),
    });
    const one = { collection: 'testimonials', id, ...as() } as const;
    await payload.update({ ...one, data: { deletedAt: new Date().toISOString() } });
    await payload.update({ ...one, data: { deletedAt: null }, trash: true });
    await payload.delete(one);
    expect((await entries()).map(({ action, record }) => `${action} ${record}`)).toEqual(
      ['create', 'trash', 'untrash', 'delete'].map((action) => `${action} ${id}`),
    );
  });

  it('covers every collection and global that an account may change', () => {
    const unrecorded = [...payload.config.collections, ...payload.config.globals]
      .filter(
        ({ slug }) =>
          !slug.startsWith('payload-') && !['audit', 'publications', 'pushes', 'fire-drill', 'second-factors'].includes(slug),
      ) // nobody wrote it
      .filter(({ hooks }) => !hooks.afterChange?.some(({ name }) => /^note(Global)?Change$/.test(name)));
    expect(unrecorded.map(({ slug }) => slug)).toEqual([]);
  });

  it('records neither what the product does by itself nor a save that changes nothing', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { brand: 'By itself' } });
    await payload.updateGlobal({ slug: 'settings', data: { brand: 'By itself' }, ...as() });
    expect(await entries()).toEqual([]);
  });

  it('can be read by owners only, and changed by nobody', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { brand: 'Once more' }, ...as() });
    const { docs } = await payload.find({ collection: 'audit', ...as() });
    const id = docs[0]?.id ?? 0;
    const data = { action: 'create', times: 1 } as Audit;
    await expect(payload.update({ collection: 'audit', id, data, ...as() })).rejects.toThrow();
    await expect(payload.delete({ collection: 'audit', id, ...as() })).rejects.toThrow();
    await expect(payload.create({ collection: 'audit', data, ...as() })).rejects.toThrow();
  });

  it('counts a stranger’s repeated attempts in one entry, and deletes entries after 400 days', async () => {
    for (let time = 0; time < 5; time += 1) await recordOften(payload, { action: 'sign-in-refused' });
    const { docs } = await payload.find({ collection: 'audit' });
    expect(docs).toMatchObject([{ action: 'sign-in-refused', times: 5 }]);
    await deleteOldAudit(payload, new Date(Date.now() + 399 * 24 * 60 * 60 * 1000));
    expect(await entries()).toHaveLength(1);
    await deleteOldAudit(payload, new Date(Date.now() + 401 * 24 * 60 * 60 * 1000));
    expect(await entries()).toEqual([]);
  });
});

describe('accounts', () => {
  const CURRENT = 'four unrelated words';
  const withPassword = (password: string, current_password = CURRENT) =>
    payload.update({
      collection: 'users' as CollectionSlug & 'users',
      id: owner.id,
      data: { password, current_password },
      ...as(),
    });

  it('need a long password that is not a common one', async () => {
    expect(passwordFault('short')).toMatch(/12 characters/);
    expect(passwordFault('x'.repeat(129))).toMatch(/128/);
    for (const common of [
      'password1234',
      'Password!2024',
      '123456789012',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      'qwertyuiop12',
      'adelaide2026!',
    ]) {
      expect({ common, fault: passwordFault(common) }).toMatchObject({ fault: expect.stringMatching(/first that are tried/) });
    }
    expect(passwordFault('olive is my name', 'olive@example.org')).toMatch(/e-mail/);
    for (const fine of ['correct-horse-battery-9', 'vier unrelated Wörter', 'gT7#kq!x9Lpz'])
      expect(passwordFault(fine)).toBeUndefined();
    await expect(withPassword('password1234')).rejects.toThrow(/password/i);
  });

  it('need the current password to change their own password or e-mail, but not a colleague’s', async () => {
    await expect(withPassword('four other quiet words', '')).rejects.toMatchObject({
      data: { errors: [{ path: 'current_password' }] },
    });
    await expect(withPassword('four other quiet words', 'not the current one')).rejects.toMatchObject({
      data: { errors: [{ message: 'This is not your current password.' }] },
    });
    const own = { collection: 'users', id: owner.id, ...as() } as const;
    await expect(payload.update({ ...own, data: { email: 'thief@example.org' } })).rejects.toMatchObject({
      data: { errors: [{ path: 'email', message: expect.stringContaining('it asks for your current password') }] },
    });
    await expect(payload.update({ ...own, data: { name: 'Olive', email: 'Olive@example.org' } })).resolves.toBeDefined();
    const data = { name: 'Col', email: 'col@example.org', password: CURRENT, role: 'editor' as const };
    const { id } = await payload.create({ collection: 'users', data });
    await payload.update({ collection: 'users', id, data: { password: 'four other quiet words' }, ...as() });
    await payload.delete({ collection: 'users', id });
  });

  it('have an audit entry for a changed password, which does not contain the password', async () => {
    await withPassword('four other quiet words');
    expect(await entries()).toMatchObject([{ action: 'update', subject: 'users', changed: 'password' }]);
  });

  it('always include an owner', async () => {
    const where: Where = { and: [{ role: { equals: 'owner' } }, { id: { not_equals: owner.id } }] };
    await payload.delete({ collection: 'users', where });
    await expect(payload.delete({ collection: 'users', id: owner.id, ...as() })).rejects.toThrow(/last account/);
    await expect(payload.update({ collection: 'users', id: owner.id, data: { role: 'editor' }, ...as() })).rejects.toThrow(
      /last account/,
    );
  });
});
