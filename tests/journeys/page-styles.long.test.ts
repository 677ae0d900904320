import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { hydrated, PHONE, started, useBrowser } from '../kit/browser';
import { PAGE_SHAPES } from '../kit/page-shapes';

const site = inject('siteUrl');
const browser = useBrowser();

/** Rules of the style sheet, those that match the page, and those in the document. */
const styles = (page: Page) =>
  page.evaluate(async () => {
    const carried = document.getElementById('styles') as HTMLStyleElement;
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(carried.dataset.sheet ?? '')).text());
    /** Without pseudo-classes and pseudo-elements. */
    const plain = (selectors: string): string[] => {
      const less = selectors.replace(/\([^()]*\)/g, '');
      return less === selectors ? less.replace(/::?[\w-]+/g, '').split(/,\s*/) : plain(less);
    };
    const sayings = (rules: CSSRuleList, within = ''): { of: string; says: string }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return plain(rule.selectorText).map((of) => ({ of, says: `${within}${of} { ${rule.style.cssText} }` }));
        const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'));
        return rule instanceof CSSGroupingRule ? sayings(rule.cssRules, `${within}${condition}`) : [];
      });
    const said = (of: string) => document.querySelector(of.replace(/(^|[>+~ ])(?=[>+~ ]|$)/g, '$1*')) !== null;
    const all = sayings(whole.cssRules);
    return {
      all: all.length,
      used: all.filter(({ of }) => said(of)).map(({ says }) => says),
      carried: sayings(carried.sheet?.cssRules ?? whole.cssRules).map(({ says }) => says),
    };
  });

it.each([...PAGE_SHAPES, '/privacy', '/nowhere'])('%s contains the styles that it uses, and few others', async (path) => {
  const { page, close } = await browser.open();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(site + path);
  const { all, used, carried } = await styles(page);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((one) => !carried.includes(one))).toEqual([]);
  expect(carried.length).toBeLessThan(all * 0.8);
  await close();
});

it('has all styles before it navigates on the client', async () => {
  const heights = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#main > *')].map((part) => Math.round(part.getBoundingClientRect().height)),
    );
  const { page, close } = await browser.open({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${site}/contact-us`);
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.locator('.head a[href="/"]').first().click();
  await page.locator('.premium').waitFor();
  const byRouter = await heights(page);
  expect(await page.locator('body[data-kept]').count()).toBe(1);
  await page.goto(`${site}/`);
  await hydrated(page);
  expect(byRouter).toEqual(await heights(page));
  await close();
});

it('uses full page loads when the style sheet fails to load', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.route('**/*.css', (route) => route.abort());
  await page.goto(`${site}/contact-us`);
  await started(page);
  const failed = page.waitForEvent('pageerror');
  await page.locator('[name=name]').focus();
  await failed;
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.locator('.head a[href="/"]').first().click();
  await page.locator('.premium').waitFor();
  expect(await page.locator('body[data-kept]').count()).toBe(0);
  await close();
});

it.each([true, false])(
  'keeps the focal point of a picture in view, with JavaScript: %s, without a CSP violation',
  async (javaScript) => {
    const { page, consoleMessages, close } = await browser.open({ viewport: PHONE, javaScript });
    await page.goto(`${site}/service/house-cleaning`);
    if (javaScript) await hydrated(page);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[data-focus]')].map((image) => [
        image.dataset.focus,
        getComputedStyle(image).objectPosition,
      ]),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const [chosen, shown] of places) expect(shown).toBe(chosen);
    expect(consoleMessages).toEqual([]);
    await close();
  },
);
