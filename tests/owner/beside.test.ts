import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { press } from './enquiries';
import { enquire, rowOf } from './leads';
import { bytesOf, enterLight, expectWhole, MAX_BYTES } from './light-page';
import { LAPTOP, PHONE, unique, useSharedOffice } from './office';

const office = useSharedOffice();

/** Enquiries of some people of one family name, the newest last; resolves with their names and the list that finds them. */
async function arrive(...names: string[]) {
  const family = unique('Beside').replace(' ', '');
  const api = await signIn(office.stack.cms);
  const all = names.map((name) => `${name} ${family}`);
  for (const name of all) {
    await enquire(office.stack, { name, email: 'beside@example.com', phone: '0491 570 156', message: `From ${name}.` });
    await until(
      async () =>
        (await api<{ totalDocs: number }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`)).totalDocs > 0,
      'the enquiry',
    );
  }
  return { all, list: `${office.url}/office/enquiries?view=new&q=${family}` };
}

const column = (page: Page) => page.getByRole('navigation', { name: 'The list', exact: true });
const openRow = (page: Page) => column(page).locator('[aria-current] strong').textContent();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const isFocused = (page: Page, name: string) => heading(page, name).evaluate((one) => one === document.activeElement);

describe('on a laptop', () => {
  it('the list stands beside the enquiry, and the next one takes its place: by keys, by a click and by the history (R-OWNER-50)', async () => {
    const { all, list } = await arrive('First', 'Second', 'Third');
    const [first, second, third] = all as [string, string, string];
    const { page, consoleMessages, close } = await enterLight(office, LAPTOP);
    await page.goto(list);
    await page.evaluate(() => Object.assign(window, { sinceTheList: true }));
    await rowOf(page, third).getByRole('link').click();
    await heading(page, third).waitFor();
    await expect.poll(() => column(page).locator('li').count()).toBe(3);
    expect(await openRow(page)).toBe(third);
    await expectWhole(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));

    await page.keyboard.press('j');
    await heading(page, second).waitFor();
    await expect.poll(() => isFocused(page, second)).toBe(true);
    expect([await openRow(page), await page.title()]).toEqual([second, expect.stringContaining(second)]);
    await column(page).getByRole('link', { name: first }).click();
    await heading(page, first).waitFor();
    await page.keyboard.press('j'); // the list ends here
    await page.keyboard.press('k');
    await heading(page, second).waitFor();
    await page.goBack();
    await heading(page, first).waitFor();
    await page.goForward();
    await heading(page, second).waitFor();
    await expect.poll(() => openRow(page)).toBe(second);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);

    // An act takes it out of this view: it stays where it stood, and the next one is the same as before.
    await page.keyboard.press('e');
    await page.getByText(/^Answered\. /).waitFor();
    await expect.poll(() => column(page).locator('li').count()).toBe(3);
    await page.keyboard.press('j');
    await heading(page, first).waitFor();
    await page.reload();
    await expect.poll(() => column(page).locator('li').count()).toBe(2);
    await column(page).getByRole('link', { name: 'Enquiries: New, narrowed' }).click();
    await page.waitForURL((url) => url.pathname === '/office/enquiries' && url.searchParams.get('view') === 'new');
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('what is typed is not left behind by a key, and is there again after a click elsewhere (R-OWNER-50)', async () => {
    const { all, list } = await arrive('Typed', 'Other');
    const [typed, other] = all as [string, string];
    const { page, close } = await enterLight(office, LAPTOP);
    await page.goto(list);
    await rowOf(page, typed).getByRole('link').click();
    await heading(page, typed).waitFor();
    await expect.poll(() => column(page).locator('li').count()).toBe(2);
    const note = page.getByRole('textbox', { name: 'Note' });
    await page.keyboard.press('n');
    await note.fill('Half a sentence');
    await column(page).getByRole('link', { name: other }).click();
    await heading(page, other).waitFor();
    await column(page).getByText('Not saved').waitFor();
    await press(page, 'I have answered');
    await page.getByText(/^Answered\. /).waitFor();
    await page.goBack();
    await heading(page, typed).waitFor();
    expect(await note.inputValue()).toBe('Half a sentence');
    expect(await column(page).getByText('Not saved').count()).toBe(0);
    await press(page, 'Save the note');
    await page.getByText('Note saved.').waitFor();
    await close();
  });

  it('the list comes back on the enquiry’s page after one of its other pages (R-OWNER-50)', async () => {
    const { all, list } = await arrive('Quoted', 'Waits');
    const [quoted] = all as [string];
    const { page, close } = await enterLight(office, LAPTOP);
    await page.goto(list);
    await rowOf(page, quoted).getByRole('link').click();
    await expect.poll(() => column(page).locator('li').count()).toBe(2);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('link', { name: 'Back to the enquiry' }).click();
    await expect.poll(() => column(page).locator('li').count()).toBe(2);
    await close();
  });

  it('keys go on to the next page of the list, and back (R-OWNER-46, R-OWNER-50)', async () => {
    const family = unique('Paged').replace(' ', '');
    const api = await signIn(office.stack.cms);
    for (let n = 1; n <= 51; n += 1)
      await api('POST', '/leads', { name: `${n} ${family}`, form: 'contact', phone: '0491 570 156', reached_us_by: 'phone' });
    const { page, close } = await enterLight(office, LAPTOP);
    await page.goto(`${office.url}/office/enquiries?view=new&q=${family}`);
    await rowOf(page, `2 ${family}`).getByRole('link').last().click(); // the last of the first page
    await heading(page, `2 ${family}`).waitFor();
    await expect.poll(() => column(page).locator('li').count()).toBe(50);
    await page.keyboard.press('j');
    await heading(page, `1 ${family}`).waitFor();
    await expect.poll(() => column(page).locator('li').count()).toBe(1);
    expect(await openRow(page)).toBe(`1 ${family}`);
    await page.keyboard.press('j'); // the last page ends here
    await page.keyboard.press('k');
    await heading(page, `2 ${family}`).waitFor();
    expect(await openRow(page)).toBe(`2 ${family}`);
    await close();
  });

  it('the next enquiry is there at once, because it was read before anybody asked for it (R-OWNER-50)', async () => {
    const { all, list } = await arrive('Slow', 'Fast');
    const [next, first] = all as [string, string];
    const { page, close } = await enterLight(office, LAPTOP);
    await page.route('**/office/live**', () => undefined); // what changes is read anew
    await page.goto(list);
    const address = (await rowOf(page, next).getByRole('link').getAttribute('href')) ?? '';
    const ahead = page.waitForResponse(office.url + address);
    await rowOf(page, first).getByRole('link').click();
    await (await ahead).finished();
    await page.route('**/office/enquiries/*', () => undefined); // nothing is answered any more
    await page.keyboard.press('j');
    await heading(page, next).waitFor();
    await close();
  });
});

it.each([
  ['a phone', PHONE, true],
  ['a laptop without script', LAPTOP, false],
] as const)('on %s an enquiry leads back to its list, which costs nothing (R-OWNER-50)', async (_, viewport, javaScript) => {
  const { all, list } = await arrive('Alone', 'Not shown');
  const { page, close } = await enterLight(office, viewport, javaScript);
  await page.goto(list);
  await rowOf(page, all[0] as string)
    .getByRole('link')
    .click();
  await heading(page, all[0] as string).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await bytesOf(page, page.url())).toBeLessThanOrEqual(MAX_BYTES);
  expect(asked).not.toContain('/office/enquiries');
  expect(asked.join()).not.toContain('list-beside');
  expect(await page.locator('list-beside li').count()).toBe(0);
  await expectWhole(page, javaScript);
  await press(page, 'I have answered');
  await page.getByText(/^Answered\. /).waitFor();
  await page.getByRole('link', { name: 'Enquiries: New, narrowed' }).click();
  await rowOf(page, all[1] as string).waitFor();
  await close();
});
