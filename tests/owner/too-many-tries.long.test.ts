import { expect, it } from 'vitest';
import { PHONE, useOffice } from './office';

const TRIES = 10; // more than a retry of the test needs
const office = useOffice({ env: { SIGN_INS_PER_10_MIN: String(TRIES) } });

it('after too many attempts the sign-in screen shows how long to wait', async () => {
  const { page, close } = await office.open(PHONE);
  await page.goto(`${office.url}/admin/login`);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  const problem = page.getByRole('alert');
  for (let tried = 0; tried <= TRIES; tried += 1) {
    await page.getByLabel('Password').fill('not the password');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in' }).click();
    if ((await answer).status() === 429) break;
    await problem.filter({ hasText: 'incorrect' }).waitFor();
  }
  await problem.filter({ hasText: /^Too many tries\. Wait (a minute|\d+ minutes) and try again\.$/ }).waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@example.com');
  await close();
});
