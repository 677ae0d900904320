import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo, SCREENS, toast, unique, useOffice } from './office';
import { row } from './sections';

const office = useOffice();

/** The name of what has the focus; empty if nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    const { id, textContent } = activeElement;
    return activeElement.getAttribute('aria-label') ?? (textContent?.trim() || id);
  });

/** Presses Tab until that has the focus, and expects a ring around everything on the way. */
async function tabTo(page: Page, name: string | RegExp) {
  const hidden: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body) return '';
      const rings = [control, control.parentElement].flatMap((element) =>
        element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
      );
      const isText = control.matches('input, textarea, [contenteditable=true]');
      const hasRing = rings.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
      const hasFrame = control.matches('.app-header__account, .step-nav__home, .popup-button-list__button');
      return isText || hasRing || hasFrame ? '' : control.outerHTML.slice(0, 120);
    });
    if (seen) hidden.push(seen);
    if ((await focused(page)).match(name)) {
      expect(hidden, 'has the focus, and shows nothing').toEqual([]);
      return;
    }
  }
  throw new Error(`Nothing named ${name} could be reached`);
}

describe.each(SCREENS)('on a %s, by keyboard alone', (screen, viewport) => {
  it('the focus is always seen, and an act never takes it away (R-OWNER-14)', async () => {
    const { page, consoleMessages, close } = await office.enter(viewport);
    const title = unique(`Keys ${screen}`);
    await goTo(page, `${office.url}/admin/collections/own-pages`);
    if (screen === 'laptop') {
      await tabTo(page, 'Skip the menu');
      await tabTo(page, 'Posts');
    }
    await tabTo(page, 'Create new');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New own page' }).waitFor();
    await page.locator('form[data-form-ready=true]').waitFor();
    await page.locator('#field-title').focus();
    await page.keyboard.type(title);
    await tabTo(page, 'Landing page');
    await page.keyboard.press('Enter');
    await row(page, 5).waitFor();
    await expect.poll(() => focused(page)).not.toBe('');

    await tabTo(page, /Add Section/i);
    await page.keyboard.press('Enter');
    await page.locator('.blocks-drawer__block').first().waitFor();
    await expect.poll(() => focused(page)).toBe('Close');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/Add Section/i);

    await page.locator('#field-title').focus();
    await page.keyboard.press('ControlOrMeta+S');
    await toast(page, /success/i).waitFor();
    await expect.poll(() => focused(page)).toBe('field-title');

    await page.locator('#action-save').focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Updated successfully').waitFor();
    await expect.poll(() => focused(page), { timeout: 3000 }).not.toBe('');

    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Take off the site…/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Take it off the site?' }).waitFor();
    await tabTo(page, /^Take off the site$/);
    await page.keyboard.press('Enter');
    await toast(page, 'Taken off the site').waitFor();
    await expect.poll(() => focused(page)).toBe('More');
    expect(consoleMessages).toEqual([]);
    await close();
  });
});
