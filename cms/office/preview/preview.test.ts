import { PREVIEW_HEADER } from 'contract/preview';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../../model';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import { draftLink, liveUrl } from './links';
import { hasPage } from './preview-pages';
import { previewTokens } from './preview-token';

let payload: Payload;
let owner: { id: number; token: string };
beforeAll(async () => {
  payload = await startPayload();
  owner = await signedIn(payload, 'owner');
});

const MINUTE_MS = 60_000;
const tokenIn = (url = '') => new URL(url).searchParams.get('preview') ?? '';
const read = (token: string, path: string, body?: object) => callApi(payload, path, body, { [PREVIEW_HEADER]: token });

/** A post that was never published, and a link to it. */
async function draft(title?: string, by = owner.id) {
  const { id } = await payload.create({ collection: 'posts', data: { title } as never, draft: true });
  const link = await draftLink({ of: 'posts', doc: { id }, by, payload }, 7);
  return { id, path: `/blog-details-by-blog/${id}`, token: tokenIn(link?.url) };
}

it('every record of the site has a page to preview, except pictures, redirects and the list of other pages', () => {
  const without = [
    ...contentCollections.filter(({ slug }) => !hasPage.collection(slug)),
    ...contentGlobals.filter(({ slug }) => !hasPage.global(slug)),
  ];
  expect(without.map(({ slug }) => slug)).toEqual(['media', 'redirects', 'other-pages']);
});

it('a preview has the widths of a phone, a tablet and a desktop (R-OWNER-20)', () => {
  const { breakpoints } = payload.config.admin.livePreview ?? {};
  expect(breakpoints?.map(({ name, width }) => [name, width])).toEqual([
    ['phone', 390],
    ['tablet', 768],
    ['desktop', 1280],
  ]);
});

describe('a preview token (R-OWNER-20)', () => {
  it('shows drafts, even unfinished ones, which nobody else sees', async () => {
    const begun = await draft();
    const { path, token } = await draft('Before it is published');
    expect((await callApi(payload, path)).status).toBe(404);
    expect(JSON.stringify((await read(token, path)).body)).toContain('Before it is published');
    expect((await read(token, '/blogs')).body).toContainEqual(expect.objectContaining({ title: 'Before it is published' }));
    expect(JSON.stringify((await callApi(payload, '/blogs')).body)).not.toContain('Before it is published');
    expect(await read(begun.token, begun.path)).toMatchObject({ status: 200, body: [{ heading: '' }] });
  });

  it('can be asked whether it is live and when it ends', async () => {
    const { token } = await draft('A');
    expect(await read(token, '/preview')).toEqual({ status: 200, body: { live: false, ends_at: expect.any(String) } });
    expect((await callApi(payload, '/preview')).status).toBe(401);
  });

  it('stays the same beside a form for a quarter of an hour, and is invalid after half an hour', async () => {
    const at = (now: number) => liveUrl({ of: 'about', doc: {}, by: owner.id, payload }, now);
    const now = Math.ceil(Date.now() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
    expect(await at(now)).toBe(await at(now + 14 * MINUTE_MS));
    const token = tokenIn(await at(now));
    expect(previewTokens.read(token, now + 14 * MINUTE_MS)).toMatchObject({ live: true, of: 'about', by: owner.id });
    expect(previewTokens.read(token, now + 30 * MINUTE_MS)).toBeUndefined();
  });
});

describe('a preview is refused (R-OWNER-21)', () => {
  it('when its token was altered or has expired', async () => {
    const { token, path } = await draft('B');
    const [claims = '', signature = ''] = token.split('.');
    const longer = Buffer.from(JSON.stringify({ ...previewTokens.read(token), until: 2_000_000_000 })).toString('base64url');
    const ended = previewTokens.make({ live: false, of: 'posts', by: owner.id, until: Math.floor(Date.now() / 1000) - 1 });
    for (const bad of [`${longer}.${signature}`, `${claims}.${signature.slice(1)}A`, claims, '', 'a.b', ended]) {
      expect(await read(bad, path)).toMatchObject({ status: 401, body: { message: expect.stringContaining('has ended') } });
    }
  });

  it('when its account is gone or may no longer edit content', async () => {
    const editor = await signedIn(payload, 'editor');
    const { token, path } = await draft('C', editor.id);
    expect((await read(token, path)).status).toBe(200);
    await payload.update({ collection: 'users', id: editor.id, data: { role: 'leads' } });
    expect((await read(token, path)).status).toBe(403);
    await payload.update({ collection: 'users', id: editor.id, data: { role: 'editor' } });
    expect((await read(token, path)).status).toBe(200);
    await payload.delete({ collection: 'users', id: editor.id });
    expect((await read(token, path)).status).toBe(403);
  });

  it('when its record is in the trash', async () => {
    const { id, token } = await draft('D');
    await payload.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() }, draft: true });
    expect((await read(token, '/blogs')).status).toBe(403);
  });

  it('when it posts a form', async () => {
    const { token } = await draft('E');
    expect((await read(token, '/contact-submit', { name: 'A' })).status).toBe(403);
  });
});

describe('a link to a draft', () => {
  const ask = (body: object, token?: string) => askRest(payload, 'POST', '/preview-link', { token, body });

  it('is made by those who edit content, and remembered (R-OWNER-20)', async () => {
    const leads = await signedIn(payload, 'leads');
    const about = { global: 'about', days: 7 };
    expect((await ask(about)).status).toBe(401);
    expect((await ask(about, leads.token)).status).toBe(403);
    const made = await ask(about, owner.token);
    expect(await made.json()).toMatchObject({ url: expect.stringContaining('/about-us/?preview='), until: expect.any(String) });
    const entries = await payload.find({ collection: 'audit', where: { action: { equals: 'preview-link' } } });
    expect(entries.docs).toMatchObject([{ subject: 'about', account_id: owner.id }]);
  });

  it('needs a record with a page, and a time', async () => {
    const { id } = await draft('F');
    const status = async (body: object) => (await ask(body, owner.token)).status;
    expect(await status({ collection: 'posts', id, days: 1 })).toBe(200);
    expect(await status({ collection: 'posts', id, days: 400 })).toBe(400);
    expect(await status({ collection: 'posts', id: 999_999, days: 1 })).toBe(404);
    expect(await status({ collection: 'users', id: owner.id, days: 1 })).toBe(400);
    expect(await status({ global: 'notifications', days: 1 })).toBe(400);
    expect(await status({ collection: 'posts', days: 1 })).toBe(404);
  });
});
