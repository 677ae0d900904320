import { expect, inject, it } from 'vitest';
import { useBrowser } from '../kit/browser';

const site = inject('siteUrl');
const browser = useBrowser();

it.each(['/', '/contact-us', '/service/window-cleaning'])(
  '%s has no dark grounds and no video on paper (R-PAGE-31)',
  async (path) => {
    const { page, close } = await browser.open();
    await page.goto(site + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('video:visible').count()).toBe(0);
    expect(await page.locator(':is(.head__menu, .foot):visible').count()).toBe(0);
    const dark = await page.locator('body *:visible').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const [red = 255, green = 255, blue = 255, shown = 1] =
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return shown > 0 && red + green + blue < 300 ? [element.className] : [];
      }),
    );
    expect(dark).toEqual([]);
    await close();
  },
);
