import { describe, expect, it } from 'vitest';
import { expectNoOverflow, started, violations } from '../kit/browser';
import {
  expectNoViolations,
  goTo,
  inRecord,
  PHONE,
  publish,
  publishRefused,
  SCREENS,
  save,
  soon,
  unique,
  uploadInto,
  useOffice,
} from './office';
import { addSection, asHost, begin, openSection, pdf, row } from './sections';

const office = useOffice();
const get = (path: string) => fetch(office.stack.site.url + path);
const text = async (path: string) => (await get(path)).text();

const VIDEO = 'https://www.youtube-nocookie.com';

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('offers a PDF and a video on an own page; nothing is loaded from others before a click (R-FILE-1, R-FILE-2, R-FILE-3, R-FILE-4)', async () => {
    const { page, close } = await office.enter(viewport);
    const title = unique(`Prices ${screen}`);
    await begin(page, office.url, title);
    const path = await page.locator('#field-route').inputValue();

    await addSection(page, 'Files');
    await row(page, 6).getByRole('button', { name: 'Add File' }).click();
    await page.locator('#field-sections__6__files__0__title').fill('Price list');
    await uploadInto(page, 'sections__6__files__0__file', `${title} 2027.pdf`, pdf, 'What each job costs');
    await addSection(page, 'Video or map');
    await page.locator('#field-sections__7__title').fill('How we clean an oven');
    await page.locator('#field-sections__7__link').fill('https://video.example.com/1');
    await publishRefused(page);
    await page.getByText('This link cannot be shown').first().waitFor();
    await page.locator('#field-sections__7__link').fill('https://youtu.be/dQw4w9WgXcQ');
    await publish(page);
    await expectNoViolations(page);
    await close();
    await soon('the page', async () => (await text(path)).includes('Price list'));

    const response = await get(path);
    expect(response.headers.get('content-security-policy')).toContain(`frame-src https://www.google.com ${VIDEO};`);
    const file = /href="(\/storage\/[^"]+\.pdf)"/.exec(await response.text())?.[1] ?? '';
    const { headers } = await get(file);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Prices-.*-2027\.pdf"$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('youtube');

    const visitor = await office.open({ width: 360, height: 740 });
    const asked = await asHost(visitor.page, office.stack.site.url);
    await visitor.page.goto(office.stack.site.url + path);
    await started(visitor.page);
    const show = visitor.page.getByRole('button', { name: 'Play video' });
    await show.scrollIntoViewIfNeeded();
    await expectNoOverflow(visitor.page);
    await expect.poll(() => violations(visitor.page)).toEqual([]); // sections fade in
    expect(asked).toEqual([]);
    const box = () => visitor.page.locator('.embed').boundingBox();
    const before = await box();
    await show.click();
    const frame = visitor.page.locator('map-frame iframe');
    await frame.contentFrame().getByText('The oven is clean.').waitFor();
    expect(await frame.getAttribute('title')).toBe('How we clean an oven');
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect((await box())?.height).toBe(before?.height);
    const ground = frame.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground, 'behind a page without a background').toBe('rgb(255, 255, 255)');
    expect(new Set(asked)).toEqual(new Set([VIDEO]));
    await visitor.close();

    const native = await office.open({ width: 360, height: 740 }, false);
    await native.page.goto(office.stack.site.url + path);
    const link = native.page.getByRole('link', { name: 'Watch it on youtube.com' });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await native.page.getByRole('button', { name: 'Play video' }).isVisible()).toBe(false);
    expect(await native.page.locator('.embed').isVisible(), 'an empty panel').toBe(false);
    await native.close();
  });

  it('replaces a PDF; the link that people kept leads to the new file, also after another replacement (R-FILE-1)', async () => {
    const { page, close } = await office.enter(viewport);
    const name = unique(`Sheet ${screen}`);
    await begin(page, office.url, name);
    const path = await page.locator('#field-route').inputValue();
    await addSection(page, 'Files');
    await row(page, 6).getByRole('button', { name: 'Add File' }).click();
    await page.locator('#field-sections__6__files__0__title').fill('Safety sheet');
    await uploadInto(page, 'sections__6__files__0__file', `${name}.pdf`, pdf, 'How we handle it');
    await publish(page);
    const link = async () => /href="(\/storage\/[^"]+\.pdf)"/.exec(await text(path))?.[1] ?? '';
    await soon('the page', async () => (await link()) !== '');
    const kept = await link();

    await goTo(page, `${office.url}/admin/collections/media?search=${encodeURIComponent(name.replaceAll(' ', '-'))}`);
    await page.locator('tbody .cell-filename :is(a, button)').first().click();
    await inRecord(page);
    for (const year of ['2027', '2028']) {
      const buffer = Buffer.from(pdf.toString().replace('%%EOF', `% ${year}\n%%EOF`));
      const upload = page.getByRole('button', { name: 'Upload a new file for it' });
      const [dialogue] = await Promise.all([page.waitForEvent('filechooser'), upload.click()]);
      await dialogue.setFiles({ name: `${name} ${year}.pdf`, mimeType: 'application/pdf', buffer });
      await save(page);
      await soon('the new file at the kept link', async () => (await text(kept)).includes(`% ${year}`));
      expect(await link()).toContain(year);
    }
    await close();
  });

  it('adds a section below those of a service page, and takes it out again (R-OWN-7)', async () => {
    const { page, close } = await office.enter(viewport);
    const heading = unique(`Asked on a ${screen}`);
    await goTo(page, `${office.url}/admin/collections/services?search=Oven`);
    await page.locator('.table a[href*="/services/"]').first().click();
    await inRecord(page);
    await page.locator('#field-sections').scrollIntoViewIfNeeded();
    await addSection(page, 'Questions');
    await openSection(page, 0);
    await page.locator('#field-sections__0__heading').fill(heading);
    await page.locator('#field-sections__0__items').getByRole('button', { name: 'Add Question' }).click();
    await page.locator('#field-sections__0__items__0__question').fill('How long does it take?');
    await page.locator('#field-sections__0__items__0__answer').fill('Two hours.');
    await publish(page);
    await expectNoViolations(page);
    await soon('the section', async () => (await text('/service/oven-cleaning')).includes(heading));

    const visitor = await office.open(PHONE);
    await visitor.page.goto(`${office.stack.site.url}/service/oven-cleaning`);
    await visitor.page.getByText('How long does it take?').click();
    await visitor.page.getByText('Two hours.').waitFor();
    await expectNoOverflow(visitor.page);
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.close();

    await page.locator('#sections-row-0 .array-actions__button').first().click();
    await page.locator('.array-actions__remove:visible').click();
    await publish(page);
    await soon('the section to go', async () => !(await text('/service/oven-cleaning')).includes(heading));
    await close();
  });
});
