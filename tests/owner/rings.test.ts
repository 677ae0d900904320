import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM, expectNoOverflow, launch, violations } from '../kit/browser';
import { foreign, foreignAnswers } from '../kit/faulty-proxy';
import { type PushService, pushService } from '../kit/push-service';
import { sample, thorough } from '../kit/sample';
import { OWNER, signIn, until } from '../kit/stack';
import { deliver, isReachedAt, subscribeThere, tap } from './browser-push';
import { enquire } from './leads';
import { expectNoViolations, goTo, LAPTOP, PHONE, unique, useOffice, type Viewport } from './office';

/** What one page may cost on a phone, with all that it loads. */
const MAX_BYTES = 60_000;

const office = useOffice({ env: { PUSH_INSIDE: 'allow' } });
let service: PushService;
/** The headless shell shows no notifications. */
let browser: Browser;
beforeAll(async () => {
  service = await pushService();
  browser = await launch(['--headless=new'], CHROMIUM);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** Each test has the only devices: they are found by what their buttons do. */
beforeEach(async () => {
  await (await signIn(office.stack.cms))('DELETE', '/push-devices?where[id][exists]=true');
});

/** A browser signed in as the owner that may ring, and where it is reached. */
async function enter(viewport: Viewport, touch: boolean) {
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  await context.addCookies([await office.cookie()]);
  await context.grantPermissions(['notifications'], { origin: office.url });
  const device = service.subscribe();
  await context.addInitScript(subscribeThere, device.subscription);
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  return { page, context, device: device.id, subscription: device.subscription, consoleMessages };
}

async function expectWhole(page: Page) {
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);
}

describe.each(
  sample([
    ['phone', PHONE, true],
    ['computer', LAPTOP, false],
  ] as const),
)('a %s', (what, viewport, touch) => {
  it('rings after a press, shows a new enquiry that a tap leads to, and stops after another (R-PUSH-11)', async () => {
    const { page, context, device, consoleMessages } = await enter(viewport, touch);
    await page.goto(`${office.url}/office`);
    await page.getByRole('link', { name: 'Have this device ring for new enquiries' }).click();
    await expectWhole(page);
    await page.getByRole('button', { name: `Ring on this ${what}` }).click();
    await page.getByText(`Rings on this ${what}.`).waitFor();
    await page.getByText('This device rings from now on.').waitFor();
    await expectWhole(page);

    await page.getByRole('button', { name: /^Test / }).click();
    await page.getByText(/^Test of .*: The push service took it \(201\)\.$/).waitFor();
    expect(service.shown(device)).toMatchObject([{ title: 'It rings' }]);
    expect(await deliver(page, context, service.shown(device)[0] ?? {})).toEqual(['It rings: This is a test.']);
    await tap(context);
    await expectWhole(page);

    await enquire(office.stack, { name: unique('Rings'), email: 'rings@example.com', message: 'Two ovens, please.' });
    const came = await until(async () => service.shown(device)[1], 'the ring');
    expect(came).toMatchObject({ title: 'New enquiry', body: expect.stringMatching(/^Reply by .* tomorrow$/) });
    expect(await deliver(page, context, came)).toEqual([`${came.title}: ${came.body}`]);
    await page.goto(`${office.url}/office`);
    await tap(context);
    await page.waitForURL(`${office.url}${came.url}`);
    await page.getByText('Two ovens, please.').waitFor();

    await page.goto(`${office.url}/office#rings`);
    await page.locator('summary', { hasText: 'What it rings for' }).click();
    await page.getByLabel('A quote is accepted or declined').uncheck();
    await page.getByLabel('In working hours').check();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.locator('summary', { hasText: 'What it rings for' }).click();
    expect(await page.getByLabel('A quote is accepted or declined').isChecked()).toBe(false);
    expect(await page.getByLabel('In working hours').isChecked()).toBe(true);
    await page.getByLabel('A quote is accepted or declined').check();
    await page.getByLabel('At any time').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();

    await page.getByRole('button', { name: /^Stop / }).click();
    await page.getByText('That device rings no more.').waitFor();
    await page.getByRole('button', { name: `Ring on this ${what}` }).waitFor();
    expect(await page.getByRole('list', { name: 'Devices that ring' }).count()).toBe(0);
    expect(consoleMessages).toEqual([]);
    await context.close();
  });
});

it('rings on by itself from another address, and after a press once its push service knew it no more (R-PUSH-6)', async () => {
  const { page, context, device, subscription } = await enter(PHONE, true);
  await page.goto(`${office.url}/office`);
  await page.getByRole('button', { name: 'Ring on this phone' }).click();
  await page.getByText('Rings on this phone.').waitFor();
  const key = (await page.locator('ring-here').getAttribute('data-key')) ?? '';
  await isReachedAt(context, subscription, key);
  service.answers.set(device, 410);
  await enquire(office.stack, { name: unique('Lost'), email: 'lost@example.com', message: 'One oven.' });
  await until(async () => {
    await page.reload();
    return page.getByText('Rings no more.').isVisible();
  }, 'the device to be lost');
  await expectWhole(page);
  service.answers.clear();
  await page.getByRole('button', { name: 'Ring on this phone' }).click();
  await page.getByText('Rings on this phone.').waitFor();

  const next = service.subscribe();
  await isReachedAt(context, next.subscription, key);
  service.answers.set(device, 410);
  await enquire(office.stack, { name: unique('Moved'), email: 'moved@example.com', message: 'Two ovens.' });
  await until(async () => service.shown(next.id).length > 0, 'the ring at the other address');
  await context.close();
});

it.runIf(thorough)('without script, devices are tested and stopped, and what rings when is chosen (R-PUSH-11)', async () => {
  const { page: owner, context } = await enter(PHONE, true);
  await owner.goto(`${office.url}/office`);
  await owner.getByRole('button', { name: 'Ring on this phone' }).click();
  await owner.getByText('Rings on this phone.').waitFor();
  const opened = await office.open(PHONE, false);
  const { page } = opened;
  await page.context().addCookies(await context.cookies());
  await page.goto(`${office.url}/office`);
  await page.getByText('allow scripts in its browser').waitFor();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^Test / }).click();
  await page.getByText(/The push service took it/).waitFor();
  await page.locator('summary', { hasText: 'What it rings for' }).click();
  await page.getByLabel('Enquiries that are soon overdue').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const { docs } = await (await signIn(office.stack.cms))<{ docs: { ring_soon: boolean }[] }>(
    'GET',
    `/users?where[email][equals]=${OWNER.email}`,
  );
  expect(docs[0]?.ring_soon).toBe(false);
  await page.getByRole('button', { name: /^Stop / }).click();
  await page.getByText('That device rings no more.').waitFor();
  await owner.goto(`${office.url}/office`);
  await owner.getByRole('button', { name: 'Ring on this phone' }).waitFor(); // it knows that it does not ring any more
  await opened.close();
  await context.close();
});

it.runIf(thorough)('says in words what a browser lacks, and what was not allowed (R-PUSH-11)', async () => {
  const { page, context } = await enter(PHONE, true);
  await context.clearPermissions();
  await page.goto(`${office.url}/office`);
  await page.getByText(/^This phone does not ring yet|does not let this page ring/).waitFor();
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' });
  });
  await page.goto(`${office.url}/office`);
  await page.getByText('An iPhone rings once this page is on its home screen').waitFor();
  expect(await page.getByRole('button', { name: /^Ring on/ }).count()).toBe(0);
  await expectWhole(page);
  await context.close();
});

it.each(sample(foreign))('says that it does not ring when a portal answers with %s (R-FORM-33)', async (how) => {
  const { page, context } = await enter(PHONE, true);
  await page.goto(`${office.url}/office`);
  await page.route('**/office/rings', (route) => route.fulfill(foreignAnswers[how]));
  await page.getByRole('button', { name: 'Ring on this phone' }).click();
  await page.getByText('It could not be switched on. Something else answered').waitFor();
  await page.unroute('**/office/rings');
  await page.getByRole('button', { name: 'Ring on this phone' }).click();
  await page.getByText('Rings on this phone.').waitFor();
  await context.close();
});

it('can be put on the home screen, under the company’s name and sign, and stays light (R-PUSH-12, R-OWNER-38)', async () => {
  const { page, context } = await enter(PHONE, true);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${office.url}/office`, { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: 'Larkwell Cleaning office', start_url: '/office', display: 'standalone' });
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]); // as tests are
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path: string) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await context.close();
});

it.runIf(thorough)(
  'an owner sees the devices of an account and stops one; the menu and the list lead to the light page (R-PUSH-2, R-PUSH-12)',
  async () => {
    const { page: phone, context } = await enter(PHONE, true);
    await phone.goto(`${office.url}/office`);
    await phone.getByRole('button', { name: 'Ring on this phone' }).click();
    await phone.getByText('Rings on this phone.').waitFor();
    const { page, consoleMessages, close } = await office.enter(LAPTOP);
    await page.goto(`${office.url}/office/account`);
    await page
      .getByRole('region', { name: 'Rings on' })
      .getByText(/^Chrome/)
      .waitFor();
    await expectNoViolations(page);
    await page.getByRole('link', { name: /stop one/ }).click();
    await page.getByText('New enquiries ring, but are not mailed: there is no mail server.').waitFor();
    await page.getByRole('button', { name: /^Stop Chrome/ }).click();
    await page.getByText('That device rings no more.').waitFor();
    await page.goto(`${office.url}/office/account`);
    await page.getByText('No device rings for you.').waitFor();
    await phone.reload();
    await phone.getByRole('button', { name: 'Ring on this phone' }).waitFor();
    await goTo(page, `${office.url}/admin/collections/leads`);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(consoleMessages).toEqual([]);
    await close();
    await context.close();
  },
);

it('an editor, for whom nothing rings, opens the own account (R-PUSH-2)', async () => {
  const account = { name: unique('Edith'), email: 'edith@example.com', password: OWNER.password, role: 'editor' };
  await (await signIn(office.stack.cms))('POST', '/users', account);
  const { page, close } = await office.open(LAPTOP);
  await page.goto(`${office.url}/admin/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#start-heading').waitFor();
  await page.goto(`${office.url}/office/account`);
  await page.getByText('Change your password').waitFor();
  expect(await page.getByRole('region', { name: 'Rings on' }).count()).toBe(0);
  await close();
});
