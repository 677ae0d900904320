import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import { addressOf, choose, expectFieldError, expectNoViolations, goTo, SCREENS, save, unique, useSharedOffice } from './office';

const office = useSharedOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

/** Types into a field by name. */
const fill = (page: Page, field: string, text: string) => page.locator(`#field-${field}`).fill(text);

/** Types the slug if the form did not propose one. */
async function fillAddress(page: Page, slug: string) {
  const address = page.locator('#field-slug');
  if ((await address.inputValue()) !== slug) await address.fill(slug);
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('adds a service with the required fields, and finds it in every list (R-ROUTE-3, R-OWNER-9)', async () => {
    const { page, close } = await office.enter(viewport);
    const name = unique(`Curtain Cleaning ${screen}`);
    const slug = addressOf(name);
    await goTo(page, `${office.url}/admin/collections/services/create`);
    await expectNoViolations(page);
    await expectFieldError(page, 'Type what the service is called');
    await fill(page, 'name', name);
    await fillAddress(page, slug);
    await page.locator('#field-intro__paragraphs').fill(`Velvet and blinds, taken down and hung again on a ${screen}.`);
    await save(page);
    await expectNoViolations(page);

    await until(async () => (await site(`/service/${slug}`)).includes(`hung again on a ${screen}.`), 'the introduction');
    for (const path of ['/', '/adelaide-service', '/melbourne-service']) {
      await until(async () => (await site(path)).includes(`href="/service/${slug}"`), `its card on ${path}`);
    }
    await until(async () => (await site('/no-such-page')).includes(name), 'its name among the services that the site suggests');
    await until(
      async () =>
        (await site(`/free-quote?service=${slug}`)).includes(`<option selected="" value="${name}"`) ||
        (await site(`/free-quote?service=${slug}`)).includes(`selected="">${name}<`),
      'the quote form with the service chosen',
    );
    await close();
  });

  it.runIf(thorough)('adds a service to a family page, and the page shows its card', async () => {
    const { page, close } = await office.enter(viewport);
    const name = unique(`Attic Cleaning ${screen}`);
    const slug = addressOf(name);
    await goTo(page, `${office.url}/admin/collections/services/create`);
    await fill(page, 'name', name);
    await choose(page, 'shape', 'A service within a family');
    await fillAddress(page, slug);
    await page.locator('#field-parent').waitFor();
    await expectFieldError(page, 'Choose the family page that shows the card');
    await choose(page, 'parent', 'House Cleaning');
    await page.locator('#field-intro__paragraphs').fill(`Under the roof on a ${screen}.`);
    await save(page);
    await until(
      async () => (await site('/service/house-cleaning')).includes(`href="/service/${slug}"`),
      'its card on the family page',
    );
    await until(async () => (await site(`/service/${slug}`)).includes(`Under the roof on a ${screen}.`), 'its introduction');
    await close();
  });

  it.runIf(thorough)('adds a row to a list; the row opens and shows what to type', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/settings`);
    await page.locator('.tabs-field__tab-button', { hasText: 'Company' }).click();
    const rows = page.locator('#field-social .array-field__row');
    const before = await rows.count();
    const isOpen = (at: number) => rows.nth(at).locator('input').first().isVisible();
    expect(await isOpen(0)).toBe(false);
    await page.locator('#field-social').getByRole('button', { name: 'Add Link' }).click();
    await page.getByText('New link, type its name').waitFor();
    await until(() => isOpen(before), 'the new row to open');
    expect(await isOpen(0)).toBe(false);
    await expectNoViolations(page);
    await close();
  });
});
