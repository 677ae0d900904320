import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hydrated, launch } from '../kit/browser';
import { type MapsStandIn, startMapsStandIn } from '../kit/maps-stand-in';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { eventually, freeze } from './visit';

let provider: StandIn;
let maps: MapsStandIn;
let browser: Browser;
let running: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  [provider, maps] = await Promise.all([startStandIn(), startMapsStandIn()]);
  browser = await launch(maps.arguments);
  running = await startSite(provider.url, { GOOGLE_MAPS_API_KEY: 'test-key' });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([running?.stop(), provider?.close(), maps?.close()]);
});
beforeEach(() => {
  Object.assign(maps.modes, { script: 'whole', data: 'found' });
  maps.calls.length = 0;
});

/** A page with a controllable clock. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(running.site.url + path);
  await hydrated(page);
  return page;
}
const field = (page: Page) => page.getByLabel('Address', { exact: true });
const searches = () => maps.calls.filter(({ path }) => path.endsWith('AutocompletePlaces'));
const notLoaded = 'Google Maps failed to load. Please check your API key and internet connection.';
const loading = 'Loading address suggestions…';

describe('address suggestions', () => {
  it('debounce 300 ms, minimum 2 characters, country restricted to au (R-ADDRESS-1, R-ADDRESS-2)', async () => {
    const page = await open('/free-quote');
    await field(page).focus();
    await eventually(async () => maps.calls.some(({ path }) => path === '/maps/api/js')).toBe(true);
    await field(page).pressSequentially('ab');
    await eventually(async () => searches().length).toBe(1); // the provider is ready
    await field(page).fill('');
    await freeze(page);
    await field(page).pressSequentially('1');
    await page.clock.runFor(5000);
    expect(searches()).toHaveLength(1);
    await field(page).pressSequentially('2');
    await page.clock.runFor(250);
    await field(page).pressSequentially(' K');
    await page.clock.runFor(290);
    expect(searches()).toHaveLength(1);
    await page.clock.runFor(20);
    await eventually(async () => searches().length).toBe(2);
    expect(searches()[1]?.body).toMatchObject({ input: '12 K', includedRegionCodes: ['au'] });
    await page.getByRole('option', { name: /12 Kesters Rd/ }).waitFor();
  });

  it('shows a loading note until the maps script is ready, checked every 100 ms, up to 50 times (R-ADDRESS-3)', async () => {
    maps.modes.script = 'never';
    const page = await open('/contact-us');
    await freeze(page);
    await field(page).focus();
    await page.getByText(loading).waitFor();
    for (let check = 0; check < 49; check++) await page.clock.runFor(100);
    expect(await page.getByText(loading).isVisible()).toBe(true);
    expect(await page.getByText(notLoaded).count()).toBe(0);
    for (let check = 0; check < 3; check++) await page.clock.runFor(100);
    await page.getByText(notLoaded).waitFor();
    expect(await page.getByText(loading).count()).toBe(0);
  });
});

describe('address messages (R-ERROR-3)', () => {
  it.each([
    ['never', 'found', notLoaded],
    ['hollow', 'found', 'Failed to initialize Google Places services'],
    ['whole', 'quota', 'Places API error: RESOURCE_EXHAUSTED'],
    ['whole', 'garbage', 'Error fetching suggestions'],
  ] as const)('with a %s script and data %s: %s', async (script, data, message) => {
    Object.assign(maps.modes, { script, data });
    const page = await open('/googleaddressSuggestion');
    await field(page).pressSequentially('12 Kesters');
    await eventually(async () => {
      await page.clock.runFor(500);
      return page.getByRole('alert').filter({ hasText: message }).count();
    }).toBe(1);
  });

  it('Failed to initialize autocomplete widget', async () => {
    maps.modes.script = 'hollow';
    const page = await open('/googleaddress');
    await page.getByRole('button', { name: 'Show the maps provider’s own field' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to initialize autocomplete widget' }).waitFor();
  });
});
