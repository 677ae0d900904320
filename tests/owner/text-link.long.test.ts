import { describe, expect, it } from 'vitest';
import { expectNoViolations, publish, ready, SCREENS, unique, useOffice } from './office';
import { addSection, begin, row } from './sections';

const office = useOffice();

describe.each(SCREENS)('on a %s', (screen, viewport) => {
  it('a link in a text that could run something is refused where it is typed; a host becomes a web address (R-SAFE-14)', async () => {
    const { page, consoleMessages, close } = await office.enter(viewport);
    await begin(page, office.url, unique(`Linked ${screen}`));
    const path = await page.locator('#field-route').inputValue();
    const at = await addSection(page, 'Text with a picture');
    const text = row(page, at).locator('[contenteditable=true]').first();
    await text.click();
    // The answer to the new section may come while its first words are typed, and takes the selection away.
    await Promise.all([page.waitForResponse(/autosave=true/), page.keyboard.type('Our friends')]);
    await ready(page);
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    const link = page.getByRole('button', { name: 'Link', exact: true }).last();
    const drawer = page.locator('.drawer--is-open');
    const address = drawer.getByRole('textbox', { name: 'Where it leads' });
    await link.click();
    await address.waitFor();
    await expectNoViolations(page);
    const saveLink = drawer.getByRole('button', { name: 'Save changes' });
    await address.fill('javascript:alert(1)');
    await saveLink.click();
    const refusal = drawer.getByText('Enter a page of this site, such as');
    await refusal.waitFor();
    await address.fill('www.example.com/oven');
    await refusal.waitFor({ state: 'hidden' });
    await saveLink.click();
    await drawer.waitFor({ state: 'hidden' });
    await publish(page);
    const html = async () => (await fetch(office.stack.site.url + path)).text();
    await expect.poll(html).toMatch(/<a [^>]*href="?https:\/\/www\.example\.com\/oven/);
    expect(consoleMessages).toEqual([]);
    await close();
  });
});
