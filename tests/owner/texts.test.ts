import { describe, it } from 'vitest';
import { expectNoViolations, goTo, publish, SCREENS, soon, unique, useSharedOffice } from './office';

const office = useSharedOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('changes a text of the home page, and the site shows it at once (R-OWNER-1, R-OWNER-10)', async () => {
    const { page, close } = await office.enter(viewport);
    const text = unique(`jobs on a ${screen}`);
    await goTo(page, `${office.url}/admin/globals/home`);
    await expectNoViolations(page);
    await page.locator('#stats-row-0 .collapsible__toggle').first().click();
    await page.locator('#field-stats__0__text').fill(text);
    await page.getByRole('button', { name: 'Publish: numbers' }).waitFor();
    await publish(page);
    await soon('the home page', async () => (await (await fetch(office.stack.site.url)).text()).includes(text));
    await expectNoViolations(page);
    await close();
  });
});
