import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, hydrated, PHONE, started, useBrowser } from '../kit/browser';
import { type Alteration, alterations } from '../kit/page-alterations';
import { sample } from '../kit/sample';

const site = inject('siteUrl');
const browser = useBrowser();

const ENTRY = /\/assets\/entry\.browser-[^/]+\.js$/;
const contact = { name: 'Robin Žižek', email: 'robin@example.com', phone: '0491 570 156', address: '1 Example Street' };
const quote = {
  first_name: 'Robin 😀',
  last_name: 'Žižek',
  email: 'robin@example.com',
  phone: '0491 570 156',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
};
const pages = [
  ['/free-quote', quote],
  ['/contact-us', contact],
  ['/', contact],
  ['/adelaide-service', contact],
  ['/melbourne-service', contact],
  ['/free-quote?service=oven-cleaning&city=melbourne', quote],
] as const;
const moments = ['before', 'during', 'after'] as const;
const kinds = Object.keys(alterations) as Alteration[];

/** Types like a hand: key after key into what has the focus, whatever the page does meanwhile. */
async function type(page: Page, name: string, text: string) {
  const field = page.locator(`.lead-form [name=${name}]`).first();
  // Playwright may focus a field in the moment in which it is replaced; a person sees that and taps again.
  await expect.poll(() => field.focus().then(() => focused(page))).toBe(name);
  await page.keyboard.type(text, { delay: 5 });
}

const typed = (page: Page, names: string[]) =>
  page.evaluate(
    (asked) => asked.map((name) => document.querySelector<HTMLInputElement>(`.lead-form [name=${name}]`)?.value),
    names,
  );
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

describe.each(sample(kinds, 2))('a page that is %s', (kind) => {
  const cases = moments.flatMap((moment) =>
    sample(pages).flatMap(([path, fields]) =>
      sample([['phone', PHONE] as const, ['desk', DESKTOP] as const]).map(
        ([screen, viewport]) => [moment, path, screen, fields, viewport] as const,
      ),
    ),
  );

  it.each(cases)(
    '%s its script arrived: %s on a %s keeps text, choices and focus, and sends them (R-FORM-26)',
    async (moment, path, _, fields, viewport) => {
      const { page, close } = await browser.open({ viewport });
      let deliver = () => {};
      const held = new Promise<void>((done) => (deliver = done));
      if (moment === 'during') await page.route(ENTRY, (route) => held.then(() => route.continue()).catch(() => undefined));
      const posts: Record<string, unknown>[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /contact-submit|service-booking/.test(request.url()))
          posts.push(request.postDataJSON());
      });
      await page.goto(site + path, { waitUntil: 'load' });
      await started(page);
      if (moment === 'before') await page.evaluate(alterations[kind]);
      if (moment === 'after') {
        await hydrated(page);
        await page.evaluate(alterations[kind]);
      }
      const select = page.locator('.lead-form select').first();
      const option = await select
        .locator('option')
        .last()
        .evaluate((last) => (last as HTMLOptionElement).value);
      const list = Object.entries(fields);
      const last = list.at(-1)?.[0] ?? '';
      for (const [name, text] of list) {
        await type(page, name, text);
        if (name !== list[0]?.[0]) continue;
        await select.selectOption(option);
        if (moment === 'during') {
          await page.evaluate(alterations[kind]);
          deliver();
        }
      }
      await page.waitForSelector('html.js-live', { state: 'attached' });
      await page.keyboard.type('!');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const expected = { ...fields, [last]: `${fields[last as keyof typeof fields]}!` };
      expect(await typed(page, Object.keys(expected))).toEqual(Object.values(expected));
      expect(await focused(page)).toBe(last);
      expect(await select.inputValue()).toBe(option);

      if ('name' in fields) {
        await type(page, 'captcha', '11');
        await page.keyboard.press('Enter');
        await page.locator('.error-summary, [data-status=refused]').first().waitFor();
        await page.locator('[name=captcha]').fill('10');
      }
      await page.locator('.lead-form [type=submit]').click();
      await page.locator('.form-reference').first().waitFor();
      const chosen = await select.getAttribute('name');
      expect(posts.at(-1)).toMatchObject({ ...expected, [chosen ?? '']: option });
      await close();
    },
  );
});
