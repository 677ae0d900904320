import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterSettings } from 'contract/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PHONE, useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { type VisitOptions, visit } from './visit';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const open = (path: string, options?: VisitOptions) => visit(browser, running.site.url + path, options);

beforeAll(async () => {
  provider = await startStandIn();
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

/** A stub of the maps provider. */
const standInMap = (page: Page) =>
  page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' }));

it('the live map loads automatically in view if the settings enable it (R-MAP-2, R-WIRE-13)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'settings.json');
  await writeFile(file, JSON.stringify({ ...starterSettings, live_map_in_view: true }));
  const { site, stop } = await startSite(provider.url, { SITE_SETTINGS: file });
  try {
    const { page } = await visit(browser, `${site.url}/contact-us`);
    await standInMap(page);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.locator('.map').scrollIntoViewIfNeeded();
    await page.locator('iframe').waitFor();
    expect(site.output).toContain('settings file read');
  } finally {
    await stop();
  }
});

describe('map frames 800 px high', () => {
  const frame = async (page: Page) => {
    await standInMap(page);
    const before = await page.locator('.map').last().boundingBox();
    await page.getByRole('button', { name: 'Show the live map' }).last().click();
    await page.locator('iframe').waitFor();
    return [before?.height, (await page.locator('iframe').boundingBox())?.height];
  };

  it.each(['/adelaide-service', '/melbourne-service', '/contact-us'])('%s, facade and frame (R-MAP-1, R-MAP-3)', async (path) => {
    const { page } = await open(path);
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).hostname !== '127.0.0.1' && foreign.push(request.url()));
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await frame(page)).toEqual([800, 800]);
    expect(foreign).toHaveLength(1);
  });

  it.each([
    [768, 800],
    [767, 560],
  ])('in a window of %i px they are %i px high (R-MAP-3)', async (width, high) => {
    const { page } = await open('/adelaide-service', { viewport: { width, height: 800 } });
    expect(await frame(page)).toEqual([high, high]);
  });

  it('at most 70 % of the window’s height on a phone (R-MAP-3)', async () => {
    const { page } = await open('/adelaide-service', { viewport: PHONE });
    for (const height of await frame(page)) expect(height).toBeLessThanOrEqual(0.7 * PHONE.height + 1);
  });
});
