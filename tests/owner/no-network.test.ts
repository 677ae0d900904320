import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, tokenOf, until } from '../kit/stack';
import { press } from './enquiries';
import { enquire } from './leads';
import { PHONE, unique, useOffice } from './office';

const office = useOffice();

async function arrives(name: string): Promise<number> {
  await enquire(office.stack, { name, email: 'lift@example.com', phone: '0491 570 156', message: `Two ovens for ${name}.` });
  const api = await signIn(office.stack.cms);
  const found = () => api<{ docs: { id: number }[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  return until(async () => (await found()).docs[0]?.id, 'the enquiry');
}

/** A phone with the office on its home screen; resolves once it keeps pages. */
async function install() {
  const { page, close } = await office.enter(PHONE, { touch: true });
  // Nothing that drives a browser can put a page on its home screen.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    const standalone = '(display-mode: standalone)';
    window.matchMedia = (query) => real(query === standalone ? 'all' : query);
  });
  await page.goto(`${office.url}/office`);
  await until(() => keeps(page, '/office'), 'Today to be kept');
  return { page, close };
}

const keeps = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.has('office pages')) && Boolean(await caches.match(wanted)), path);

/** The office is out of reach as in a lift. */
async function withoutNetwork(act: () => Promise<void>) {
  await office.stack.cms.stop();
  try {
    await act();
  } finally {
    await office.stack.cms.start();
  }
}

const isClosed = (page: Page) =>
  page
    .goto(`${office.url}/office`)
    .then((answer) => answer === null)
    .catch(() => true);

const signOut = async (context: BrowserContext) => context.clearCookies({ name: 'payload-token' });

it('Today and enquiries that were opened can be read without a network; an act is kept, and sent once (R-OWNER-52)', async () => {
  const [name, other] = [unique('In a lift'), unique('Not opened')];
  const [id, unopened] = [await arrives(name), await arrives(other)];
  const { page, close } = await install();
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await until(() => keeps(page, `/office/enquiries/${id}`), 'the enquiry to be kept');
  await withoutNetwork(async () => {
    await page.goto(`${office.url}/office`);
    await page.getByText(/^As of \d{1,2}:\d\d [ap]m, without a network\.$/).waitFor();
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.getByText(`Two ovens for ${name}.`).waitFor();
    await page.getByText(/^As of \d{1,2}:\d\d [ap]m, without a network\.$/).waitFor();
    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Written in the lift');
    await press(page, 'Save the note');
    await page
      .locator('#kept')
      .getByText(/^Not sent yet/)
      .waitFor();
    expect(await page.goto(`${office.url}/office/enquiries/${unopened}`).catch(() => 'no page')).toBe('no page');
    await page.waitForURL('chrome-error://**');
    const portal = createServer((_, answer) => answer.end('Welcome to our Wi-Fi')).listen(
      Number(new URL(office.stack.cms.url).port),
      '127.0.0.1',
    );
    await page.goto(`${office.url}/office`);
    await page.getByText(/^As of/).waitFor();
    await new Promise((done) => portal.close(done).closeAllConnections());
  });
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.locator('.timeline').getByText('Written in the lift').waitFor();
  expect(await page.getByText('Written in the lift').count()).toBe(1);
  await expect.poll(() => page.getByText(/without a network/).count()).toBe(0);
  await close();
});

it('only the last fifty enquiries stay (R-OWNER-52)', async () => {
  const id = await arrives(unique('The newest'));
  const { page, close } = await install();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('office pages')).keys()).map(({ url }) => new URL(url).pathname));
  await page.evaluate(async () => {
    const pages = await caches.open('office pages');
    for (let n = 0; n < 60; n += 1) await pages.put(`/office/enquiries/${9000 + n}`, new Response(''));
  });
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await until(() => keeps(page, `/office/enquiries/${id}`), 'the enquiry to be kept');
  await expect.poll(async () => (await kept()).filter((path) => path.startsWith('/office/enquiries/')).length).toBe(50);
  expect(await kept()).toEqual(expect.arrayContaining(['/office', `/office/enquiries/${id}`, '/office/enquiries/9059']));
  expect(await kept()).not.toContain('/office/enquiries/9000');
  await close();
});

it('a session that has ended, and another account, take what is kept off the device (R-OWNER-52)', async () => {
  const id = await arrives(unique('Lost phone'));
  const { page, close } = await install();
  const context = page.context();
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await until(() => keeps(page, `/office/enquiries/${id}`), 'the enquiry to be kept');

  const password = 'four unrelated words';
  const email = `${unique('second').replace(' ', '-')}@example.com`;
  await (await signIn(office.stack.cms))('POST', '/users', { name: 'Second', email, password, role: 'leads' });
  const login = await fetch(`${office.stack.cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  await context.addCookies([{ name: 'payload-token', value: token, url: office.url }]);
  await page.goto(`${office.url}/office`);
  await until(() => keeps(page, '/office'), 'Today to be kept');
  expect(await keeps(page, `/office/enquiries/${id}`)).toBe(false);

  await context.addCookies([{ name: 'payload-token', value: await tokenOf(office.stack.cms), url: office.url }]);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await until(() => keeps(page, `/office/enquiries/${id}`), 'the enquiry to be kept');
  await signOut(context);
  await page.goto(`${office.url}/office`);
  await page.waitForURL((url) => url.pathname !== '/office');
  expect(await page.evaluate(() => caches.has('office pages'))).toBe(false);
  await withoutNetwork(async () => {
    expect(await isClosed(page)).toBe(true);
  });
  await close();
});

it('in a tab of a browser nothing is kept (R-OWNER-52)', async () => {
  const { page, close } = await office.enter(PHONE);
  await page.goto(`${office.url}/office`);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await close();
});
