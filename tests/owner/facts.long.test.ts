import { expect, it } from 'vitest';
import { expectNoViolations, goTo, LAPTOP, publish, soon, useOffice } from './office';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
/** Paths of all pages, a wrong address among them. */
async function allPaths(): Promise<string[]> {
  const listed = [...(await html('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  return [...listed, '/suburb-check', '/nowhere'];
}
/** Pages that say something. */
async function saying(words: RegExp): Promise<string[]> {
  const said: string[] = [];
  for (const path of await allPaths()) if (words.test(await html(path))) said.push(path);
  return said;
}

it('the owner changes the reply promise in one place, and no page shows the old one (R-CLAIM-13, R-LEAD-4)', async () => {
  expect((await saying(/24 hours/i)).length).toBeGreaterThan(20);
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Promises' }).click();
  await page.locator('#field-reply__amount').fill('1');
  await page.locator('#field-reply__unit').click();
  await page.locator('.rs__option', { hasText: 'working days' }).click();
  await publish(page);
  await soon('the new promise on the home page', async () => (await html('/')).includes('within one working day'));
  await soon('no page with the old one', async () => (await saying(/24 hours/i)).length === 0);
  expect(await html('/sitemap.xml')).toContain('/free-quote');
  expect(await html('/free-quote')).toMatch(/<title>[^<]*one working day/);
  await close();
});

it('an editor inserts a fact into a text from the list, at the caret (R-CLAIM-13)', async () => {
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/globals/contact-page`);
  const subtitle = page.locator('#field-subtitle');
  await subtitle.fill('Write, and a person answers within .');
  await subtitle.press('End');
  await subtitle.press('ArrowLeft');
  await page.getByRole('button', { name: 'Insert a fact' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /How soon you answer/ }).click();
  expect(await subtitle.inputValue()).toBe('Write, and a person answers within {reply}.');
  await publish(page);
  await soon('the fact on the page', async () =>
    /Write, and a person answers within one working day\./.test(await html('/contact-us')),
  );
  await close();
});
