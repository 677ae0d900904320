import { expect, it } from 'vitest';
import { expectNoViolations, goTo, inRecord, PHONE, publish, soon, useOffice } from './office';

const office = useOffice({ env: { SITE_URL: 'https://www.example.com' } });
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();

it('at a public address a visitor sees no sample review, person or figure, and sees a review once the owner has confirmed it (R-CLAIM-11)', async () => {
  const paths = [...(await html('/sitemap.xml')).matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const page = await html(path);
    expect(page, path).not.toMatch(/2500\+|aggregateRating|class="review|over \d+ years|\{(years|customers|solar)\}/i);
  }

  const { page, close } = await office.enter(PHONE);
  await page.goto(`${office.url}/office/going-public`);
  await page.getByText('Until then visitors see no made-up reviews').waitFor();
  await expectNoViolations(page);
  await goTo(page, `${office.url}/admin/collections/testimonials`);
  await page.locator('.collection-list td a').first().click();
  await inRecord(page);
  const name = await page.locator('#field-name').inputValue();
  await page.locator('#field-sample').uncheck();
  await publish(page);
  await soon('the confirmed review on the home page', async () => (await html('/')).includes(name));
  await close();
});
