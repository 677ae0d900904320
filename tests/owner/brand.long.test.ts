import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { violations } from '../kit/browser';
import { choose, expectFieldError, expectNoViolations, goTo, SCREENS, save, soon, uploadInto, useOffice } from './office';

const office = useOffice();
const site = (path: string) => fetch(office.stack.site.url + path);

/** A wide logo that tries to run a script. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" onload="alert(1)"><script>alert(1)</script>
<circle cx="30" cy="30" r="26" fill="#7c1d3f"/><rect x="70" y="16" width="160" height="28" fill="#7c1d3f"/></svg>`;
const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="#7c1d3f"/></svg>`;

async function look(page: Page) {
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Look' }).click();
  await page.locator('#field-look__main').waitFor();
}

/** Colour in the middle of a picture. */
async function middle(path: string) {
  const { data, info } = await sharp(Buffer.from(await (await site(path)).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('chooses colours and a font, and every page has them (R-CLAIM-9)', async () => {
    const { page, close } = await office.enter(viewport);
    await look(page);
    await page.locator('#field-look__main').fill('teal');
    await expectFieldError(page, 'Enter # and six digits');
    await page.locator('#field-look__main').fill('#ffe600');
    await page.getByText('As a main colour, #ffe600 is too light for words on white.').waitFor();
    await page.locator('#field-look__main').fill('#7C1D3F');
    await page.locator('#field-look__accent').fill('#f4b6c2');
    await page.getByText('too light').waitFor({ state: 'detached' });
    await choose(page, 'look__heading_font', 'Fraunces');
    await save(page);
    await expectNoViolations(page);

    await soon('the new colour', async () => (await (await site('/')).text()).includes('content="#7c1d3f"'));
    const visit = await office.open(viewport);
    for (const path of ['/', '/contact-us', '/free-quote', '/service/oven-cleaning']) {
      await visit.page.goto(office.stack.site.url + path);
      const heading = visit.page.locator('h1').first();
      const shown = await heading.evaluate((element) => {
        const { color, fontFamily } = getComputedStyle(element);
        return { color, fontFamily };
      });
      expect(shown).toEqual({ color: 'rgb(124, 29, 63)', fontFamily: expect.stringMatching(/^Fraunces/) });
      expect(await violations(visit.page)).toEqual([]);
    }
    const manifest = await (await site('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ theme_color: '#7c1d3f' });
    await visit.close();
    await close();
  });

  it('uploads a logo and a sign, whose scripts are removed (R-CLAIM-9)', async () => {
    const { page, close } = await office.enter(viewport);
    await look(page);
    for (const name of ['logo', 'logo_on_dark', 'sign']) {
      const field = page.locator(`#field-look__${name}`);
      const remove = field.locator('.upload-relationship-details__remove');
      await remove.or(field.locator('.dropzone')).first().waitFor(); // pictures are loaded one by one
      if (await remove.count()) await remove.click();
      await remove.waitFor({ state: 'detached' });
    }
    await uploadInto(page, 'look__logo', 'north-star.svg', LOGO, 'North Star');
    const png = sharp({ create: { width: 900, height: 200, channels: 3, background: '#f4b6c2' } }).png();
    await uploadInto(page, 'look__logo_on_dark', 'north-star-light.png', await png.toBuffer(), 'North Star');
    await uploadInto(page, 'look__sign', 'star.svg', SIGN, 'The star of North Star');
    await save(page);

    const visit = await office.open(viewport);
    await soon('the logo', async () => {
      await visit.page.goto(office.stack.site.url);
      return (await visit.page.locator('header .logo img').count()) === 1;
    });
    const logo = visit.page.locator('header .logo img');
    const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 };
    expect(width / height).toBeCloseTo(4, 1);
    expect(
      await visit.page
        .getByRole('link', { name: /, home$/ })
        .first()
        .isVisible(),
    ).toBe(true);
    const below = visit.page.locator('footer .logo');
    const edges = [await below.boundingBox(), await below.locator('img').boundingBox()];
    expect(edges[1]?.x, 'the logo begins where its link does').toBe(edges[0]?.x);
    const drawing = await site((await logo.getAttribute('src')) ?? '');
    const svg = await drawing.text();
    expect(svg).toContain('<circle');
    expect(svg).not.toMatch(/script|onload|alert/);
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox');

    expect(await middle('/icon-192.png')).toEqual([124, 29, 63]);
    const social = await site('/social.png');
    expect(await sharp(Buffer.from(await social.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await violations(visit.page)).toEqual([]);
    await visit.close();
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'signs in below the logo, in the company’s colours, in the %s theme (R-CLAIM-9)',
    async (theme) => {
      const { page, close } = await office.open(viewport);
      await page.goto(`${office.url}/office/sign-in`);
      const logo = page.getByRole('banner').getByRole('img');
      expect(await logo.getAttribute('src')).toContain('north-star');
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const main = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--main'));
      expect(main.trim()).toBe('#7c1d3f');
      await expectNoViolations(page);
      await close();

      const inside = await office.enter(viewport);
      await inside.page.context().addCookies([{ name: 'payload-theme', value: theme, url: office.url }]);
      await goTo(inside.page, `${office.url}/admin`);
      const sign = inside.page.locator('.step-nav .mark');
      expect(await sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expectNoViolations(inside.page);
      await inside.close();
    },
  );
});
