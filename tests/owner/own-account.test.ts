import { describe, expect, it } from 'vitest';
import { signIn } from '../stack';
import { expectInOrder, goTo, SCREENS, save, useOffice } from './office';

const office = useOffice();
const FIRST = 'seven quiet window panes';
const SECOND = 'eight quiet window panes';

describe.each(SCREENS)('on a %s somebody', (screen, viewport) => {
  const email = `own.${screen}@example.com`;

  it('signs in after a typing error, and nothing of it stays; changes the own password only with the old one', {
    timeout: 180_000,
  }, async () => {
    const api = await signIn(office.stack.cms);
    await api('POST', '/users', { name: 'Olga', email, password: FIRST, role: 'editor' });
    const { page, close } = await office.open(viewport);
    const signInWith = async (password: string) => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.goto(`${office.url}/admin/login`);
    await signInWith('a typing error');
    await page.getByRole('alert').filter({ hasText: 'incorrect' }).waitFor();
    await expectInOrder(page);
    await signInWith(FIRST);
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    expect(await page.getByText('incorrect').count()).toBe(0);

    await goTo(page, `${office.url}/admin/account`);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New Password').fill(SECOND);
    await page.getByLabel('Confirm Password').fill(SECOND);
    await page.getByLabel('Your current password').waitFor();
    await expectInOrder(page);
    await page.waitForLoadState('networkidle'); // what the form asks the server while somebody types
    await page.locator('#action-save').click();
    await page.getByText('Type your current password').first().waitFor();
    await page.getByLabel('Your current password').fill('not the password');
    await page.waitForLoadState('networkidle');
    await page.locator('#action-save').click();
    await page.getByText('This is not your current password').first().waitFor();
    await page.getByLabel('Your current password').fill(FIRST);
    await save(page);
    await page.goto(`${office.url}/admin/logout`);
    await page.goto(`${office.url}/admin/login`);
    await signInWith(SECOND);
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    await close();
  });
});
