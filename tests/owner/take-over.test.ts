import { expect, it } from 'vitest';
import { signIn, until } from '../stack';
import { goTo, SCREENS, save, useOffice } from './office';

const TRIES = 10; // more than a second attempt at both tests takes
const office = useOffice({ env: { SIGN_INS_PER_10_MIN: String(TRIES) } });
const EDITOR = { name: 'Edith', email: 'edith@example.com', password: 'seven quiet window panes', role: 'editor' };

it('an editor takes over what the owner left open, and saves it', { timeout: 180_000 }, async () => {
  const api = await signIn(office.stack.cms); // the first try
  await api('POST', '/users', EDITOR);
  const { docs } = await api<{ docs: { id: number }[] }>('GET', '/testimonials?limit=1');
  const record = `${office.url}/admin/collections/testimonials/${docs[0]?.id}`;
  const locks = async () =>
    (await api<{ docs: { user: { value: { email: string } } }[] }>('GET', '/payload-locked-documents')).docs;

  const owner = await office.enter(SCREENS[0][1]);
  await goTo(owner.page, record);
  await owner.page.locator('#field-name').fill('Typed by the owner');
  await expect.poll(async () => (await locks()).map(({ user }) => user.value.email), { timeout: 20_000 }).toHaveLength(1);

  const editor = await office.open(SCREENS[0][1]);
  await editor.page.goto(`${office.url}/admin/login`);
  await editor.page.getByLabel('E-mail').fill(EDITOR.email);
  await editor.page.getByLabel('Password').fill(EDITOR.password);
  await editor.page.getByRole('button', { name: 'Sign in' }).click();
  await editor.page.getByRole('heading', { name: 'The website' }).waitFor();
  await goTo(editor.page, record);
  await editor.page.getByRole('button', { name: 'Take over' }).click();
  await expect.poll(async () => (await locks())[0]?.user.value.email, { timeout: 20_000 }).toBe(EDITOR.email);
  await until(async () => {
    await editor.page.locator('#field-name').fill('Typed by the editor', { timeout: 1000 }); // the form is loaded anew meanwhile
    return editor.page.locator('#action-save').isEnabled();
  }, 'the form to take what is typed');
  await save(editor.page);
  expect((await api<{ name: string }>('GET', `/testimonials/${docs[0]?.id}`)).name).toBe('Typed by the editor');
  await editor.close();
  await owner.close();
});

it('whoever tries too often reads on the sign-in screen how long to wait', { timeout: 60_000 }, async () => {
  const { page, close } = await office.open(SCREENS[1][1]);
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
