import { expect } from 'vitest';
import { hydrated, PHONE, type useBrowser } from '../../kit/browser';
import { type Staff, typedBy } from './people';
import type { Planned } from './plan';

type Browser = ReturnType<typeof useBrowser>;
const local = (url: string) => url.replace('127.0.0.1', 'localhost');

/** Types an enquiry into a browser and sends it; resolves with the link that the dialog shows. */
export async function typeEnquiry(browser: Browser, site: string, planned: Planned) {
  const { page, consoleMessages, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${local(site)}${planned.form === 'contact' ? '/contact-us' : '/free-quote'}`);
  await hydrated(page);
  for (const [name, value] of Object.entries(typedBy(planned))) {
    const control = page.locator(`.lead-form [name="${name}"]`).first();
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'select-one') await control.selectOption({ label: value });
    else if (kind !== 'hidden') await control.fill(value);
  }
  const filled = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 3000, filled); // as fast as a person
  await page.locator('.lead-form button[type=submit]').first().click();
  const link = page.getByRole('dialog').getByRole('link', { name: /^Follow your / });
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  expect(consoleMessages).toEqual([]);
  await close();
  return { path, reference: /\/([EQ]-[\w-]+?)\.0\./.exec(path)?.[1] ?? '' };
}

/** A customer opens the page of a request and accepts the quote there. */
export async function acceptByClicking(browser: Browser, address: string, name: string) {
  const { page, consoleMessages, close } = await browser.open({ viewport: PHONE });
  await page.goto(local(address));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Accept this quote' }).click();
  await page.getByText('You have accepted our quote, and we are glad to come.').waitFor();
  expect(consoleMessages).toEqual([]);
  await close();
}

/** Somebody of the office presses that the customer was answered. */
export async function answerByClicking(browser: Browser, staff: Staff, address: string) {
  const { page, consoleMessages, close } = await browser.open({ viewport: PHONE });
  await page.context().addCookies([await staff.cookie()]);
  await page.goto(local(address));
  await page.getByRole('button', { name: 'I have answered' }).click();
  await page.getByText(/^Answered\. /).waitFor();
  expect(consoleMessages).toEqual([]);
  await close();
}
