import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { DESKTOP, hydrated, launch, PHONE } from './browser';
import { startMapsStandIn } from './maps-stand-in';
import { startSite } from './stack';
import { startStandIn } from './stand-in-provider';

export interface Visit {
  page: Page;
  /** Errors and warnings of the console. */
  consoleMessages: string[];
  /** Requested URLs of other hosts. */
  foreign: string[];
}

export interface VisitOptions {
  javaScript?: boolean;
  /** A phone-sized touch screen. */
  touch?: boolean;
}

async function start() {
  const [provider, maps] = await Promise.all([startStandIn(), startMapsStandIn()]);
  const browser: Browser = await launch(maps.arguments);
  const [withKey, withoutKey] = [
    await startSite(provider.url, { GOOGLE_MAPS_API_KEY: 'test-key' }),
    await startSite(provider.url),
  ];
  return {
    maps,
    browser,
    withKey: withKey.site.url,
    withoutKey: withoutKey.site.url,
    stop: () => Promise.all([browser.close(), withKey.stop(), withoutKey.stop(), provider.close(), maps.close()]),
  };
}

/** Two sites, with and without a maps key, and stubs of provider and maps provider, for one test file. */
export function useMapsSites() {
  const sites = {} as Awaited<ReturnType<typeof start>>;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    Object.assign(sites, await start());
  });
  afterAll(() => sites.stop?.());
  beforeEach(() => {
    Object.assign(sites.maps.modes, { script: 'whole', data: 'found' });
    sites.maps.calls.length = 0;
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Opens a URL and waits for hydration. */
  async function visit(url: string, { javaScript = true, touch = false }: VisitOptions = {}): Promise<Visit> {
    const viewport = touch ? PHONE : DESKTOP;
    const context = await sites.browser.newContext({
      viewport,
      hasTouch: touch,
      javaScriptEnabled: javaScript,
      ignoreHTTPSErrors: true,
    });
    closing.push(() => context.close());
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const visited: Visit = { page, consoleMessages: [], foreign: [] };
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && visited.consoleMessages.push(message.text()),
    );
    page.on('pageerror', (error) => visited.consoleMessages.push(String(error)));
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith('http') && address.origin !== new URL(url).origin) visited.foreign.push(request.url());
    });
    await page.goto(url);
    if (javaScript) await hydrated(page);
    return visited;
  }

  return { sites, visit };
}

export const addressOf = (page: Page) => page.getByLabel('Address', { exact: true });
/** The suggestions, without options of selects. */
export const suggested = (page: Page) => page.locator('[role=listbox] [role=option]');
export const optionsOf = (page: Page) => suggested(page).allTextContents();
export const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Types like a person and waits for the list. */
export async function type(page: Page, text: string) {
  await addressOf(page).pressSequentially(text, { delay: 20 });
  await suggested(page).first().waitFor();
}
