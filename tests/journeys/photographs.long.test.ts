import { cityPages } from 'contract/catalogue';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectNoOverflow, useBrowser } from '../kit/browser';
import { type Stack, signIn, startStack, tokenOf, until } from '../kit/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
});
afterAll(() => stack?.stop());
const browser = useBrowser();

/** Photographs of shapes and brightness that the drawn pictures do not have. */
const photographs: [name: string, width: number, height: number, light: string, dark: string][] = [
  ['very light', 3000, 2000, '#ffffff', '#f4f4f2'],
  ['very dark', 3000, 2000, '#0c0d10', '#000000'],
  ['portrait', 2000, 3000, '#cfe4f5', '#5d4630'],
  ['panorama', 3200, 800, '#8ec5ee', '#20331a'],
];

/** Starter pictures of the places to look at; each photograph is shown in all of them. */
const PLACES = [
  'hero-1.jpg',
  'city-adelaide.jpg',
  'oven-cleaning.jpg',
  'oven-cleaning-before.jpg',
  'oven-cleaning-after.jpg',
  'post-6.jpg',
];
const PAGES = ['/', '/service/oven-cleaning', '/service/house-cleaning', cityPages[0]?.route ?? '', '/blog'];
const WIDTHS = [360, 768, 1280];

/** Text that lies on a picture or beside it. */
const TEXTS = [
  ...['.hero__title', '.hero__text', '.hero__proof b', '.hero .carousel__place', '.ba figcaption', '.date', '.date b'],
  ...['.page-hero__title', '.page-hero .lead', '.crumbs a', '.card__body h3', '.card__body p', '.review__by b', '.article h1'],
].join();

async function photograph(width: number, height: number, light: string, dark: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="${light}"/>
    <rect y="60%" width="100%" height="40%" fill="${dark}"/><circle cx="50%" cy="30%" r="10%" fill="${dark}"/></svg>`;
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function upload(name: string, data: Buffer): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), `${name.replace(' ', '-')}.jpg`);
  body.append('_payload', JSON.stringify({ alt: `A ${name} photograph` }));
  const headers = { authorization: `JWT ${await tokenOf(stack.cms)}` };
  const response = await fetch(`${stack.cms.url}/payload-api/media`, { method: 'POST', headers, body });
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

const luminance = (rgb: number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Lowest contrast of a colour with the pixels below it. */
async function worst(pixels: Buffer, colour: number[]): Promise<number> {
  const { data } = await sharp(pixels).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let lowest = 21;
  for (let at = 0; at < data.length; at += 3)
    lowest = Math.min(lowest, contrast(luminance([...data.subarray(at, at + 3)]), luminance(colour)));
  return lowest;
}

/** Where each line of these texts is, and its colour. */
const linesOf = (page: Page) =>
  page.evaluate((selector) => {
    const found: { text: string; colour: number[]; clip: { x: number; y: number; width: number; height: number } }[] = [];
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.carousel__card:not(:first-child)'))
        continue;
      const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || x < 0 || x + width > innerWidth) continue;
        found.push({
          text: `${element.className} ${element.textContent}`.slice(0, 60),
          colour,
          clip: { x, y: y + scrollY, width, height },
        });
      }
    }
    return found;
  }, TEXTS);

/** Leaves only what lies below the text, without the bar that covers some of it. The pages' policy allows no style element. */
const hideText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { color: transparent !important; stroke: transparent !important; } .call-bar { display: none; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Boxes of pictures whose shape is not the one that their style gives them. */
const misshapen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card__picture, .article__picture, .ba, .split__art img')].flatMap((box) => {
      const [wide = 0, high = 0] = getComputedStyle(box).aspectRatio.split('/').map(Number.parseFloat);
      const { width, height } = box.getBoundingClientRect();
      const wanted = wide / (high || 1);
      return wanted && height > 300.5 && Math.abs(width / height / wanted - 1) > 0.02
        ? [`${box.className} ${width} × ${height}`]
        : [];
    }),
  );

describe.each(photographs)('a %s photograph', (name, width, height, light, dark) => {
  let pages: string[] = [];

  beforeAll(async () => {
    const ask = await signIn(stack.cms);
    const id = await upload(name, await photograph(width, height, light, dark));
    const earlier = photographs
      .slice(
        0,
        photographs.findIndex(([other]) => other === name),
      )
      .map(([other]) => `A ${other} photograph`);
    const where = new URLSearchParams({ limit: '0', depth: '0' });
    for (const [index, file] of PLACES.entries()) where.append(`where[or][${index}][filename][equals]`, file);
    for (const [index, alt] of earlier.entries()) where.append(`where[or][${PLACES.length + index}][alt][equals]`, alt);
    const { docs } = await ask<{ docs: { id: number }[] }>('GET', `/media?${where}`);
    for (const shown of docs) await ask('POST', `/media/${shown.id}/use-instead`, { picture: id });
    const shows = async () => (await (await fetch(stack.site.url)).text()).includes(`A ${name} photograph`);
    await until(shows, 'the photograph on the home page');
    const [post] = /\/blog-details\/[\w-]+/.exec(await (await fetch(`${stack.site.url}/blog`)).text()) ?? [];
    pages = [...PAGES, post ?? ''];
  });

  it.each(WIDTHS)('keeps crops, and the contrast of every text, at %i px (R-PICTURE-7)', async (viewport) => {
    const { page, close } = await browser.open({ viewport: { width: viewport, height: 900 }, reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(`${stack.site.url}${path}`, { waitUntil: 'networkidle' });
      await expectNoOverflow(page);
      expect([path, await misshapen(page)]).toEqual([path, []]);
      const lines = await linesOf(page);
      expect(lines.length).toBeGreaterThan(0);
      await hideText(page);
      const whole = await page.screenshot({ fullPage: true });
      const { width: across = 0, height: down = 0 } = await sharp(whole).metadata();
      for (const { text, colour, clip } of lines) {
        const left = Math.floor(clip.x);
        const top = Math.floor(clip.y);
        const part = {
          left,
          top,
          width: Math.min(Math.ceil(clip.width), across - left),
          height: Math.min(Math.ceil(clip.height), down - top),
        };
        const below = await sharp(whole).extract(part).toBuffer();
        expect([path, text, (await worst(below, colour)) >= 4.5]).toEqual([path, text, true]);
      }
    }
    await close();
  });
});
