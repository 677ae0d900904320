import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { expectNoViolations, goTo, ready, SCREENS, save, unique, useOffice } from './office';

const office = useOffice();
const PASSWORD = 'correct-horse-battery-9';

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('pauses an account, which is signed out and cannot sign in until it is let in again (R-SAFE-12)', async () => {
    const [name, email] = [unique('On leave'), `${screen}-leave@example.com`];
    const account = { name, email, password: PASSWORD, role: 'editor' };
    const { doc } = await (await signIn(office.stack.cms))<{ doc: { id: number } }>('POST', '/users', account);
    const colleague = await office.open(viewport);
    const enter = async () => {
      await colleague.page.goto(`${office.url}/admin/login`);
      await colleague.page.getByLabel('E-mail').fill(email);
      await colleague.page.getByLabel('Password').fill(PASSWORD);
      await colleague.page.getByRole('button', { name: 'Sign in' }).click();
    };
    await enter();
    await colleague.page.locator('#start-heading').waitFor();

    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/users/${doc.id}`);
    await page.getByLabel('Paused').check();
    await save(page);
    await expectNoViolations(page);
    await colleague.page.goto(`${office.url}/admin`);
    await colleague.page.waitForURL(({ pathname }) => pathname === '/office/sign-in');
    await enter();
    await colleague.page.getByText('This account is paused').waitFor();

    await goTo(page, page.url());
    await page.getByLabel('Paused').uncheck();
    await save(page);
    await enter();
    await colleague.page.locator('#start-heading').waitFor();
    await ready(colleague.page);
    await page.goto(`${office.url}/office/account`);
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await page.getByText('Paused').count()).toBe(0);
    await colleague.close();
    await close();
  });
});
