import { describe, it } from 'vitest';
import { until } from '../stack';
import { expectInOrder, goTo, inRecord, SCREENS, save, useOffice } from './office';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('changes a text of the home page, which shows it within a second', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/stat-boxes`);
    await expectInOrder(page);
    await page.locator('.collection-list td a').first().click();
    await inRecord(page);
    await page.getByLabel('Text').fill(`jobs on a ${screen}`);
    await save(page);
    await until(
      async () => (await (await fetch(office.stack.site.url)).text()).includes(`jobs on a ${screen}`),
      'the home page',
      1000,
    );
    await expectInOrder(page);
    await close();
  });
});
