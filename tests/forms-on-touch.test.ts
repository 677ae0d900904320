import { expect, inject, it } from 'vitest';
import { hydrated, useBrowser } from './browser';

const site = inject('siteUrl');
const browser = useBrowser();

const CODE = /\/assets\/contact-form-[^/]+\.js$/;
const values = {
  name: 'Robin Example',
  email: 'robin@example.com',
  phone: '0491 570 156',
  address: '1 Example Street',
  captcha: '10',
};

/** The contact page, alive; `whenAsked` decides what becomes of the form's code. */
async function open(whenAsked: 'given' | 'held' | 'refused') {
  const { page, close } = await browser.open();
  let give: () => void = () => undefined;
  const given = new Promise<void>((done) => {
    give = done;
  });
  let asked = 0;
  await page.route(CODE, async (route) => {
    asked += 1;
    if (whenAsked === 'refused') return route.abort();
    if (whenAsked === 'held') await given;
    return route.continue();
  });
  await page.goto(`${site}/contact-us`, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return { page, form: page.locator('#contact-form form'), give, asked: () => asked, close };
}

it('asks for the code of a form at its first touch, not before', async () => {
  const { page, form, asked, close } = await open('given');
  expect(asked()).toBe(0);
  const coming = page.waitForResponse(CODE);
  await form.locator('[name=name]').focus();
  await coming;
  expect(asked()).toBe(1);
  await close();
});

it('keeps a submit that overtakes the code, with what was typed, and answers it when the code is there', async () => {
  const { page, form, give, close } = await open('held');
  await form.locator('[name=name]').fill(values.name);
  await form.locator('[type=submit]').click();
  expect(await page.locator('.error-summary').count()).toBe(0);
  give();
  await page.locator('.error-summary').getByText('Enter your e-mail address').waitFor();
  expect(await form.locator('[name=name]').inputValue()).toBe(values.name);
  expect(page.url()).toBe(`${site}/contact-us`);
  await close();
});

it('lets the browser submit when the code does not come', async () => {
  const { page, form, close } = await open('refused');
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
  await page.waitForURL(/[?&]reference=/);
  await page.locator('.form-reference').waitFor();
  await close();
});
