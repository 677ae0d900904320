import { expect, it } from 'vitest';
import { goTo, inRecord, PHONE, ready, useOffice } from './office';

const office = useOffice();

it('what an owner types while the draft is being saved is kept, in every field (R-OWNER-10)', async () => {
  const { page, close } = await office.enter(PHONE);
  await goTo(page, `${office.url}/admin/collections/testimonials/create`);
  await inRecord(page);
  await page.waitForURL(/\/testimonials\/\d+/);
  const field = (name: string) => page.locator(`#field-${name}`);
  let answerNow = () => {};
  const held = new Promise<void>((done) => {
    answerNow = done;
  });
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const saving = page.waitForRequest(/autosave=true/);
  await field('name').fill('Typed first');
  await saving;
  await field('name').fill('Typed while it was saved');
  await field('comment').fill('Typed last');
  const refreshed = page.waitForResponse(
    (response) => response.request().postData()?.includes('"renderAllFields":false') ?? false,
  );
  answerNow();
  await refreshed;
  await page.unrouteAll({ behavior: 'wait' });
  expect(await field('name').inputValue()).toBe('Typed while it was saved');
  expect(await field('comment').inputValue()).toBe('Typed last');
  await page.reload();
  await expect.poll(() => field('name').inputValue()).toBe('Typed while it was saved');
  await close();
});

it('what an owner types just before leaving is saved, for another page or another site (R-OWNER-10)', async () => {
  const { page, close } = await office.enter(PHONE);
  await goTo(page, `${office.url}/admin/collections/testimonials/create`);
  await inRecord(page);
  await page.waitForURL(/\/testimonials\/\d+/);
  const address = page.url();
  const comment = page.locator('#field-comment');
  /** Opens the record again until it has this text: the request that saves it goes on while the next page opens. */
  const expectSaved = (text: string) =>
    expect
      .poll(async () => {
        await goTo(page, address);
        await inRecord(page);
        return comment.inputValue();
      })
      .toBe(text);

  await comment.fill('Typed before another page');
  await page.evaluate(() => document.querySelector<HTMLElement>('.step-nav a')?.click());
  await page.waitForURL((url) => url.pathname === '/admin');
  await expectSaved('Typed before another page');

  await comment.fill('Typed before another site');
  await page.goto(`${office.stack.site.url}/privacy`);
  await expectSaved('Typed before another site');
  await close();
});

it('a text that is changed and changed back leaves no draft behind (R-OWNER-10)', async () => {
  const { page, close } = await office.enter(PHONE);
  await goTo(page, `${office.url}/admin/collections/testimonials`);
  const address = new URL((await page.locator('tbody tr a').last().getAttribute('href')) as string, page.url()).href;
  const history = async () => {
    await goTo(page, `${address}/versions`);
    return page.locator('.history__version').allInnerTexts();
  };
  const before = await history();
  await goTo(page, address);
  await inRecord(page);
  const name = page.locator('#field-name');
  const kept = await name.inputValue();
  await name.fill(`${kept}, typed by mistake`);
  await name.fill(kept);
  await page.evaluate(() => document.querySelector<HTMLElement>('.step-nav a')?.click());
  await page.waitForURL((url) => url.pathname === '/admin');
  await ready(page);
  expect(await history()).toEqual(before);
  await close();
});
