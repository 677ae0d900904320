import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFollowKey } from 'contract/follow';
import { describe, expect, it } from 'vitest';
import {
  ask,
  DRAFT,
  downForRequests,
  its,
  KEY,
  newId,
  PAGE,
  post,
  quote,
  REFERENCE,
  refusedByProvider,
  request,
  SECRET,
  start,
  withFollowedSite,
} from './testing/followed-site';

withFollowedSite();

describe('photos of a request', () => {
  const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), Buffer.alloc(3000, 1)]);
  type File = [name: string, content?: string | Buffer<ArrayBuffer>];
  function bring(
    files: File[],
    { id = newId(), path = PAGE, headers = {} }: { id?: string; path?: string; headers?: object } = {},
  ) {
    const body = new FormData();
    body.append('id', id);
    for (const [name, content = JPEG] of files) body.append('photos', new Blob([content]), name);
    return ask(`${path}/photos`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body });
  }
  const inSpool = () => readdir(join(its.dataDir, 'spool', 'photos')).catch(() => []);
  const bound = async () => (await inSpool()).filter((name) => name.endsWith('.json'));
  const missingIn = ({ headers }: Response) =>
    new URL(headers.get('location') ?? '', 'http://site').searchParams.getAll('missing');
  const without = (files: number): File[] => Array.from({ length: files }, (_, n) => [`${n}.jpg`]);

  it('are added with one act, and the page says so and which did not come along (R-FOLLOW-10, R-PHOTO-7)', async () => {
    expect(await (await ask(PAGE)).text()).toMatch(/You have not sent us any yet\.[\s\S]*action="\/your-request\/[^"]+\/photos"/);
    const id = newId();
    const response = await bring([['oven.jpg'], ['film.mp4', 'no photo at all'], ['فرن 🔥.jpg']], { id });
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([
      303,
      expect.stringMatching(/\?done=photos&missing=film\.mp4\+%28is\+not\+a\+photo\+that\+we\+can\+read%29&signed=[\w-]{43}$/),
    ]);
    expect(its.acts).toEqual([{ key: KEY, signed: true, body: { act: 'photos', id, photos: 2 } }]);
    await expect.poll(() => [...its.delivered].sort()).toEqual([`${REFERENCE} oven.jpg`, `${REFERENCE} فرن 🔥.jpg`]);
    const html = await (await ask(location)).text();
    expect(html).toContain('Your photos have arrived.');
    expect(html).toContain('These photos did not come along: film.mp4 (is not a photo that we can read).');
    expect((await ask(`${PAGE}/photos`)).headers.get('location')).toBe(PAGE);
  });

  it('are named as missing in our own words alone: whoever sends a link puts none on the page (R-FOLLOW-10)', async () => {
    const real = (await bring([['oven.jpg'], ['film.mp4', 'no photo at all']])).headers.get('location') ?? '';
    const { search } = new URL(real, 'http://site.example');
    const words = 'Pay to 123 now';
    const other = writeFollowKey(SECRET, { reference: REFERENCE, edition: 1 });
    for (const address of [
      `${PAGE}?done=photos&missing=${words}`,
      `${PAGE}${search.replace('film.mp4', words)}`,
      `${PAGE}${search}&missing=${words}`,
      `/your-request/${other}${search}`,
      `${PAGE}?done=${words}`,
      ...['constructor', '__proto__', 'toString'].map((name) => `${PAGE}?done=${name}`),
    ]) {
      const html = await (await ask(address)).text();
      expect([address, html]).toEqual([address, expect.not.stringMatching(/Pay to|film\.mp4|native code|did not come along/)]);
    }
    expect(await (await ask(real)).text()).toContain('did not come along: film.mp4 (is not a photo that we can read).');
  });

  it('that are still on their way are counted (R-FOLLOW-10)', async () => {
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 4 } : { done: true } });
    expect(await (await ask(PAGE)).text()).toContain('You have sent us 4 photos.');
    const { length } = its.delivered;
    await bring([['oven.jpg']]);
    expect(await (await ask(PAGE)).text()).toMatch(/You have sent us [45] photos\./); // 4 again once it was delivered
    await expect.poll(() => its.delivered.length).toBe(length + 1);
  });

  it('are at most eight at once and 24 of a request (R-PHOTO-7)', async () => {
    const nine = await bring(without(9));
    expect(missingIn(nine)).toEqual(['8.jpg (only 8 come along at once)']);
    const many = await bring(without(30));
    expect(missingIn(many)).toEqual([
      ...[8, 9, 10, 11, 12, 13, 14, 15].map((n) => `${n}.jpg (only 8 come along at once)`),
      '14 more',
    ]);
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 22 } : { done: true } });
    await expect.poll(bound).toEqual([]);
    expect(missingIn(await bring(without(3)))).toEqual(['2.jpg (a request has at most 24 photos)']);
    expect(its.acts.map(({ body }) => body.photos)).toEqual([8, 8, 2]);
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 24 } : { done: true } });
    await expect.poll(bound).toEqual([]);
    const full = await bring(without(1));
    expect([full.status, await full.text()]).toEqual([
      422,
      expect.stringContaining('did not come along: 0.jpg (a request has at most 24 photos).'),
    ]);
    expect(await (await ask(PAGE)).text()).not.toContain('type="file"');
    expect(its.acts).toHaveLength(3);
  });

  it('that are posted at once are 24 of a request together, and each post is told what is over (R-PHOTO-10, R-PHOTO-11)', async () => {
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 14 } : { done: true } });
    const posts = await Promise.all([1, 2, 3].map(() => bring(without(8))));
    const took = its.acts.reduce((sum, { body }) => sum + Number(body.photos), 0);
    expect(took).toBe(10);
    expect(posts.flatMap((one) => missingIn(one)).length + (posts.some(({ status }) => status === 422) ? 8 : 0)).toBe(24 - took);
  });

  it('that the office could not keep are named on the page (R-PHOTO-11)', async () => {
    its.answer = () => ({ status: 200, body: { ...request, photos: 1, photos_not_kept: ['half <b>.jpg', 'oven.jpg'] } });
    expect(await (await ask(PAGE)).text()).toContain('they are more than 24: half &lt;b&gt;.jpg, oven.jpg.');
  });

  it('are named, or chosen first, or nothing is done (R-PHOTO-7)', async () => {
    const none = await bring([]);
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('Choose photos first.')]);
    const wrong = await bring([['film.mp4', 'no photo at all']]);
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('did not come along: film.mp4 (is not a photo that we can read).'),
    ]);
    const cut = await ask(`${PAGE}/photos`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n',
    });
    expect([cut.status, (await post({ act: 'photos' })).status]).toEqual([400, 400]);
    expect([its.acts, await bound(), its.delivered]).toEqual([[], [], []]);
  });

  it.each<[string, () => { path?: string; headers?: object }, number]>([
    ['a key that nobody signed', () => ({ path: `/your-request/${KEY}x` }), 404],
    ['a draft', () => ({ path: `/your-request/${DRAFT}` }), 403],
    ['another website', () => ({ headers: { 'sec-fetch-site': 'cross-site' } }), 403],
    [
      'a request that was erased, trashed, or has a newer link',
      () => {
        refusedByProvider();
        return {};
      },
      404,
    ],
    [
      'a back office that does not answer',
      () => {
        downForRequests();
        return {};
      },
      503,
    ],
  ])('of %s are not kept (R-FOLLOW-2, R-PHOTO-7)', async (_, given, status) => {
    const response = await bring([['oven.jpg']], given());
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect([its.acts, await inSpool(), its.delivered]).toEqual([[], [], []]);
  });

  it('are not kept for a key that ends while they arrive, and are here when the back office is gone then (R-PHOTO-7)', async () => {
    its.answer = (path) => (path === '/follow' ? { status: 200, body: request } : { status: 403, body: {} });
    expect((await bring([['oven.jpg']])).status).toBe(503);
    expect(await bound()).toEqual([]);
    its.answer = (path) => (path === '/follow' ? { status: 200, body: request } : { status: 503, body: {} });
    const id = newId();
    const html = await (await bring([['oven.jpg']], { id })).text();
    const [, kept = ''] = /value="([0-9a-f]{32} [^"]+)"/.exec(html) ?? [];
    expect([html.includes(`value="${id}"`), kept]).toEqual([true, expect.stringMatching(/^[0-9a-f]{32} oven\.jpg$/)]);
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? request : { done: true } });
    const body = new FormData();
    body.append('id', id);
    body.append('kept_photo', kept);
    const again = await ask(`${PAGE}/photos`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body });
    expect(again.headers.get('location')).toBe(`${PAGE}?done=photos`);
    await expect.poll(() => its.delivered).toEqual([`${REFERENCE} oven.jpg`]);
  });

  it('count as acts (R-FOLLOW-2)', async () => {
    for (let n = 0; n < 30; n += 1) await post({ text: `Question ${n}` });
    const late = await bring([['oven.jpg']]);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await inSpool()).toEqual([]);
  });

  it('are not offered where the provider takes none (R-FOLLOW-10)', async () => {
    await its.site.close();
    await rm(its.dataDir, { recursive: true });
    its.additions = ['follow', 'followAct', 'leadOrigin', 'signedPosts'];
    its.site = await start();
    expect(await (await ask(PAGE)).text()).not.toMatch(/type="file"|have not sent/);
    expect((await bring([['oven.jpg']])).status).toBe(422);
    expect(its.acts).toEqual([]);
  });
});

it.each([100, 2100])(
  'a native form with a whole album of %i photos loses nothing that was typed (R-PHOTO-2, R-FORM-22)',
  { timeout: 30_000 },
  async (length) => {
    its.answer = () => ({ status: 200, body: { success: true } });
    const album = (typed: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...typed, asked: 'yes' })) body.append(name, value);
      for (let n = 0; n < length; n += 1) body.append('photos', new Blob(['no photo']), `${n}.jpg`);
      return ask('/free-quote', { method: 'POST', body });
    };
    const wrong = await album({ ...quote, requirements: 'Two ovens', email: 'fay' });
    const html = await wrong.text();
    expect([wrong.status, html]).toEqual([422, expect.stringMatching(/value="1 Secret Street"/)]);
    expect(html).toMatch(/<textarea[^>]*>Two ovens</);
    const whole = await album({ ...quote, requirements: 'Two ovens' });
    const thanks = new URL(whole.headers.get('location') ?? 'http://site.example', 'http://site.example').searchParams;
    if (length > 2000)
      expect([whole.status, await whole.text()]).toEqual([422, expect.stringContaining('more than this form takes')]);
    else expect([whole.status, thanks.getAll('missing').at(-1)]).toEqual([303, '92 more']);
  },
);
