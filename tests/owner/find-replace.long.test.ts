import { describe, expect, it } from 'vitest';
import { expectNoOverflow, violations } from '../kit/browser';
import { SCREENS, soon, useOffice } from './office';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('replaces words everywhere after seeing each place, and changes them back (R-OWNER-26)', async () => {
    const { page, close } = await office.enter(viewport);
    await page.goto(`${office.url}/admin/find-replace`); // where it was
    const replaceAll = page.getByRole('button', { name: /^Replace in/ });
    const status = page.getByRole('main').getByRole('status');
    const enter = async (find: string, replace: string) => {
      await page.getByLabel('Find').fill(find);
      await page.getByLabel('Replace with').fill(replace);
      await page.getByRole('button', { name: 'Show every place' }).click();
    };

    await enter('zyzzyva', 'nothing');
    await status.getByText('Found nowhere.').waitFor();
    expect(await replaceAll.count()).toBe(0);

    await enter('1300 975 707', '1300 111 222');
    await status.getByText(/^Found in \d+ places? of \d+ records?\. Nothing has been changed yet\.$/).waitFor();
    await page.getByRole('link', { name: 'Company', exact: true }).last().waitFor();
    expect(await violations(page)).toEqual([]);
    await expectNoOverflow(page);
    expect(await html('/')).toContain('1300 975 707');

    await replaceAll.click();
    await page.getByText(/^Replaced in/).waitFor({ timeout: 60_000 });
    await status.getByText('Found nowhere.').waitFor();
    await soon('the new number', async () => {
      const home = await html('/');
      return home.includes('1300 111 222') && !home.includes('1300 975 707');
    });

    await enter('1300 111 222', '1300 975 707');
    await replaceAll.click();
    await page.getByText(/^Replaced in/).waitFor({ timeout: 60_000 });
    await soon('the old number', async () => (await html('/')).includes('1300 975 707'));
    await close();
  });
});
