import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoViolations, goTo, LAPTOP, PHONE, ready, SCREENS, soon, toast, useOffice } from './office';

const office = useOffice();

/** Two services of one family, with their addresses. */
const CHOSEN = { 'Roof Soft Wash': '/service/roof-soft-wash', 'Roof Pressure Washing': '/service/roof-pressure-washing' };
const names = Object.keys(CHOSEN);

const statuses = () =>
  Promise.all(
    Object.values(CHOSEN).map(async (path) => (await fetch(office.stack.site.url + path, { redirect: 'manual' })).status),
  );
const onSite = (status: number) => soon(`${status} for both`, async () => (await statuses()).every((one) => one === status));

/** Ticks both in a list and presses a button of the selection; resolves with the dialogue. */
async function choose(page: Page, list: string, act: string): Promise<Locator> {
  await goTo(page, `${office.url}/admin/collections/services${list}?limit=100`);
  for (const name of names)
    await page.locator('tbody tr', { hasText: name }).first().locator('.select-row__checkbox input').check();
  await page.locator('.list-selection').getByRole('button', { name: act, exact: true }).click();
  const dialogue = page.locator('dialog[open]');
  for (const name of names) await dialogue.locator('.many-notice').getByText(name, { exact: true }).waitFor();
  await expectNoViolations(page);
  return dialogue;
}

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('confirms a bulk action on services after seeing which they are and what happens to each, and exactly that happens (R-OWNER-30)', async () => {
    const { page, close } = await office.enter(viewport);
    const act = async (list: string, name: string, line: string) => {
      const dialogue = await choose(page, list, name);
      expect(await dialogue.locator('.many-notice').innerText()).toContain(line);
      await dialogue.locator('#confirm-action').click();
      await toast(page, /success|trash/i).waitFor();
      await ready(page);
    };
    await onSite(200);
    await act('', 'Unpublish', 'What visitors no longer find');
    await onSite(404);
    await act('', 'Publish', 'New on the website');
    await onSite(200);
    await act('', 'Delete', 'Its page, /service/roof-soft-wash');
    await onSite(404);
    if (viewport === PHONE) {
      // There the selection of the trash has no Restore: its wrong actions are hidden, a wide screen has the right ones.
      await goTo(page, `${office.url}/admin/collections/services/trash`);
      await page.locator('.select-row__checkbox input').first().check();
      expect(await page.locator('.list-selection').isVisible()).toBe(false);
      await page.setViewportSize(LAPTOP);
    }
    await act('/trash', 'Restore', 'What comes back');
    await act('', 'Publish', 'New on the website');
    await onSite(200);
    await close();
  });
});
