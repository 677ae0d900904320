import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTab } from '../kit/chromium-tab';
import { until } from '../kit/stack';

const site = inject('siteUrl');
let tab: Awaited<ReturnType<typeof openTab>>;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab?.close());

it('the page behind a hovered link is prerendered, and its scripts start only when it is shown', async () => {
  await tab.goto(`${site}/privacy`);
  await until(async () => await tab.evaluate(`document.documentElement.matches('[data-started]')`), 'the behaviours');
  const [x, y] = await tab.placeOf('footer a[href="/contact-us"]');
  await tab.point(x, y);
  const shown = await tab.prerendered('/contact-us');
  await tab.point(x, y, true);
  await shown();
  await until(async () => await tab.evaluate(`document.documentElement.matches('[data-started]')`), 'its behaviours');
  const [shownAt, begun] = (await tab.evaluate(`[
    performance.getEntriesByType('navigation')[0].activationStart,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/start.browser')).startTime,
  ]`)) as [number, number];
  expect(shownAt).toBeGreaterThan(0);
  expect(begun).toBeGreaterThanOrEqual(shownAt);
});
