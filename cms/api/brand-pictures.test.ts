import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { STARTER_COLOURS } from 'shared/palette';
import { replaceFile } from 'shared/replace-file';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { handleStorage } from '../base/files/serve';
import { mediaDir } from '../base/process/env';
import { allMade, picturesInBrand, storedName } from '../model/starter/brand-pictures';
import { callApi, startPayload } from '../testing/api';
import { answerInBrand } from './brand-pictures';
import { Source } from './source';

const FEW = ['hero-1.jpg', 'faq.jpg', 'contact.jpg'];
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  // A few pictures tell as much as all, and are made sooner.
  const spare = (await readdir(mediaDir)).filter((name) => !FEW.includes(name));
  await Promise.all(spare.map((name) => rm(resolve(mediaDir, name))));
});

const NAVY = { main: '#1b2a4e', accent: '#f2a33a' };
async function publishColours(colours: typeof NAVY, draft = false) {
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'settings',
    draft,
    data: { look: { ...look, ...colours }, _status: draft ? 'draft' : 'published' },
  });
}
/** Asks, so that the pictures are made, and waits for them. */
async function allInBrand() {
  await firstSlide();
  await allMade();
}
const firstSlide = async () => ((await callApi(payload, '/hero-carousel')).body as { media: string; poster?: string }[])[0];
const get = (path: string, headers = {}) =>
  handleStorage(new Request(`http://cms.test/storage/${path}`, { headers }), picturesInBrand);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('starter pictures have the brand’s colours, each at its own address (R-CLAIM-9)', async () => {
  const before = await firstSlide();
  expect(before?.media).toBe('hero-1.jpg');
  await publishColours(NAVY);
  expect(await firstSlide(), 'nobody waits for a picture').toEqual(before);
  await allInBrand();
  const path = (await firstSlide())?.media ?? '';
  expect(path).toMatch(/^in-brand\/1b2a4e-f2a33a\/hero-1\.jpg$/);
  expect(storedName(path)).toBe('hero-1.jpg');

  const [response, original] = [await get(path), await readFile(resolve(mediaDir, 'hero-1.jpg'))];
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const picture = await bytesOf(response);
  expect(picture.equals(original)).toBe(false);
  const [made, drawn] = await Promise.all([sharp(picture).metadata(), sharp(original).metadata()]);
  expect([made.width, made.height]).toEqual([drawn.width, drawn.height]);
  const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  await publishColours({ main: '#6d1a36', accent: '#e8b04b' });
  await allInBrand();
  expect((await firstSlide())?.media).toMatch(/^in-brand\/6d1a36-/);
  await publishColours(STARTER_COLOURS);
  expect(await firstSlide()).toEqual(before);
});

it('a preview shows starter pictures in the colours of the draft', async () => {
  await publishColours(NAVY, true);
  const answer = { media: 'hero-1.jpg' };
  expect((await answerInBrand(answer, new Source(payload, true))).media).toContain('in-brand/1b2a4e-f2a33a/');
  expect(await answerInBrand(answer, new Source(payload))).toEqual(answer);
});

it('no picture is made in colours that the owner did not choose', async () => {
  expect((await get('in-brand/123456-f2a33a/hero-1.jpg')).status).toBe(404);
});

it('the description of a recoloured picture does not name its old colours, and is otherwise the starter’s', async () => {
  const described = async (alt: string, media = 'hero-1.jpg') =>
    (await answerInBrand({ media, media_alt: alt }, new Source(payload))).media_alt;
  await publishColours(NAVY);
  expect(await described('A room with a teal sofa, plants and sun')).toBe('A room with a sofa, plants and sun');
  expect(await described('A teal armchair, a yellow bucket')).toBe('An armchair, a bucket');
  expect(await described('Speech bubbles in teal and yellow above a stand')).toBe('Speech bubbles above a stand');
  expect(await described('A window with yellow pollen on the glass')).toBe('A window with yellow pollen on the glass');
  expect(await described('Our teal van', 'our-van.jpg')).toBe('Our teal van');
  await publishColours(STARTER_COLOURS);
  expect(await described('A teal armchair')).toBe('A teal armchair');
});

it('a starter picture in a text is recoloured, an owner’s picture is not', async () => {
  await publishColours(NAVY);
  const answer = { html: '<p>faq.jpg</p><img src="/storage/faq.jpg" alt="">', own: 'our-van.jpg' };
  expect(await answerInBrand(answer, new Source(payload))).toEqual({
    html: expect.stringMatching(/^<p>faq\.jpg<\/p><img src="\/storage\/in-brand\/[^"]+\/faq\.jpg" alt="">$/),
    own: 'our-van.jpg',
  });
});

it('an owner’s picture is never recoloured, even if it has the name of a starter picture', async () => {
  const own = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1fa394' } })
    .jpeg()
    .toBuffer();
  await replaceFile(resolve(mediaDir, 'contact.jpg'), (temporary) => writeFile(temporary, own));
  await publishColours({ main: '#5b21b6', accent: '#fbbf24' });
  await allInBrand();
  expect((await firstSlide())?.media).toMatch(/^in-brand\/5b21b6-/);
  expect((await callApi(payload, '/contact-hero-section')).body).toMatchObject({ background_image: 'contact.jpg' });
});
