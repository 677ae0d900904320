import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { until } from '../kit/stack';
import { choose, expectFieldError, expectNoViolations, goTo, inRecord, SCREENS, save, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

async function openCity(page: Page, name: string) {
  await goTo(page, `${office.url}/admin/collections/cities`);
  await page.locator('.collection-list td a', { hasText: name }).first().click();
  await inRecord(page);
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('changes the path of a city’s page, and its card on the about page follows (R-ROUTE-3)', async () => {
    const { page, close } = await office.enter(viewport);
    const path = `/melbourne-on-${screen}`;
    await openCity(page, 'Melbourne');
    const field = page.locator('#field-route');
    const wrongOnes: [path: string, reason: string][] = [
      ['Melbourne cleaners', 'Use a slash, then small letters'],
      ['/contact-us', 'The site has another page at /contact-us'],
      ['/oven-cleaning', 'The site has another page at /oven-cleaning'],
      ['/adelaide-service', 'The city page “Adelaide” has this path already'],
    ];
    for (const [wrong, reason] of wrongOnes) {
      await field.fill(wrong);
      await expectFieldError(page, reason);
    }
    await expectNoViolations(page);
    await field.fill(path);
    await save(page);
    await until(async () => (await site('/about-us/')).includes(`href="${path}"`), 'the card of the about page');
    await until(async () => (await fetch(office.stack.site.url + path)).ok, 'the page at its new path');
    await close();
  });

  it('chooses the office whose map the page shows', async () => {
    const { page, close } = await office.enter(viewport);
    await openCity(page, 'Adelaide');
    await choose(page, 'office', 'Melbourne office');
    await save(page);
    await until(async () => (await site('/adelaide-service')).includes('Map of the Melbourne office'), 'the map of the office');
    await choose(page, 'office', 'Adelaide office');
    await save(page);
    await until(
      async () => (await site('/adelaide-service')).includes('Map of the Adelaide office'),
      'the map of the first office',
    );
    await expectNoViolations(page);
    await close();
  });
});
