import { EDITOR_HEADER } from 'contract/edit-bar';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, signedIn, startPayload } from '../testing/api';
import { makeSession, makeTicket } from './token';
import { addressOnSite } from './visit';

let payload: Payload;
let editor: { id: number };
beforeAll(async () => {
  payload = await startPayload();
  editor = await signedIn(payload, 'editor');
});

const call = (token: string, path: string) => callApi(payload, path, undefined, { [EDITOR_HEADER]: token });
const recordsOf = async (path: string) => {
  const { body } = await call(makeSession(editor.id), `/edit-records?path=${encodeURIComponent(path)}`);
  return (body as { label: string; url: string }[]).map(({ label, url }) => `${label} ${new URL(url).pathname}`);
};

describe('the Edit bar (R-OWNER-23)', () => {
  it('takes a ticket for a session, and a session for records, never the other way round', async () => {
    const ticket = makeTicket(editor.id);
    const { status, body } = await call(ticket, '/edit-session');
    expect(status).toBe(200);
    const { token } = body as { token: string };
    expect((await call(token, '/edit-records?path=/')).status).toBe(200);
    expect((await call(ticket, '/edit-records?path=/')).status).toBe(401);
    expect((await call(token, '/edit-session')).status).toBe(401);
    expect((await call(`${token.slice(0, -2)}AA`, '/edit-records?path=/')).status).toBe(401);
    expect((await callApi(payload, '/edit-records?path=/')).status).toBe(401);
  });

  it('ends when the account may no longer edit content', async () => {
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Once', email: 'once@example.org', password: 'four unrelated words', role: 'editor' },
    });
    const token = makeSession(id);
    expect((await call(token, '/edit-records?path=/')).status).toBe(200);
    await payload.update({ collection: 'users', id, data: { role: 'leads' } });
    expect((await call(token, '/edit-records?path=/')).status).toBe(401);
  });

  it.each([
    ['/service/oven-cleaning', /^Service.*\/admin\/collections\/services\/\d+$/],
    ['/service/oven-cleaning/', /^Service.*\/admin\/collections\/services\/\d+$/],
    ['/adelaide-service', /\/admin\/collections\/cities\/\d+$/],
    ['/blog-details/1', /^Post: .*\/admin\/collections\/posts\/1$/],
    ['/about-us/', /\/admin\/globals\/about$/],
    ['/contact-us', /\/admin\/globals\/contact/],
    ['/privacy', /\/admin\/globals\/privacy$/],
  ])('names the record of %s first', async (path, record) => {
    expect((await recordsOf(path))[0]).toMatch(record);
  });

  it('names nothing for a path without a page', async () => {
    expect(await recordsOf('/no-such-page')).toEqual([]);
  });
});

it('the way to the website goes past the bar for editors alone, and to the site alone', async () => {
  const to = (path: string, user: { id: number } | null) => addressOnSite(path, user, payload);
  const leads = await signedIn(payload, 'leads');
  expect(await to('/privacy', editor)).toMatch(/^http:\/\/localhost:\d+\/_edit\?ticket=[\w-]+\.[\w-]+&to=%2Fprivacy$/);
  expect(await to('/privacy', leads)).toMatch(/^http:\/\/localhost:\d+\/privacy$/);
  expect(await to('/privacy', null)).toMatch(/^http:\/\/localhost:\d+\/privacy$/);
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect(await to(bad, null)).toMatch(/^http:\/\/localhost:\d+\/$/);
  }
});

describe('a text of a page (R-OWNER-23)', () => {
  const fieldOf = async (path: string, text: string) => {
    const query = new URLSearchParams({ path, text });
    const { body } = await call(makeSession(editor.id), `/edit-records?${query}`);
    return (body as { url: string }[]).map(({ url }) => url.replace(/^.*\/admin\//, ''))[0];
  };

  it('leads to the field that holds it: at the top, in a row, in rich text, in a list of records', async () => {
    const { docs } = await payload.find({ collection: 'posts', where: { id: { equals: 1 } }, depth: 0 });
    const [post] = docs;
    expect(await fieldOf('/blog-details/1', ` ${post?.title.toUpperCase()} `)).toBe('collections/posts/1#field=title');
    expect(await fieldOf('/blog-details/1', post?.entries?.[0]?.title ?? '')).toBe('collections/posts/1#field=entries.0.title');
    const paragraph = JSON.stringify(post?.description).match(/"text":"([^"]{30,})"/)?.[1] ?? '';
    expect(await fieldOf('/blog-details/1', paragraph)).toBe('collections/posts/1#field=description');
    expect(await fieldOf('/blog', post?.title ?? '')).toBe('collections/posts/1#field=title');
  });

  it('leads to the field whose usual words it is', async () => {
    expect(await fieldOf('/about-us/', 'Ready for a place that feels new?')).toBe('globals/words#field=closing_heading');
  });

  it('leads nowhere when no field holds it', async () => {
    expect(await fieldOf('/about-us/', 'Nobody wrote this')).toBeUndefined();
    expect(await fieldOf('/no-such-page', 'Nobody wrote this')).toBeUndefined();
  });
});
