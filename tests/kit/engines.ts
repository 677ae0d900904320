import { type ChildProcess, spawn } from 'node:child_process';
import puppeteer, { type Browser as Firefox } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { installPrograms } from '../../scripts/test/debian.mjs';
import { freePort, until } from './stack';

/** What a visitor does in a browser that Playwright cannot drive. Elements are named by CSS selectors; the first match counts. */
export interface Visitor {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  press(selector: string): Promise<void>;
  /** Types into the field, in place of what it has. */
  type(selector: string, text: string): Promise<void>;
  /** Types in the element with the focus, after what it has. */
  keys(text: string): Promise<void>;
  /** Presses Arrow Right in the element with the focus. */
  arrowRight(): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** Pages have maps and pictures that a test need not wait for. */
const UNTIL_READ = { waitUntil: 'domcontentloaded', timeout: 120_000 } as const; // Firefox starts slowly beside other tests

/** A port where nothing listens: maps of other hosts fail at once, as they do in the other tests. */
const NOWHERE = 9;

type Size = { width: number; height: number };

/** Brings the element to the middle of the window. True once it was there before: sections above it get their height as they are seen. */
const atRest = (selector: string) => `((element) => {
  const top = () => Math.round(element.getBoundingClientRect().top);
  const before = top();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return top() === before;
})(document.querySelector(${JSON.stringify(selector)}))`;

/** Debian's Firefox, by WebDriver BiDi. */
async function openFirefox(size: Size): Promise<Visitor> {
  const browser: Firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'network.proxy.type': 1, 'network.proxy.ssl': '127.0.0.1', 'network.proxy.ssl_port': NOWHERE },
  });
  let page = await browser.newPage();
  return {
    // A tab of its own: after going back to a page kept in memory, Puppeteer waits for a load that never comes.
    open: async (url) => {
      await page.close();
      page = await browser.newPage();
      await page.setViewport(size);
      await page.goto(url, UNTIL_READ);
    },
    back: () => page.evaluate(() => history.back()),
    press: async (selector) => {
      await until(() => page.evaluate(atRest(selector)), `${selector} at rest`);
      await page.click(selector);
    },
    type: async (selector, text) => {
      await page.focus(selector);
      await page.evaluate('document.activeElement.select()');
      await page.keyboard.type(text);
    },
    keys: (text) => page.keyboard.type(text),
    arrowRight: () => page.keyboard.press('ArrowRight'),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    close: () => browser.close(),
  };
}

/** Debian's WebKit, the engine of Safari, by WebDriver. */
async function openWebKit({ width, height }: Size): Promise<Visitor> {
  const port = await freePort();
  const server: ChildProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/status`).then(({ ok }) => ok), 'WebKit');
  const options = { binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', args: ['--automation'] };
  const proxy = { proxyType: 'manual', sslProxy: `127.0.0.1:${NOWHERE}` };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options, proxy });
  const driver: WebDriver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    press: async (selector) => {
      await until(() => driver.executeScript<boolean>(`return ${atRest(selector)}`), `${selector} at rest`);
      await find(selector).click();
    },
    type: async (selector, text) => {
      await driver.executeScript('arguments[0].select()', await find(selector));
      await find(selector).sendKeys(text);
    },
    keys: async (text) => driver.switchTo().activeElement().sendKeys(text),
    arrowRight: async () => driver.switchTo().activeElement().sendKeys(Key.ARROW_RIGHT),
    read: (expression) => driver.executeScript(`return (${expression})`),
    close: async () => {
      await driver.quit().catch(() => undefined);
      if (server.pid) process.kill(-server.pid);
    },
  };
}

export const engines = { Firefox: openFirefox, WebKit: openWebKit };

/** Installs what the engines need. */
export const installEngines = () =>
  installPrograms(
    { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' },
    'These tests need Firefox and WebKit.',
  );
