import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import {
  enquiry,
  fillForm,
  freeze,
  quoteRequest,
  submitFrozen,
  THANKS,
  useReader,
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

const submit = (page: Page) => page.locator('.lead-form [type=submit]').click();
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true });

describe('contact submit', () => {
  it.each(sample(['/', '/adelaide-service', '/melbourne-service', '/contact-us']))(
    'response success false, on %s: its toast, and the form keeps the input (R-ERROR-1, R-FORM-14, R-FORM-19)',
    async (path) => {
      const { page } = await open(path);
      await fillForm(page, enquiry(`Refused ${path}`));
      provider.told.set('/contact-submit', { success: false, field: 'phone' });
      await submit(page);
      await toast(page, '❌ Submission failed. Please try again.').waitFor();
      provider.told.delete('/contact-submit');
      expect(await page.locator('.form-status').innerText()).toContain('❌ Submission failed. Please try again.');
      expect(await valuesOf(page)).toEqual(enquiry(`Refused ${path}`));
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  it.each(
    sample([
      ['network', (page: Page) => page.route('**/api/contact-submit', (route) => route.abort())],
      ['server', (page: Page) => page.route('**/api/contact-submit', (route) => route.fulfill({ status: 500, body: 'oops' }))],
    ]),
  )('%s error: toast, console message and phone link (R-ERROR-1, R-FORM-14)', async (_, breaks) => {
    const { page, consoleMessages } = await open('/contact-us', { before: breaks });
    await fillForm(page, enquiry('Broken'));
    await submit(page);
    await toast(page, '❌ An error occurred. Please check the console.').waitFor();
    expect(consoleMessages.join('\n')).toContain('/api/contact-submit');
    await page.locator('.form-status a[href^="tel:"]').waitFor();
    expect(await valuesOf(page)).toEqual(enquiry('Broken'));
  });

  it('success: toast, cleared form, and the success dialog text (R-ERROR-1)', async () => {
    const { page } = await open('/contact-us');
    await fillForm(page, enquiry('Well Sent'));
    await submit(page);
    await toast(page, '✅ Form submitted successfully!').waitFor();
    await page.getByRole('dialog', { name: 'Success!' }).getByText(THANKS, { exact: true }).waitFor();
    expect((await valuesOf(page)).name).toBe('');
  });
});

describe('quote submit failure', () => {
  it('the provider rejects the request: its toast (R-ERROR-2)', async () => {
    const { page } = await open('/free-quote');
    await fillForm(page, quoteRequest('Refused'));
    provider.told.set('/service-booking', { success: false, field: 'phone' });
    await submit(page);
    await toast(page, 'Failed to submit. Please try again.').waitFor();
    provider.told.delete('/service-booking');
    expect(await valuesOf(page)).toEqual(quoteRequest('Refused'));
  });

  it.each(sample([400, 404, 500, 503]))('status %s: the same toast for every server code (R-ERROR-2)', async (status) => {
    const { page } = await open('/free-quote', {
      before: (page) => page.route('**/api/service-booking', (route) => route.fulfill({ status, json: { success: false } })),
    });
    await fillForm(page, quoteRequest('Status'));
    await submit(page);
    await toast(page, 'Failed to submit. Please try again.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('what the answer to a booking says is ignored', () => {
  it.each(sample([[{}], [[]], ['OK'], [{ success: true, id: 7 }]]))('%j of the provider is success (R-WIRE-8)', async (told) => {
    provider.told.set('/service-booking', told);
    const { page } = await open('/free-quote');
    await fillForm(page, quoteRequest('Answered'));
    await submit(page);
    await page.getByRole('dialog', { name: 'Success!' }).getByText(THANKS, { exact: true }).waitFor();
    provider.told.delete('/service-booking');
    expect(provider.posted.filter(({ body }) => body.first_name === 'Answered')).not.toEqual([]);
  });
});

describe('toasts', () => {
  it('appear at the top right and close automatically, on forms after 3 s (R-FORM-19)', async () => {
    const { page } = await open('/contact-us', { clock: true });
    await fillForm(page, enquiry('Toasted'));
    await page.route('**/api/contact-submit', (route) => route.abort());
    await freeze(page);
    await submitFrozen(page);
    const shown = page.locator('.toast');
    await shown.waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const box = await shown.boundingBox();
    expect(box?.y).toBeLessThan(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
    await page.clock.runFor(2990);
    expect(await shown.isVisible()).toBe(true);
    await page.clock.runFor(20);
    await shown.waitFor({ state: 'detached' });
    expect(await page.locator('.form-status').innerText()).toContain('❌ An error occurred');
  });
});

describe('failed loads are only logged, and the section stays empty (R-CONTENT-1, R-CONTENT-2)', () => {
  const failing: [string, string, string, string][] = [
    ['slides', '/hero-carousel', '/', '.hero'],
    ['services', '/premium-services', '/', '.premium'],
    ['stats', '/statbox', '/', '.stats'],
    ['contact hero', '/contact-hero-section', '/contact-us', '.page-hero img'],
    ['FAQs', '/faqs', '/faq-page', '.faqs'],
    ['blog data', '/blogs', '/blog', '.posts'],
    ['sub-service intro', '/sub-services-after-hero/12', '/service/gutter-vacuum', '.intro'],
    ['why-choose', '/whychoosehousecleaningservice/view/22', '/service/gutter-vacuum', '.ba'],
    ['testimonials', '/testimonials', '/contact-us', '.reviews'],
    ['empty CEO response', '/ceosection', '/about-us/', '.badges'],
  ];
  let broken: Awaited<ReturnType<typeof startSite>>;
  let failingProvider: ScriptedProvider;
  const read = useReader(browser);

  beforeAll(async () => {
    failingProvider = await startScriptedProvider({ '/ceosection': {} });
    for (const [, call] of failing) failingProvider.faults.set(call, 'fails');
    failingProvider.faults.set('/meta-tag', 'fails');
    broken = await startSite(failingProvider.url);
  });
  afterAll(async () => {
    await broken?.stop();
    await failingProvider?.close();
  });

  it.each(failing)('%s (%s) on %s', async (_, call, path, section) => {
    const whole = await read(running.site.url + path);
    expect(await whole.locator(section).count()).toBeGreaterThan(0);
    const text = await read(broken.site.url + path);
    expect(await text.locator(section).count()).toBe(0);
    expect(await text.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await text.locator('main > *').last().getByRole('link', { name: 'Call Now' }).isVisible()).toBe(true);
    expect(await text.locator('[role=alert]').count()).toBe(0);
    const logged = broken.site.output.split('\n').filter((line) => line.includes('section left out') && line.includes(call));
    expect(logged.length).toBeGreaterThan(0);
  });

  it('a failed meta-tag call is only logged, and the built-in meta is used (R-ERROR-4)', async () => {
    const page = await read(`${broken.site.url}/about-us/`);
    expect(await page.title()).toMatch(/^About us/);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(40);
    expect(broken.site.output).toMatch(/meta-tag\?route=%2Fabout-us/);
  });

  it('a failed review count is logged, and ... stays in its place (R-CONTENT-2, R-CONTENT-5)', async () => {
    const uncounted = await startScriptedProvider({});
    uncounted.faults.set('/google-review-count', 'fails');
    const { site, stop } = await startSite(uncounted.url);
    try {
      const page = await read(`${site.url}/melbourne-service`);
      await page.getByText('Based on ... reviews').waitFor();
      expect(site.output).toMatch(/google-review-count/);
    } finally {
      await stop();
      await uncounted.close();
    }
  });
});
