import { describe, it } from 'vitest';
import { signIn } from '../kit/stack';
import { expectNoViolations, goTo, SCREENS, useOffice } from './office';

const office = useOffice();
const PASSWORD = 'seven quiet window panes';

describe.each(SCREENS)('on a %s (R-SAFE-5)', (screen, viewport) => {
  const email = `everywhere.${screen}@example.com`;

  /** A device on which the account is signed in by typing. */
  async function device() {
    const { page, close } = await office.open(viewport);
    await page.goto(`${office.url}/admin/login`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    return { page, close };
  }

  it('one button ends all of one’s sessions, and an owner ends a colleague’s', async () => {
    const api = await signIn(office.stack.cms);
    const { doc } = await api<{ doc: { id: number } }>('POST', '/users', {
      name: 'Olga',
      email,
      password: PASSWORD,
      role: 'editor',
    });
    const [phone, desk] = [await device(), await device()];
    await desk.page.goto(`${office.url}/office/account`);
    await desk.page.getByText('Sign out everywhere', { exact: true }).click();
    await expectNoViolations(desk.page);
    await desk.page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    await desk.page.getByText('You are signed out on every device.').waitFor();
    await phone.page.goto(`${office.url}/office/account`);
    await phone.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await Promise.all([phone.close(), desk.close()]);

    const lost = await device();
    const owner = await office.enter(viewport);
    await goTo(owner.page, `${office.url}/admin/collections/users/${doc.id}`);
    await owner.page.getByRole('link', { name: 'Password, second factor and sessions' }).click();
    await owner.page.getByText('Sign out everywhere', { exact: true }).click();
    await expectNoViolations(owner.page);
    await owner.page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    await owner.page.getByText('Olga is signed out on every device.').waitFor();
    await lost.page.goto(`${office.url}/office/account`);
    await lost.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await Promise.all([lost.close(), owner.close()]);
  });
});
