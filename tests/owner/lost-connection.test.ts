import { expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { goTo, LAPTOP, toast, useSharedOffice } from './office';

const office = useSharedOffice();

it.runIf(thorough)(
  'says in plain words that the back office does not answer, and shows no names of fields (R-OWNER-34)',
  async () => {
    const { page, close } = await office.enter(LAPTOP);
    await goTo(page, `${office.url}/admin/collections/redirects/create`);
    await page.locator('#field-from').fill('/lost');
    await page.locator('#field-to').fill('/contact-us');
    await page.route('**/payload-api/redirects**', (route) => route.abort());
    await page.locator('#action-save').click();
    await toast(page, 'The back office does not answer').waitFor();
    await page.unroute('**/payload-api/redirects**');

    await goTo(page, `${office.url}/admin/globals/announcement`);
    const box = page.locator('#field-shown_on__home');
    await box.hover();
    expect(await box.getAttribute('title')).toBeNull();
    await close();
  },
);
