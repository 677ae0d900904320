import { describe, expect, it } from 'vitest';
import { useMapsSites } from '../kit/maps-sites';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { until } from '../kit/stack';

const { sites, visit } = useMapsSites();

describe('third parties', () => {
  it.each([...PAGE_SHAPES, '/googleaddress', '/googleaddressSuggestion'])(
    '%s requests none before the visitor acts (R-MAP-1)',
    async (path) => {
      const { page, foreign } = await visit(sites.withKey + path);
      for (let step = 0; step < 40; step++) {
        await page.mouse.wheel(0, 700);
        if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)) break;
      }
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
      expect(sites.maps.calls).toEqual([]);
    },
  );

  it('the live map loads on click, and without JavaScript there is a link to it (R-MAP-1)', async () => {
    const { page, foreign } = await visit(`${sites.withKey}/adelaide-service`);
    const live = page.getByRole('button', { name: 'Show the live map' }).first();
    await live.click();
    await until(async () => foreign.some((address) => address.startsWith('https://www.google.com/maps')), 'the frame');
    const { page: plain } = await visit(`${sites.withKey}/adelaide-service`, { javaScript: false });
    await plain.getByRole('link', { name: 'Open in maps' }).first().waitFor();
    expect(await plain.getByRole('button', { name: 'Show the live map' }).count()).toBe(0);
  });
});
