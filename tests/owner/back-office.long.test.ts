import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enterOffice, ourViolations } from '../kit/back-office';
import { DESKTOP, expectNoOverflow, PHONE, useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';
import { postAsSite, type Stack, signIn, startStack } from '../kit/stack';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
let stack: Stack;
let lead: number;
const browser = useBrowser();

beforeAll(async () => {
  stack = await startStack(inject('prepared'), { SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing listens there: the banner shows
  const name = `${LONG} ${LONG}`;
  await postAsSite(stack.cms.url, stack.dataDir, '/contact-submit', {
    name,
    email: `${'long'.repeat(12)}@${'long'.repeat(12)}.example.com`,
    phone: '0491570156'.repeat(8),
    city: 'Adelaide',
    address: LONG,
    message: LONG.repeat(5),
    captcha: '10',
    origin: {
      key: 'key-of-the-long-lead',
      reference: 'E-LONG-LONG',
      received_at: new Date().toISOString(),
      page: `/${'x'.repeat(200)}`,
      suspicion: 'There is a link in the name.',
      visit: { first_utm_source: 'w'.repeat(120) },
    },
  });
  const office = await signIn(stack.cms);
  lead = (await office<{ docs: { id: number }[] }>('GET', '/leads?limit=1&depth=0')).docs[0]?.id ?? 0;
});
afterAll(() => stack?.stop());

describe.each(
  sample([
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const),
)('the back office in the %s theme', (theme, viewport) => {
  it('fits its window and has no accessibility violation of our own', async () => {
    const { page, close } = await browser.open({ viewport });
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: stack.cms.url }]);
    await page.goto(`${stack.cms.url}/office/sign-in`);
    await page.getByRole('banner').getByText('Larkwell Cleaning').waitFor();
    expect(await ourViolations(page)).toEqual([]);
    await enterOffice(page, stack.cms);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    const paths = [
      '/admin',
      `/admin/collections/leads/${lead}`,
      '/admin/collections/outbox',
      '/admin/globals/settings',
      '/admin/globals/notifications',
    ];
    for (const path of paths) {
      await page.goto(stack.cms.url + path);
      await page.locator('.template-default--nav-hydrated').waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await ourViolations(page)]).toEqual([path, []]);
      await expectNoOverflow(page);
    }
    await close();
  });
});

it('shows a preview of an icon beside its field, and of a picture', async () => {
  const office = await signIn(stack.cms);
  const { stats } = await office<{ stats: { icon: string }[] }>('GET', '/globals/home?depth=0');
  const { page, close } = await browser.open();
  // Uses the back office's own URL, because its pictures refer to it.
  const url = stack.cms.url.replace('127.0.0.1', 'localhost');
  await enterOffice(page, { url });
  await page.goto(`${url}/admin/globals/home`);
  await page.locator('#stats-row-0 .collapsible__toggle').first().click();
  const drawing = page.locator('#stats-row-0 .icon-preview__drawing use');
  await drawing.waitFor({ state: 'attached' });
  expect(await drawing.getAttribute('href')).toBe(`/icons.svg#${stats[0]?.icon}`);
  const sprite = await (await fetch(`${stack.cms.url}/icons.svg`)).text();
  expect(sprite).toContain(`id="${stats[0]?.icon}"`);
  await page.locator('#slides-row-0 .collapsible__toggle').first().click();
  const picture = page.locator('.field-type.upload img').first();
  await picture.waitFor();
  await page.waitForFunction(() => (document.querySelector('.field-type.upload img') as HTMLImageElement).naturalWidth > 0);
  await close();
});
