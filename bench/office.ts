import type { Browser, BrowserContext } from 'playwright-core';
import { enterOffice } from '../tests/kit/back-office';
import { launch } from '../tests/kit/browser';
import { ask, quotedEnquiry } from './tools/enquiry';
import { boundRow, informativeRow, median, type Row, ratioRow } from './tools/row';
import { bytesOf, holdSlow, watchRequests } from './tools/slow-phone';
import { sharedStage } from './tools/stage';
import { longest, tap } from './touch';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ROUNDS = 3;
const PAGES = {
  'sign in': '/office/sign-in',
  'first page': '/admin',
  Company: '/admin/globals/settings',
  'list of posts': '/admin/collections/posts',
  'a service': '/admin/collections/services/1',
};

interface Load {
  /** Scripts, and all that is loaded, as transferred, in kB. */
  script: number;
  all: number;
  /** Seconds until the page answers a touch. */
  ready: number;
  /** Milliseconds until the first touch is answered. */
  touched: number;
}

const isReady = '.template-default--nav-hydrated, input[name=email], body[data-account] main';

/** One load with an empty cache on a slow phone; `first` is touched as soon as the page can be used. */
async function load(context: BrowserContext, url: string, first?: string): Promise<Load> {
  const page = await context.newPage();
  const requests = watchRequests(await holdSlow(context, page));
  const start = performance.now();
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(isReady).first().waitFor();
  const ready = (performance.now() - start) / 1000;
  const touched = first ? await longest(page, await tap(first)(page)) : 0;
  await page.waitForLoadState('networkidle');
  const scripts = requests().filter(({ type }) => type === 'Script');
  return { script: bytesOf(scripts) / 1024, all: bytesOf(requests()) / 1000, ready, touched };
}

/** The median of some loads, each in a new browser context. */
async function loads(browser: Browser, cookies: Cookies, url: string, first?: string): Promise<Load> {
  const seen: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext(PHONE);
    await context.addCookies(cookies);
    seen.push(await load(context, url, first));
    await context.close();
  }
  const of = (value: (load: Load) => number) => median(seen.map(value));
  return {
    script: of(({ script }) => script),
    all: of(({ all }) => all),
    ready: of(({ ready }) => ready),
    touched: of(({ touched }) => touched),
  };
}

/** The back office's first load on a slow phone. 941 kB was its script before records became one thing each (decision 12). */
export async function office(): Promise<Row[]> {
  const stack = await sharedStage();
  const url = stack.cms.url.replace('127.0.0.1', 'localhost');
  await ask(stack, 'Waiting');
  const { id } = await quotedEnquiry(stack, 'Light');
  const browser = await launch();
  const signedIn = await browser.newContext();
  await enterOffice(await signedIn.newPage(), { url });
  const cookies = await signedIn.cookies();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const { script, ready } = await loads(browser, path === PAGES['sign in'] ? [] : cookies, url + path);
    rows.push(boundRow(`back office, ${name}: script of a first load`, script, 'kB', 941));
    rows.push(informativeRow(boundRow(`${name} on a slow phone until it can be used, median of ${ROUNDS}`, ready, 's', 0)));
  }
  const light = `/office/enquiries/${id}`;
  const full = await loads(browser, cookies, `${url}/admin/collections/leads/${id}`);
  for (const [name, path, first] of [
    ['Today', '/office', '.rows .act'],
    ['an enquiry with eight photos', light, 'main summary'],
    ['its quote', `${light}/quote?new`, '#text1'],
  ] as const) {
    const { all, ready, touched } = await loads(browser, cookies, url + path, first);
    rows.push(
      boundRow(`light page, ${name}: all that it loads`, all, 'kB', 60),
      boundRow(`light page, ${name}: on a slow phone until it can be used, median of ${ROUNDS}`, ready, 's', 2),
      ratioRow(`light page, ${name}: the same against the enquiry's full form`, [ready, full.ready], 's', { atMost: 0.33 }),
      boundRow(`light page, ${name}: first touch on a slow phone, median of ${ROUNDS}`, touched, 'ms', 100),
    );
  }
  await browser.close();
  return rows;
}
