import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoOverflow, violations } from '../kit/browser';
import { sample } from '../kit/sample';
import { LAPTOP, PHONE, type useOffice, type Viewport } from './office';

/** What one page may cost on a phone, with all that it loads. */
export const MAX_BYTES = 60_000;

/** Screens on which a page of the office is used, with and without script. */
export const WAYS = sample(
  [
    ['a narrow phone', { width: 360, height: 640 }, true],
    ['a phone without script', PHONE, false],
    ['a laptop', LAPTOP, true],
  ] as const,
  2,
);

/** A page signed in as the owner, with or without script. */
export const enterLight = (office: ReturnType<typeof useOffice>, viewport: Viewport, javaScript = true) =>
  office.enter(viewport, { javaScript });

/** Nothing is wider than the screen, and axe finds nothing. */
export async function expectWhole(page: Page, javaScript = true) {
  await expectNoOverflow(page);
  if (javaScript) expect(await violations(page)).toEqual([]);
}

/** The words of the largest button or link of the page. */
export const largest = (page: Page) =>
  page.locator('main .act:visible').evaluateAll((buttons) => {
    const size = (button: Element) => button.getBoundingClientRect().width * button.getBoundingClientRect().height;
    return buttons.sort((one, other) => size(other) - size(one))[0]?.textContent;
  });

/** What a page costs a browser that has not seen it before. */
export async function bytesOf(page: Page, address: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'networkidle' });
  await client.detach();
  return bytes;
}
