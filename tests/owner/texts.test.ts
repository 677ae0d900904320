import { describe, it } from 'vitest';
import { expectNoViolations, goTo, inRecord, SCREENS, save, soon, useOffice } from './office';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('changes a text of the home page, and the site shows it at once (R-OWNER-1)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/stat-boxes`);
    await expectNoViolations(page);
    await page.locator('.collection-list td a').first().click();
    await inRecord(page);
    await page.getByLabel('Text').fill(`jobs on a ${screen}`);
    await save(page);
    await soon('the home page', async () => (await (await fetch(office.stack.site.url)).text()).includes(`jobs on a ${screen}`));
    await expectNoViolations(page);
    await close();
  });
});
