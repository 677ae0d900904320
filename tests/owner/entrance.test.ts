import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { signIn } from '../kit/stack';
import { expectNoViolations, goTo, LAPTOP, PHONE, ready, unique, useSharedOffice } from './office';

const office = useSharedOffice();
const PASSWORD = 'seven quiet window panes';

async function account(role: 'owner' | 'editor' | 'leads') {
  const name = unique('Ellie');
  const email = `${name.replace(' ', '.')}@example.com`.toLowerCase();
  await (await signIn(office.stack.cms))('POST', '/users', { name, email, password: PASSWORD, role });
  return { name, email };
}

async function enter(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const head = (page: Page) => page.getByRole('banner');

it('who has only enquiries signs in, changes the own account and signs out without script, and never sees the editor (R-OWNER-43, R-OWNER-44)', async () => {
  const { name, email } = await account('leads');
  const { page, close } = await office.open(PHONE, false);
  await page.goto(`${office.url}/office/enquiries?view=new`);
  await enter(page, email, 'not the password');
  await page.getByRole('alert').getByText('incorrect').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  expect(await page.getByLabel('Password').inputValue()).toBe('');
  await enter(page, email);
  await page.waitForURL('**/office/enquiries?view=new');
  await page.goto(`${office.url}/admin`);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  expect(await head(page).getByRole('link').allTextContents()).toEqual(['Today', 'Enquiries', 'Figures', 'Account']);

  await head(page).getByRole('link', { name: 'Account' }).click();
  await page.getByText('Name and e-mail').click();
  await page.getByLabel('Name').fill(`${name} Brown`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`${name} Brown, ${email}`).waitFor();
  await page.getByText('Change your password').click();
  const form = page.locator('details', { hasText: 'Change your password' });
  await form.getByLabel('Your current password').fill(PASSWORD);
  await form.getByLabel('New password').fill('eight quiet window panes');
  await form.getByLabel('The same again').fill('eight quiet window panes');
  await form.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('Your password is changed.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed out.').waitFor();
  await page.goto(`${office.url}/office`);
  await enter(page, email, 'eight quiet window panes');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await close();
});

it.runIf(thorough)('office and editor lead to each other, and both to the own account (R-OWNER-43, R-OWNER-44)', async () => {
  const { email } = await account('owner');
  const { page, consoleMessages, close } = await office.open(LAPTOP);
  await page.goto(`${office.url}/admin/collections/posts`);
  await enter(page, email);
  await page.waitForURL('**/admin/collections/posts');
  await ready(page);
  await page.locator('a[href="/admin/account"]').first().click(); // Payload's own link
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByText('Light or dark').click();
  await page.getByLabel('Dark').check();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('Saved.').waitFor();
  await head(page).getByRole('link', { name: 'Website' }).click();
  await ready(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByText('Lists and menu as they were at first').click();
  await page.getByRole('button', { name: 'Forget how I left them' }).click();
  await page.getByText('Lists and menu are as they were at first.').waitFor();
  await goTo(page, `${office.url}/admin`);
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(consoleMessages).toEqual([]);
  await close();
});

it.runIf(thorough)('who edits the website has no links to enquiries, and starts with the website (R-OWNER-43)', async () => {
  const { email } = await account('editor');
  const { page, close } = await office.open(PHONE);
  await page.goto(`${office.url}/office`);
  await enter(page, email, 'not the password');
  await page.getByRole('alert').waitFor();
  await expectNoViolations(page);
  await enter(page, email);
  await page.getByRole('heading', { name: 'The website' }).waitFor();
  await page.goto(`${office.url}/office/account`);
  expect(await head(page).getByRole('link').allTextContents()).toEqual(['Website', 'Account']);
  for (const fold of await page.locator('summary').all()) await fold.click();
  await expectNoViolations(page);
  await close();
});
