import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { expectNoOverflow, hydrated, useBrowser, violations } from '../kit/browser';
import { sample, thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { LAPTOP, useSharedOffice } from '../owner/office';

const office = useSharedOffice();
const browser = useBrowser();
const NARROW = { width: 360, height: 740 };
let folder = '';
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const photo = (background: string) => sharp({ create: { width: 3000, height: 2000, channels: 3, background } });
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' }, IFD0: { Artist: 'Mia Example' } };
  await writeFile(file('oven.jpg'), await photo('#845').withExif(place).jpeg().toBuffer());
  await writeFile(file('tray 🔥 فرن.png'), await photo('#485').png().toBuffer());
  await writeFile(file('wrong.jpg'), await photo('#458').jpeg().toBuffer());
  await writeFile(file('film.jpg'), '\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41');
  await writeFile(file('large.jpg'), Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40 * 1024 ** 2)]));
  const whole = await photo('#584').jpeg().toBuffer();
  await writeFile(file('cut.jpg'), whole.subarray(0, -2));
  const wide = sharp({ create: { width: 8000, height: 7600, channels: 3, background: '#584' } });
  await writeFile(file('wide.png'), await wide.png({ compressionLevel: 1 }).toBuffer());
  await writeFile(file('phone.heic'), await readFile(join(root, 'tests/owner/photo.heic')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Photo {
  name: string;
  file?: string;
  width?: number;
}
const api = async <T>(path: string) => (await signIn(office.stack.cms))<T>('GET', path);

/** The request of that family name and its photos, once so many rows are there. */
async function stored(lastName: string, count: number) {
  const where = `where[name][equals]=${encodeURIComponent(`Mia ${lastName}`)}`;
  return until(async () => {
    const { docs } = await api<{ docs: { id: number; photos_announced: number }[] }>(`/leads?${where}`);
    const lead = docs[0];
    if (!lead || docs.length > 1) return undefined;
    const photos = await api<{ docs: Photo[] }>(`/lead-photos?where[lead][equals]=${lead.id}&sort=id&limit=50`);
    return photos.docs.length === count && { lead, photos: photos.docs };
  }, `${count} photos of ${lastName}`);
}

async function fill(page: Page, lastName: string) {
  const typed = { first_name: 'Mia', last_name: lastName, email: 'mia@example.com', phone: '0491 570 156' };
  const place = { address: '1 Example Street', suburb: 'Para Hills', post_code: '5096' };
  for (const [name, value] of Object.entries({ ...typed, ...place })) await page.locator(`.lead-form [name=${name}]`).fill(value);
}
const send = (page: Page) => page.locator('.lead-form button[type=submit]').click();
const newName = () => `Photo${randomUUID().slice(0, 8)}`;

describe.each(
  sample([
    ['a narrow phone', NARROW],
    ['a laptop', LAPTOP],
  ] as const),
)('on %s', (_, viewport) => {
  it('photos are chosen, one removed, sent as they are chosen, and the office opens them (R-PHOTO-1, R-PHOTO-5)', async () => {
    const name = newName();
    const { page, consoleMessages, close } = await browser.open({ viewport });
    await page.goto(`${office.stack.site.url}/free-quote`);
    await hydrated(page);
    await page.locator('[name=service]').selectOption('Oven Cleaning');
    await page.getByText('Up to eight. Inside the oven, door open, and the trays.').waitFor();
    const field = page.locator('#quote-photos');
    await field.setInputFiles(['oven.jpg', 'wrong.jpg'].map(file));
    const list = page.getByRole('list', { name: 'Chosen photos' });
    await list.getByText('Ready').nth(1).waitFor();
    await page.getByRole('button', { name: 'Remove wrong.jpg' }).click();
    await field.setInputFiles([file('tray 🔥 فرن.png'), file('film.jpg'), file('phone.heic')]);
    await list.getByText('Ready').nth(2).waitFor();
    await list.getByText('It is not a photo that we can read.').waitFor();
    await expectNoOverflow(page);
    expect(await violations(page)).toEqual([]);
    await fill(page, name);
    await send(page);
    await page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
    expect(await list.count()).toBe(0);
    const { lead, photos } = await stored(name, 3);
    expect(lead.photos_announced).toBe(3);
    expect(photos.map((photo) => photo.name)).toEqual(['oven.jpg', 'tray 🔥 فرن.png', 'phone.heic']);
    expect(photos[0]).toMatchObject({ width: 2048 });
    expect(consoleMessages.filter((message) => !message.includes('415'))).toEqual([]);
    await close();

    const entered = await office.enter(viewport);
    await entered.page.goto(`${office.url}/office/enquiries/${lead.id}`);
    const shown = entered.page.getByRole('list', { name: 'Photos' }).getByRole('img');
    await entered.page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.photos img')].every(
        (image) => image.complete && image.naturalWidth === 224,
      ),
    );
    expect(await shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))).toEqual(
      photos.map((photo) => photo.name),
    );
    await expectNoOverflow(entered.page);
    expect(await violations(entered.page)).toEqual([]);
    await entered.page.getByRole('link', { name: 'oven.jpg' }).click();
    await entered.page.waitForURL(/\/office\/photos\/[0-9a-f]{32}\.jpg$/);
    const address = entered.page.url();
    const large = await entered.page.request.get(address);
    expect([large.status(), large.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await large.body()).toString('latin1')).not.toMatch(/Mia Example|GPS|Exif/);
    await entered.close();
    const stranger = await fetch(address, { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, expect.stringContaining('/office/sign-in')]);
    for (const site of [office.stack.site.url, office.stack.cms.url])
      expect((await fetch(`${site}/storage/lead-photos/${address.split('/').at(-1)}`)).status).toBe(404);
  });

  it('without JavaScript they come with the form, and the thanks say which did not, and why (R-PHOTO-2, R-PHOTO-11)', async () => {
    const name = newName();
    const { page, close } = await browser.open({ viewport, javaScript: false });
    await page.goto(`${office.stack.site.url}/free-quote?service=oven-cleaning`);
    await page.getByText('Up to eight. Inside the oven').waitFor();
    await page.getByLabel('Photos').setInputFiles(['oven.jpg', 'tray 🔥 فرن.png', 'film.jpg', 'large.jpg', 'wide.png'].map(file));
    await fill(page, name);
    await page.locator('.lead-form [name=email]').fill('mia');
    await send(page);
    await page.getByText('Enter an e-mail address in full').first().waitFor();
    await page.getByText('These did not come along: film.jpg (is not a photo that we can read)').waitFor();
    for (const why of ['large.jpg (is larger than 15 MB)', 'wide.png (has more than 60 million pixels)'])
      await page.getByText(why).waitFor();
    await expectNoOverflow(page);
    // Those that are here need not be chosen again.
    for (const chosen of ['oven.jpg', 'tray 🔥 فرن.png']) expect(await page.getByLabel(chosen).isChecked()).toBe(true);
    await page.getByLabel('Photos').setInputFiles(['film.jpg', 'phone.heic', 'cut.jpg'].map(file));
    await page.locator('.lead-form [name=email]').fill('mia@example.com');
    await send(page);
    await page.getByText("We'll get back to you soon!").waitFor();
    await page
      .getByText('These photos did not come along: film.jpg (is not a photo that we can read). Your request did.')
      .waitFor();
    await expectNoOverflow(page);
    const { lead, photos } = await stored(name, 4);
    expect(lead.photos_announced).toBe(4);
    expect(photos.map((photo) => photo.name)).toEqual(['oven.jpg', 'tray 🔥 فرن.png', 'phone.heic', 'cut.jpg']);
    expect(photos.at(-1)).toMatchObject({ width: 2048, file: expect.any(String) });
    await close();
  });
});

it.runIf(thorough)(
  'what was chosen before the page was taken over is kept and sent, also on an altered page (R-PHOTO-1)',
  async () => {
    for (const alters of [false, true]) {
      const name = newName();
      const { page, close } = await browser.open({ viewport: NARROW });
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${office.stack.site.url}/free-quote`, { waitUntil: 'commit' });
      await page.getByLabel('Photos').setInputFiles(file('oven.jpg'));
      if (alters) await page.evaluate(() => document.querySelector('.lead-form form')?.prepend(document.createElement('font')));
      release();
      await hydrated(page);
      await page.getByRole('list', { name: 'Chosen photos' }).getByText('Ready').waitFor();
      await fill(page, name);
      await send(page);
      await page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
      expect((await stored(name, 1)).photos).toMatchObject([{ name: 'oven.jpg' }]);
      await close();
    }
  },
);

it.runIf(thorough)('a line that fails costs the photos alone; they follow when it is back (R-PHOTO-1)', async () => {
  const name = newName();
  const { page, close } = await browser.open({ viewport: NARROW });
  await page.goto(`${office.stack.site.url}/free-quote`);
  await hydrated(page);
  await page.route('**/_photos/*', (route) => route.abort());
  await page.getByLabel('Photos').setInputFiles(file('oven.jpg'));
  const list = page.getByRole('list', { name: 'Chosen photos' });
  await fill(page, name);
  await send(page);
  await page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
  await page.keyboard.press('Escape');
  await list.getByText('It could not be sent.').waitFor();
  expect((await stored(name, 0)).lead.photos_announced).toBe(1);
  await page.unroute('**/_photos/*');
  await list.getByRole('button', { name: 'Try again' }).click();
  await list.waitFor({ state: 'detached' });
  await stored(name, 1);
  await close();
});

it.runIf(thorough)('nine photos are eight, and strangers’ pages send none (R-PHOTO-4)', async () => {
  const { page, close } = await browser.open({ viewport: NARROW });
  await page.goto(`${office.stack.site.url}/free-quote`);
  await hydrated(page);
  await page.getByLabel('Photos').setInputFiles(Array.from({ length: 9 }, () => file('oven.jpg')));
  const list = page.getByRole('list', { name: 'Chosen photos' });
  await list.getByText('Ready').nth(7).waitFor();
  await list.getByText('Only 8 photos can come along.').waitFor();
  expect(await page.locator('[name=kept_photo]').count()).toBe(8);
  await close();
  const post = (headers: Record<string, string>) =>
    fetch(`${office.stack.site.url}/_photos/${'c'.repeat(32)}`, { method: 'POST', headers, body: 'x' });
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({})).status).toBe(415);
});
