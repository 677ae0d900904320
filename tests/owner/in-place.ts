import type { Page } from 'playwright-core';
import { until } from '../kit/stack';
import { goTo, type useOffice, type Viewport } from './office';

/* The website, edited where it is read. */

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Edit this page' });
export const status = (page: Page) => bar(page).getByRole('status');

/** Types another text over one, as somebody does who selects it all first. */
export async function type(page: Page, words: string) {
  await page.locator('[contenteditable=plaintext-only]').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

export function editingIn(office: ReturnType<typeof useOffice>) {
  const siteUrl = () => office.stack.site.url.replace('127.0.0.1', 'localhost');
  const asVisitor = async (path: string) => (await fetch(siteUrl() + path)).text();

  /** A page of the website as an editor has it. */
  async function enterPage(viewport: Viewport, path: string) {
    const { page: officePage, close, consoleMessages } = await office.enter(viewport);
    await goTo(officePage, `${office.url}/admin`);
    const [page] = await Promise.all([
      officePage.context().waitForEvent('page'),
      officePage.getByRole('link', { name: 'Open the website' }).click(),
    ]);
    await bar(page).waitFor();
    await until(async () => {
      await page.goto(siteUrl() + path);
      await bar(page).getByRole('link', { name: 'Edit this page' }).click();
      await status(page).or(page.getByText('try again')).first().waitFor();
      return page.getByText('try again').isHidden();
    }, 'the back office to answer');
    await status(page).waitFor();
    return { page, close, consoleMessages };
  }

  return { siteUrl, asVisitor, enterPage };
}
