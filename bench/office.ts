import type { BrowserContext } from 'playwright-core';
import { enterOffice } from '../tests/kit/back-office';
import { launch } from '../tests/kit/browser';
import { boundRow, informativeRow, median, type Row } from './tools/row';
import { holdSlow } from './tools/slow-phone';
import { sharedStage } from './tools/stage';

const PHONE = { viewport: { width: 390, height: 844 } };
const ROUNDS = 3;
const PAGES = {
  'sign in': '/admin/login',
  'first page': '/admin',
  Company: '/admin/globals/settings',
  'list of posts': '/admin/collections/posts',
  'a service': '/admin/collections/services/1',
};

interface Load {
  /** Scripts as transferred, in kB. */
  script: number;
  /** Seconds until the page answers a touch. */
  ready: number;
}

/** One load with an empty cache on a slow phone. */
async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const session = await holdSlow(context, page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('.template-default--nav-hydrated, input[name=email]').first().waitFor();
  const ready = (performance.now() - start) / 1000;
  await page.waitForLoadState('networkidle');
  return { script: bytes / 1024, ready };
}

/** The back office's first load on a slow phone. 941 kB was its script before records became one thing each (decision 12). */
export async function office(): Promise<Row[]> {
  const { cms } = await sharedStage();
  const url = cms.url.replace('127.0.0.1', 'localhost');
  const browser = await launch();
  const signedIn = await browser.newContext();
  await enterOffice(await signedIn.newPage(), { url });
  const cookies = await signedIn.cookies();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(PHONE);
      if (path !== PAGES['sign in']) await context.addCookies(cookies);
      loads.push(await load(context, url + path));
      await context.close();
    }
    rows.push(boundRow(`back office, ${name}: script of a first load`, median(loads.map(({ script }) => script)), 'kB', 941));
    const ready = median(loads.map((each) => each.ready));
    rows.push(informativeRow(boundRow(`${name} on a slow phone until it can be used, median of ${ROUNDS}`, ready, 's', 0)));
  }
  await browser.close();
  return rows;
}
