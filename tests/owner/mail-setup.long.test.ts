import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailServer } from '../kit/mail-server';
import { postAsSite, signIn, until } from '../kit/stack';
import { choose, expectNoViolations, goTo, SCREENS, save, useOffice } from './office';

const PASSWORD = 'the quiet password of the mail server';
const office = useOffice();
let smtp: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  smtp = await mailServer({ login: { user: 'office', password: PASSWORD } });
});
afterAll(() => smtp?.close());

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('sets up mail: the test shows the server’s own response, and the banner disappears once mail works', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin`);
    if (screen === SCREENS[0]?.[0]) {
      // The first screen starts without a mail server.
      const banner = page.getByRole('alert').filter({ hasText: 'Nobody is told of new enquiries' });
      await banner.getByRole('link', { name: 'Set up mail' }).waitFor();
      await expectNoViolations(page);
      await page.goto(`${office.url}/office/going-public`);
      await page.locator('#mail', { hasText: 'To do' }).getByRole('link', { name: 'Mail settings' }).waitFor();
    }
    await goTo(page, `${office.url}/admin/globals/notifications`);
    await page.getByLabel('Mail server', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Port').fill('9'); // nothing listens there
    await choose(page, 'smtp_encryption', 'None');
    await page.getByLabel('User').fill('office');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Who is told of new enquiries').fill('office@example.com, second@example.com');
    await save(page);
    const test = page.getByRole('button', { name: 'Send a test mail' });
    await test.click();
    await page.getByText('127.0.0.1:9 cannot be reached').first().waitFor();
    await page.getByText('ECONNREFUSED').first().waitFor();

    await page.getByLabel('Port').fill(new URL(smtp.url).port);
    await page.getByLabel('Password').fill('a wrong password');
    await save(page);
    await test.click();
    await page.getByText('does not accept this user and password').first().waitFor();
    await page.getByText('Wrong user or password').first().waitFor(); // the server's own message
    await goTo(page, `${office.url}/admin`);
    await page.getByRole('alert').filter({ hasText: 'Mails are failing' }).waitFor();

    await goTo(page, `${office.url}/admin/globals/notifications`);
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await page.getByText('A password is kept').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await save(page);
    const before = smtp.accepted.length;
    await test.click();
    await page.getByText('The mail server’s answer: 250').waitFor();
    await page.getByText(/The last mail was sent by/).waitFor();
    await page.locator('.mail-trouble').waitFor({ state: 'detached' });
    expect(smtp.accepted.slice(before).map(({ to }) => to)).toEqual([['office@example.com', 'second@example.com']]);
    await expectNoViolations(page);
    expect(await page.content()).not.toContain(PASSWORD);
    await goTo(page, `${office.url}/admin`);
    await page.locator('#first-page-heading').waitFor();
    expect(await page.locator('.mail-trouble').count()).toBe(0);
    await close();
  });

  it('chooses who sends the mails: server, port and encryption are filled in, and it says which password is needed (R-LEAD-15)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/notifications`);
    const who = page.getByLabel('Who sends your mails?');
    const server = page.getByLabel('Mail server', { exact: true });
    const encryption = page.locator('#field-smtp_encryption');
    await page.getByLabel('Port').fill('2525');
    for (const [name, host, chosen, advice] of [
      ['Gmail or Google Workspace', 'smtp.gmail.com', 'STARTTLS', 'An app password'],
      ['Microsoft 365', 'smtp.office365.com', 'STARTTLS', 'Authenticated SMTP'],
      ['Fastmail', 'smtp.fastmail.com', 'SSL/TLS', 'An app password'],
      ['Amazon SES', 'email-smtp.ap-southeast-2.amazonaws.com', 'STARTTLS', 'neither your AWS password'],
      ['Mailgun', 'smtp.mailgun.org', 'STARTTLS', 'SMTP password'],
      ['Postmark', 'smtp.postmarkapp.com', 'STARTTLS', 'The same token again'],
    ] as const) {
      await who.selectOption(name);
      await page.locator('#mail-provider-note').getByText(advice).waitFor();
      expect([await server.inputValue(), await page.getByLabel('Port').inputValue()]).toEqual([host, '']);
      await encryption.getByText(chosen, { exact: false }).waitFor();
    }
    await server.fill('email-smtp.eu-west-1.amazonaws.com');
    await expect.poll(() => who.inputValue(), { message: 'another region' }).toBe('ses');
    await server.fill('mail.example.com');
    await page.getByText('Your mail provider tells you what to type below').waitFor();
    await who.selectOption('Fastmail');
    await page.getByLabel('User').fill('office@fastmail.example');
    await page.getByLabel('Password').fill(PASSWORD);
    await save(page);
    await expectNoViolations(page);
    await page.reload();
    await expect.poll(() => who.inputValue(), { message: 'what was chosen' }).toBe('fastmail');
    await page.getByText('smtp.fastmail.com:465 is not tested yet').waitFor();
    await close();
  });

  it('gets a new lead’s mail at every configured address, without a restart', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/notifications`);
    await page.getByLabel('Mail server', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Port').fill(new URL(smtp.url).port);
    await choose(page, 'smtp_encryption', 'None');
    await page.getByLabel('User').fill('office');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Who is told of new enquiries').fill('office@example.com, second@example.com');
    await page.getByLabel('Sender’s address').fill('website@example.com');
    await save(page);
    const name = `Mailed ${randomUUID().slice(0, 6)}`;
    const lead = { name, email: 'c@example.com', phone: '1', city: 'Adelaide', address: 'B', message: 'M', captcha: '10' };
    await postAsSite(office.stack.cms.url, office.stack.dataDir, '/contact-submit', lead);
    const mail = await until(
      async () => smtp.acceptedFor('office@example.com').find(({ raw }) => raw.includes(name)),
      'the office’s mail',
    );
    expect(mail.to).toEqual(['office@example.com', 'second@example.com']);
    expect(mail.raw).toMatch(/^From: .*<website@example\.com>/m);
    await close();
  });
});

it('another server needs the password again, and no response contains it', async () => {
  const api = await signIn(office.stack.cms);
  const set = (host: string, more = {}) =>
    api('POST', '/globals/notifications', { smtp_host: host, smtp_user: 'office', ...more });
  await set('mail.example.com', { smtp_password: PASSWORD });
  await expect(set('mail.evil.example')).rejects.toThrow('Type the password again');
  const { result } = (await set('mail.example.com', { smtp_password: PASSWORD })) as { result: object };
  expect(JSON.stringify(result)).not.toMatch(/smtp_password|quiet/);
  await set('', {});
});
