import { expect, it } from 'vitest';
import { OWNER, signIn, until } from '../stack';
import { goTo, LAPTOP, PHONE, toast, useOffice } from './office';

const TRIES = 10; // more than a retry of both tests needs
const office = useOffice({ env: { SIGN_INS_PER_10_MIN: String(TRIES) } });

it('an editor takes over a record that the owner left open, and saves it', async () => {
  const colleague = {
    name: 'Edith',
    email: `edith.${Date.now()}@example.com`,
    password: 'seven quiet window panes',
    role: 'editor',
  };
  const api = await signIn(office.stack.cms); // the first attempt
  await api('POST', '/users', colleague);
  const { docs } = await api<{ docs: { id: number }[] }>('GET', '/testimonials?limit=12');
  const id = docs[Date.now() % docs.length]?.id; // a different one for each attempt: an earlier record is still locked
  const record = `${office.url}/admin/collections/testimonials/${id}`;
  const holder = async () => {
    interface Lock {
      document: { value: number | { id: number } };
      user: { value: { email: string } };
    }
    const locks = await api<{ docs: Lock[] }>('GET', '/payload-locked-documents?limit=100&depth=1');
    return locks.docs.find(({ document: { value } }) => (typeof value === 'object' ? value.id : value) === id)?.user.value.email;
  };

  const owner = await office.enter(LAPTOP);
  await goTo(owner.page, record);
  await owner.page.locator('#field-name').fill('Typed by the owner');
  await expect.poll(holder, { timeout: 20_000 }).toBe(OWNER.email);

  const editor = await office.open(LAPTOP);
  await editor.page.goto(`${office.url}/admin/login`);
  await editor.page.getByLabel('E-mail').fill(colleague.email);
  await editor.page.getByLabel('Password').fill(colleague.password);
  await editor.page.getByRole('button', { name: 'Sign in' }).click();
  await editor.page.getByRole('heading', { name: 'The website' }).waitFor();
  await goTo(editor.page, record);
  await editor.page.getByRole('button', { name: 'Take over' }).click();
  await expect.poll(holder, { timeout: 20_000 }).toBe(colleague.email);
  await until(async () => {
    // The form reloads after the take-over, which discards earlier input.
    await editor.page.locator('#field-name').fill('Typed by the editor', { timeout: 1000 });
    await editor.page.locator('#action-save').click({ timeout: 2000 });
    await toast(editor.page, /success/i).waitFor({ timeout: 5000 });
    return true;
  }, 'what the editor typed to be saved');
  expect((await api<{ name: string }>('GET', `/testimonials/${id}`)).name).toBe('Typed by the editor');
  await editor.close();
  await owner.close();
});

it('after too many attempts the sign-in screen shows how long to wait', async () => {
  const { page, close } = await office.open(PHONE);
  await page.goto(`${office.url}/admin/login`);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  const problem = page.getByRole('alert');
  for (let tried = 0; tried <= TRIES; tried += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/users/login'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    if ((await answer).status() === 429) break;
    await problem.filter({ hasText: 'incorrect' }).waitFor();
  }
  await problem.filter({ hasText: /^Too many tries\. Wait (a minute|\d+ minutes) and try again\.$/ }).waitFor();
  await close();
});
