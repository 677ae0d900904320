import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { expectNoViolations, SCREENS, useOffice } from './office';

const office = useOffice();
const FIRST = 'seven quiet window panes';
const SECOND = 'eight quiet window panes';

describe.each(SCREENS)('on a %s a user', (screen, viewport) => {
  const email = `own.${screen}@example.com`;

  it('signs in after a wrong password without a remaining error, and needs the current password to change it', async () => {
    const api = await signIn(office.stack.cms);
    await api('POST', '/users', { name: 'Olga', email, password: FIRST, role: 'editor' });
    const { page, close } = await office.open(viewport);
    const signInWith = async (password: string, address = email, where = page) => {
      await where.getByLabel('E-mail').fill(address);
      await where.getByLabel('Password').fill(password);
      await where.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.goto(`${office.url}/admin/login`);
    await signInWith('a typing error');
    await page.getByRole('alert').filter({ hasText: 'incorrect' }).waitFor();
    await expectNoViolations(page);
    await signInWith(FIRST);
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    expect(await page.getByText('incorrect').count()).toBe(0);

    const elsewhere = await office.open(viewport);
    await elsewhere.page.goto(`${office.url}/admin/login`);
    await signInWith(FIRST, email, elsewhere.page);
    await elsewhere.page.getByRole('heading', { name: 'The website' }).waitFor();

    await page.goto(`${office.url}/admin/account`); // as in bookmarks
    await page.getByText('Change your password').click();
    const form = page.locator('details', { hasText: 'Change your password' });
    const change = async (current: string, password: string, again = password) => {
      await form.getByLabel('Your current password').fill(current);
      await form.getByLabel('New password').fill(password);
      await form.getByLabel('The same again').fill(again);
      await form.getByRole('button', { name: 'Save the password' }).click();
    };
    await change(FIRST, SECOND, 'something else');
    await page.getByText('The two passwords differ').waitFor();
    await change(FIRST, 'cleaning1234');
    await page.getByText('among the first that are tried').waitFor();
    await change('not the password', SECOND);
    await page.getByText('This is not your current password').waitFor();
    await expectNoViolations(page);
    await change(FIRST, SECOND);
    await page.getByText('Your password is changed').waitFor();
    await elsewhere.page.goto(`${office.url}/office/account`);
    await elsewhere.page.getByRole('button', { name: 'Sign in' }).waitFor(); // a new password ends all other sessions
    await elsewhere.close();

    await page.getByText('Name and e-mail').click();
    await page.getByLabel('E-mail').fill(`new.${email}`);
    await page.getByLabel('Your current password').first().fill('not the password');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('This is not your current password').waitFor();
    await page.getByLabel('Your current password').first().fill(SECOND);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText(`Olga, new.${email}`).waitFor();
    await office.leave(page);
    await signInWith(SECOND, `new.${email}`);
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    await close();
  });
});
