import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import {
  enquiry,
  eventually,
  fillForm,
  freeze,
  quoteRequest,
  scrollTop,
  settle,
  submitFrozen,
  THANKS,
  type VisitOptions,
  valuesOf,
  visit,
} from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const open = (path: string, options?: VisitOptions) => visit(browser, running.site.url + path, options);

beforeAll(async () => {
  provider = await startScriptedProvider();
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

describe('mobile menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const icons = async (page: Page) => [
    await toggle(page).locator('.head__open').isVisible(),
    await toggle(page).locator('.head__close').isVisible(),
  ];

  it('the toggle opens and closes it, with a hamburger or a close icon (R-PAGE-4)', async () => {
    const { page } = await open('/blog', { viewport: PHONE });
    expect([await menu(page).isVisible(), await icons(page)]).toEqual([false, [true, false]]);
    await toggle(page).click();
    await menu(page).waitFor();
    expect(await icons(page)).toEqual([false, true]);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    await toggle(page).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await icons(page)).toEqual([true, false]);
  });

  it.each(sample(['Contact', 'Melbourne']))('choosing %s closes it (R-PAGE-4)', async (name) => {
    const { page } = await open('/blog', { viewport: PHONE });
    await toggle(page).click();
    if (name === 'Melbourne') await menu(page).getByText('Services').click();
    await menu(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/contact-us|melbourne-service/);
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('works without JavaScript (R-FORM-23)', async () => {
    const { page } = await open('/blog', { viewport: PHONE, javaScript: false });
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL(/\/contact-us$/);
    expect(await menu(page).isVisible()).toBe(false);
  });
});

it('page meta: loaded with the page, and updated on every navigation (R-HEAD-5)', async () => {
  const { page } = await open('/contact-us');
  expect(await page.title()).toBe('Title of /contact-us');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await eventually(() => page.title()).toBe('Title of /blog');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('Description of /blog');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog$/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

describe('success popup', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Success!' });

  /** Sends an enquiry with the page's clock paused, so that the test controls the popup's time. */
  async function sent(name: string) {
    const { page } = await open('/contact-us', { clock: true });
    await page.mouse.move(2, 400);
    await fillForm(page, enquiry(name));
    await freeze(page);
    await submitFrozen(page);
    await popup(page).getByText(THANKS).waitFor();
    return page;
  }

  it('visible until OK (R-FORM-16)', async () => {
    const page = await sent('Until OK');
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await popup(page).waitFor({ state: 'hidden' });
  });

  it('visible until a click on the overlay, not one inside (R-FORM-16)', async () => {
    const page = await sent('Until Overlay');
    await popup(page).getByText(THANKS).click();
    expect(await popup(page).isVisible()).toBe(true);
    await page.mouse.click(20, 500);
    await popup(page).waitFor({ state: 'hidden' });
  });

  it('visible until Escape (R-FORM-16)', async () => {
    const page = await sent('Until Escape');
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
  });

  it('visible for 5 seconds (R-FORM-17, R-FORM-18)', async () => {
    const page = await sent('Five Seconds');
    await page.clock.runFor(4990);
    expect(await popup(page).isVisible()).toBe(true);
    await page.clock.runFor(20);
    await popup(page).waitFor({ state: 'hidden' });
    expect(await page.locator('.form-status').innerText()).toContain(THANKS);
  });

  it('stays while the visitor’s pointer is in it (R-FORM-17)', async () => {
    const page = await sent('Pointer Inside');
    await page.clock.runFor(3000);
    const box = await popup(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 3 });
    await page.clock.runFor(20_000);
    expect(await popup(page).isVisible()).toBe(true);
    await page.mouse.move(5, 500, { steps: 3 });
    await page.clock.runFor(5010);
    await popup(page).waitFor({ state: 'hidden' });
  });
});

describe('contact form', () => {
  it.each(sample(['/', '/adelaide-service', '/melbourne-service', '/contact-us']))(
    'on %s: editing, submitting, then success: cleared, with the thank-you dialog and the toast (R-FORM-11, R-FORM-12, R-FORM-25, R-WIRE-7)',
    async (path) => {
      const { page, consoleMessages } = await open(path);
      await fillForm(page, enquiry(`State ${path}`));
      await settle(page.locator('.lead-form [type=submit]'));
      let release: () => void = () => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/api/contact-submit', async (route) => {
        await held;
        await route.continue();
      });
      const top = await scrollTop(page);
      await page.locator('.lead-form [type=submit]').click();
      const busy = page.getByRole('button', { name: 'Submitting...' });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
      release();
      await page.locator('.toast', { hasText: '✅ Form submitted successfully!' }).waitFor();
      await page.getByRole('dialog').getByText(THANKS).waitFor();
      expect(await scrollTop(page)).toBe(top);
      const cleared = { name: '', email: '', phone: '', city: 'Adelaide', address: '', message: '', captcha: '' };
      expect(await valuesOf(page)).toEqual(cleared);
      await eventually(() => page.locator('.lead-form [type=submit]').isEnabled()).toBe(true);
      expect(provider.posted.at(-1)?.body).toEqual({ ...enquiry(`State ${path}`) });
      expect(consoleMessages).toEqual([]);
    },
  );

  it('failure: an error toast, and the input stays (R-FORM-14)', async () => {
    const { page } = await open('/contact-us');
    await fillForm(page, enquiry('Stays Here'));
    await page.route('**/api/contact-submit', (route) => route.abort());
    await page.locator('.lead-form [type=submit]').click();
    await page.locator('.toast', { hasText: '❌ An error occurred. Please check the console.' }).waitFor();
    expect(await valuesOf(page)).toEqual(enquiry('Stays Here'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.locator('.form-status a[href^="tel:"]').waitFor();
  });
});

describe('quote form', () => {
  it('success: only the thank-you dialog, and the form is reset to its defaults (R-FORM-13, R-WIRE-8)', async () => {
    const { page } = await open('/free-quote');
    await fillForm(page, quoteRequest('Reset'));
    await page.locator('.lead-form [type=submit]').click();
    await page.getByRole('dialog').getByText(THANKS).waitFor();
    const { service, cleaning_model, city, state, ...rest } = await valuesOf(page);
    expect({ service, cleaning_model, city, state }).toEqual({
      service: 'House Cleaning',
      cleaning_model: 'Once off',
      city: 'Adelaide',
      state: 'South Australia',
    });
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
    expect(await page.locator('.toast').count()).toBe(0);
    expect(provider.posted.at(-1)).toEqual({ path: '/service-booking', body: quoteRequest('Reset') });
  });

  it('failure: an error toast, and the input stays (R-FORM-14)', async () => {
    const { page } = await open('/free-quote');
    await fillForm(page, quoteRequest('Kept'));
    await page.route('**/api/service-booking', (route) => route.abort());
    await page.locator('.lead-form [type=submit]').click();
    await page.locator('.toast', { hasText: 'Failed to submit. Please try again.' }).waitFor();
    expect(await valuesOf(page)).toEqual(quoteRequest('Kept'));
    await page.locator('.form-status a[href^="tel:"]').waitFor();
  });
});
