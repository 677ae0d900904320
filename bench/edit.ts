import type { Page } from 'playwright-core';
import { enterOffice } from '../tests/kit/back-office';
import { CHROMIUM, launch, PHONE } from '../tests/kit/browser';
import { boundRow, median, type Row } from './tools/row';
import { bytesOf, holdSlow, watchRequests } from './tools/slow-phone';
import { sharedStage } from './tools/stage';
import { longest, tap } from './touch';

const ROUNDS = 5;

/** Texts of pages by what they are: the page, and the text on it. */
const TEXTS = [
  ['a heading', '/about-us', 'h1[data-origin], h1 [data-origin]'],
  ['a long text', '/blog-details/1', 'main [data-origin^="posts "][data-origin*=".description "]'],
] as const;

/** Milliseconds from a press on a text to the caret in it. */
async function toCaret(page: Page, selector: string): Promise<number> {
  const press = await tap(selector)(page);
  await page.evaluate(`
    void (globalThis.caret = new Promise((done) => addEventListener('click', ({ timeStamp }) => {
      const look = () => document.activeElement?.isContentEditable ? done(performance.now() - timeStamp) : requestAnimationFrame(look);
      look();
    }, { capture: true, once: true })));`);
  await press();
  return page.evaluate(`globalThis.caret`);
}

/** A page that is edited where it is read, on a slow phone: script, first press, keystroke. */
export async function edit(): Promise<Row[]> {
  const stack = await sharedStage();
  const cms = { url: stack.cms.url.replace('127.0.0.1', 'localhost') };
  const browser = await launch([], CHROMIUM);
  try {
    const signedIn = await browser.newContext();
    await enterOffice(await signedIn.newPage(), cms);
    const cookies = await signedIn.cookies();
    const rows: Row[] = [];
    for (const [name, path, selector] of TEXTS) {
      const seen = { caret: [] as number[], key: [] as number[], script: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
        await context.addCookies(cookies);
        const page = await context.newPage();
        const requests = watchRequests(await holdSlow(context, page));
        await page.goto(`${cms.url}/website?${new URLSearchParams({ edits: '', to: path })}`, { waitUntil: 'load' });
        await page.getByText('Press a text or a picture to change it').waitFor();
        seen.caret.push(await toCaret(page, selector));
        seen.key.push(await longest(page, () => page.keyboard.type('Words', { delay: 80 })));
        seen.script.push(bytesOf(requests().filter(({ url, type }) => type === 'Script' && url.includes('edit-bar'))) / 1000);
        await context.close();
      }
      const row = (what: string, taken: number[], unit: string, atMost: number) =>
        boundRow(`type where you read, ${name}: ${what}, median of ${ROUNDS}`, median(taken), unit, atMost);
      rows.push(
        row('script for editors', seen.script, 'kB', 70),
        row('first press to caret on a slow phone', seen.caret, 'ms', 300),
        row('keystroke', seen.key, 'ms', 50),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}
