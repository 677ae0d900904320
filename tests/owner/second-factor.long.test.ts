import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { admin, OWNER, signIn } from '../kit/stack';
import { expectNoViolations, goTo, inRecord, SCREENS, save, useOffice } from './office';

const PASSWORD = 'seven quiet window panes';
const office = useOffice();

const secretOn = async (page: Page) => (await page.locator('#secret').innerText()).replaceAll(' ', '');
/** An unused code: the next time step is accepted too. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const recoveryCodesOn = async (page: Page) => (await page.getByLabel('Recovery codes').inputValue()).split('\n');

async function typePassword(page: Page, email: string, password: string) {
  await page.goto(`${office.url}/admin/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code from your authenticator app').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
const isIn = (page: Page) => page.locator('.template-default').waitFor();

describe.each(SCREENS)('on a %s', (screen, viewport) => {
  it('a user turns on a second factor and signs in with it, and an owner removes it', async () => {
    const email = `factor.${screen}.${Date.now()}@example.com`; // a different one for each attempt
    const api = await signIn(office.stack.cms);
    const { doc } = await api<{ doc: { id: number } }>('POST', '/users', {
      name: 'Fay',
      email,
      password: PASSWORD,
      role: 'editor',
    });
    const { page, close } = await office.open(viewport);
    await typePassword(page, email, PASSWORD);
    await page.getByRole('heading', { name: 'The website' }).waitFor();
    await expectNoViolations(page);
    await page.goto(`${office.url}/office/account`);
    await page.getByText('Set up a second factor').click();
    const asked = page.getByRole('region', { name: 'Second factor' }).getByLabel('Your current password');
    await asked.fill('not the password');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This is not your current password').waitFor();
    await asked.fill(PASSWORD);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.qr').waitFor();
    const secret = await secretOn(page);
    await expectNoViolations(page);
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is wrong').waitFor();
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    const [recovery = '', ...others] = await recoveryCodesOn(page);
    expect(others).toHaveLength(9);
    await expectNoViolations(page);
    await office.leave(page);

    await typePassword(page, email, PASSWORD);
    await typeCode(page, '000000');
    await page.getByText('This code is wrong').waitFor();
    await expectNoViolations(page);
    await typeCode(page, codeOf(secret, 1));
    await isIn(page);
    await office.leave(page);
    await typePassword(page, email, PASSWORD);
    await typeCode(page, recovery);
    await isIn(page);
    await office.leave(page);
    await typePassword(page, email, PASSWORD);
    await typeCode(page, recovery);
    await page.getByText('This code is wrong').waitFor();
    await close();

    const login = (more: object) =>
      fetch(`${office.stack.cms.url}/payload-api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, ...more }),
      });
    const refused = await login({});
    expect(refused.status).toBe(401);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await refused.text()).not.toContain('"token"');

    const { said } = await admin(office.stack.dataDir, ['password', email], { CMS_URL: office.stack.cms.url });
    const token = /password\/(\S+)/.exec(said)?.[1];
    const reset = await fetch(`${office.stack.cms.url}/payload-api/users/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD }),
    });
    expect(reset.status).toBe(200);
    expect(reset.headers.get('set-cookie')).toMatch(/payload-token=;/);
    expect(await reset.text()).not.toContain('"token"');
    expect((await login({})).status).toBe(401);

    const owner = await office.enter(viewport);
    await goTo(owner.page, `${office.url}/admin/collections/users/${doc.id}`);
    await inRecord(owner.page);
    await owner.page.getByRole('link', { name: 'Password, second factor and sessions' }).click();
    await owner.page.getByText('Turn off', { exact: true }).click();
    await expectNoViolations(owner.page);
    await owner.page.getByRole('button', { name: 'Turn the second factor off' }).click();
    await owner.page.getByText('The second factor is off').waitFor();
    await expectNoViolations(owner.page);
    await owner.close();
    expect((await login({})).status).toBe(200);
  });

  it('owners must set up a second factor when they sign in, if the company requires it', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/sign-in-rules`);
    await expectNoViolations(page);
    await page.getByLabel('Accounts that may do everything must use a second factor').check();
    await save(page);
    await office.leave(page);
    await typePassword(page, OWNER.email, OWNER.password);
    await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
    await page.locator('.qr').waitFor();
    await expectNoViolations(page);
    const secret = await secretOn(page);
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'go on' }).click();
    await page.locator('#first-page-heading').waitFor();

    // Restores the state for the other screen: the rule off, and no second factor, by the operator's command.
    await goTo(page, `${office.url}/admin/globals/sign-in-rules`);
    await page.getByLabel('Accounts that may do everything must use a second factor').uncheck();
    await save(page);
    await close();
    const args = ['password', OWNER.email, '--without-second-factor'];
    expect(await admin(office.stack.dataDir, args, { CMS_URL: office.stack.cms.url })).toMatchObject({ code: 0 });
    const again = await office.enter(viewport);
    await goTo(again.page, `${office.url}/admin`);
    await isIn(again.page);
    await again.close();
  });
});
