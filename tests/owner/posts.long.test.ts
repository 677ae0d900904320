import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import {
  act,
  addressOf,
  choosePicture,
  expectNoViolations,
  goTo,
  inRecord,
  publish,
  publishRefused,
  ready,
  SCREENS,
  soon,
  toast,
  unique,
  useOffice,
  write,
} from './office';

const office = useOffice();

/** A year that is still to come. */
const LATER = new Date().getFullYear() + 4;

/** The owner's laptop may be in any time zone; the company's is Adelaide. */
const ELSEWHERE = 'America/New_York';

const time = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Adelaide',
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
});
/** The minutes from two ago to the next one, as the back office displays them. */
const aboutNow = () =>
  [-2, -1, 0, 1].map((minutes) => time.format(new Date(Date.now() + minutes * 60_000)).replace(/[\u202f\u00a0]/g, ' '));
const saysNow = (text: string) => aboutNow().some((minute) => text.includes(minute));

const list = () => `${office.url}/admin/collections/posts`;
const address = (page: Page) => page.locator('#field-slug');
const numberOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

/** The provider's answer for the post. */
const answer = async (id: number) => (await fetch(`${office.stack.cms.url}/api/blog-details-by-blog/${id}`)).status;
const onSite = async (id: number) => (await fetch(`${office.stack.site.url}/blog-details/${id}`)).text();

async function createNew(page: Page) {
  await goTo(page, list());
  await page.locator('a[href$="/posts/create"]').first().click();
  await inRecord(page);
  await page.waitForURL(/\/posts\/\d+/);
  await page.locator('[contenteditable=true]').first().waitFor(); // an editor mounted while the form is busy stays read-only
}

async function writePost(page: Page, title: string) {
  await createNew(page);
  await page.getByLabel('Title').first().fill(title);
  await choosePicture(page, 'image');
  await write(page, 'description', 'What to do first.');
  await until(async () => (await address(page).inputValue()) !== '', 'an address to be proposed');
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('writes a post, sees what is missing or invalid, and publishes it', async () => {
    const { page, close } = await office.enter(viewport);
    const title = unique(`Spring, on a ${screen}`);
    await createNew(page);
    await publishRefused(page);
    await page
      .locator('.tooltip--show')
      .filter({ hasText: /required/i })
      .first()
      .waitFor();
    await page.getByLabel('Title').first().fill(title);
    await expect.poll(() => address(page).inputValue()).toBe(addressOf(title));
    await choosePicture(page, 'image');
    await page.locator('.upload .field-error').first().waitFor({ state: 'detached' });
    await write(page, 'description', 'What to do first.');
    await address(page).fill('Not An Address');
    await publishRefused(page);
    await page.getByText('Use small letters, digits and single hyphens').first().waitFor();
    await expectNoViolations(page);
    await address(page).fill('');
    await publish(page);
    const id = numberOf(page);
    await soon('the post on the site', async () => (await onSite(id)).includes(title));
    expect(await address(page).inputValue()).toBe(addressOf(title));
    expect(await address(page).isEditable()).toBe(false);
    await page.getByText('so that links to the page keep working').waitFor();
    await expectNoViolations(page);
    await close();
  });

  it.runIf(thorough)('schedules a post for a future day, before which no visitor sees it', async () => {
    const { page, close } = await office.enter(viewport, { timezoneId: ELSEWHERE });
    await writePost(page, unique(`Planned on a ${screen}`));
    const day = page.locator('#field-publish_date input');
    await day.fill(`31/02/${LATER}`);
    await day.press('Tab');
    await page.getByText('is not a day').waitFor();
    await day.fill(`25/11/${LATER}`);
    await day.press('Tab');
    expect(await day.inputValue()).toBe(`25 Nov ${LATER}`);
    await page.getByText(`on the site from 25 Nov ${LATER}`).waitFor();
    await publish(page);
    const id = numberOf(page);
    expect(await answer(id)).toBe(404);
    await goTo(page, list());
    await page.getByText(`25 Nov ${LATER} (to come)`).first().waitFor();
    await expectNoViolations(page);
    await goTo(page, `${list()}/${id}`);
    expect(await day.inputValue()).toBe(`25 Nov ${LATER}`);
    await day.fill('1 Nov 2025');
    await day.press('Tab');
    await publish(page);
    await until(async () => (await answer(id)) === 200, 'the post');

    // In the company's zone, though the laptop is in New York (R-OWNER-11).
    await page.getByRole('button', { name: 'Later…' }).click();
    const dialogue = page.locator('.confirmation-modal');
    await dialogue.getByLabel('Take off the site').check();
    const time = dialogue.getByLabel('When, in the time of Adelaide');
    await dialogue.getByRole('button', { name: 'Plan it' }).click();
    await dialogue.getByText('Enter a day and a time').waitFor();
    await time.fill('2020-01-01T09:00');
    await dialogue.getByRole('button', { name: 'Plan it' }).click();
    await dialogue.getByText('That time is over').waitFor();
    await time.fill(`${LATER}-06-25T09:00`);
    await dialogue.getByRole('button', { name: 'Plan it' }).click();
    await dialogue.getByText(`Take off the site: 25 June ${LATER}, 9:00 am`).waitFor();
    await expectNoViolations(page);
    await dialogue.getByRole('button', { name: 'Cancel this' }).click();
    await dialogue.getByText(`25 June ${LATER}, 9:00 am`).waitFor({ state: 'detached' });
    await close();
  });

  it('undoes a change of a post, unpublishes, trashes, restores and duplicates it (R-OWNER-12)', async () => {
    const { page, close } = await office.enter(viewport, { timezoneId: ELSEWHERE });
    const title = unique(`Kept on a ${screen}`);
    const spoilt = unique(`Spoilt on a ${screen}`);
    await writePost(page, title);
    await publish(page);
    const id = numberOf(page);
    await page.getByLabel('Title').first().fill(spoilt);
    await publish(page);
    await until(async () => (await onSite(id)).includes(spoilt), 'the change on the site');

    await goTo(page, `${list()}/${id}/versions`);
    const versions = page.locator('.history__version');
    expect(saysNow(await versions.first().innerText())).toBe(true);
    expect(await versions.first().innerText()).toContain('Changed: title');
    await expectNoViolations(page);
    const before = versions.filter({ hasText: 'Published' }).nth(1);
    await before.getByRole('link', { name: /^Compare/ }).click();
    await page.getByText(spoilt).first().waitFor();
    await page.goBack();
    await ready(page);
    await before.getByRole('button', { name: /^Restore/ }).click();
    await toast(page, /restored/i).waitFor();
    await until(async () => (await onSite(id)).includes(title), 'the earlier words on the site');

    await goTo(page, `${list()}/${id}`);
    expect(await page.getByLabel('Title').first().inputValue()).toBe(title);
    await act(page, 'unpublish');
    await soon('the post to be taken down', async () => (await answer(id)) === 404);
    await publish(page);
    await soon('the post to be back', async () => (await answer(id)) === 200);

    await goTo(page, `${list()}/${id}`);
    await act(page, 'delete');
    await soon('the post to be gone', async () => (await answer(id)) === 404);
    await goTo(page, `${list()}/trash`);
    await expectNoViolations(page);
    await page.locator('tbody tr').filter({ hasText: title }).locator('a').first().click();
    await inRecord(page);
    await page.locator('#action-restore').click();
    await page.locator('#confirm-action:visible').click();
    await toast(page, /restored/i).waitFor();

    await goTo(page, `${list()}/${id}`);
    await act(page, 'duplicate');
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await inRecord(page);
    await expect.poll(() => page.getByLabel('Title').first().inputValue()).toBe(`${title} (copy)`);
    expect(await address(page).inputValue()).toBe(`${addressOf(title)}-copy`);
    await publish(page);
    await close();
  });
});
