import { describe, expect, it } from 'vitest';
import { expectNoViolations, goTo, inRecord, ready, SCREENS, useOffice } from './office';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  const email = `sam.${screen}@example.com`;
  const PASSWORD = 'seven quiet window panes';

  it('invites a colleague with a link to copy; the colleague chooses a password and signs in', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/users`);
    await page.getByRole('link', { name: 'Create New' }).first().click();
    await page.getByRole('heading', { name: 'Invite a colleague' }).waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Name').fill('Sam');
    await page.getByLabel('E-mail').fill('owner@example.com');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('There is an account with this e-mail already').waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('May do').selectOption('Answer enquiries');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('no mail was sent to').waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    const first = await page.getByLabel('Link to choose a password').inputValue();
    await expectNoViolations(page);

    await page.getByRole('link', { name: 'Back to the accounts' }).click();
    await page.waitForURL(/collections\/users$/);
    await ready(page);
    await page.getByRole('link', { name: 'Sam' }).first().click();
    await inRecord(page);
    await page.getByRole('link', { name: 'Password, second factor and sessions' }).click();
    await page.getByRole('button', { name: 'Send the invitation again' }).click();
    const link = await page.getByLabel('Link to choose a password').inputValue();
    await expectNoViolations(page);
    await close();

    const guest = await office.open(viewport);
    await guest.page.goto(first);
    await guest.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'Welcome, Sam' }).waitFor();
    await guest.page.getByText('Twelve characters or more').waitFor();
    await expectNoViolations(guest.page);
    const fill = async (password: string, again = password) => {
      await guest.page.getByLabel('New password').fill(password);
      await guest.page.getByLabel('The same again').fill(again);
      await guest.page.getByRole('button', { name: 'Save the password' }).click();
    };
    await fill(PASSWORD, 'something else');
    await guest.page.getByText('The two passwords differ').waitFor();
    await fill('cleaning1234');
    await guest.page.getByText('among the first that are tried').waitFor();
    await fill(PASSWORD);
    await guest.page.getByText('Your password is saved. Sign in with it.').waitFor();
    await guest.page.getByLabel('E-mail').fill(email);
    await guest.page.getByLabel('Password').fill(PASSWORD);
    await guest.page.getByRole('button', { name: 'Sign in' }).click();
    await guest.page.getByRole('heading', { name: 'Today' }).waitFor();
    await guest.page.getByRole('alert').getByText('Ask the owner to set up mail.').waitFor();
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await guest.close();
  });
});

describe.each(SCREENS)('on a %s a user who forgot the password', (_, viewport) => {
  it('sees that no mail can be sent, and what to do instead', async () => {
    const { page, close } = await office.open(viewport);
    await page.goto(`${office.url}/admin/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByText('This back office has no mail server').waitFor();
    await page.getByText('npm run admin -- password').waitFor();
    expect(await page.getByText('Email Sent').count()).toBe(0);
    await expectNoViolations(page);
    await close();
  });
});
