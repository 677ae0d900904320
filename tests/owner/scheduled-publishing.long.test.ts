import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import { choosePicture, expectNoViolations, goTo, inRecord, publish, SCREENS, unique, useOffice, write } from './office';

const office = useOffice();

const onTheSite = async (id: string) => (await fetch(`${office.stack.cms.url}/api/blog-details-by-blog/${id}`)).status;

/** A year that is still to come. */
const LATER = new Date().getFullYear() + 4;

/** The minute after the next one in Adelaide, as a field for a time takes it. */
const soonInAdelaide = () =>
  new Date(Date.now() + 90_000).toLocaleString('sv-SE', { timeZone: 'Australia/Adelaide' }).replace(' ', 'T').slice(0, 16);

async function planAt(page: Page, time: string) {
  await page.locator('#schedule').click();
  const dialogue = page.locator('.confirmation-modal');
  await dialogue.getByLabel('When, in the time of Adelaide').fill(time);
  await dialogue.getByRole('button', { name: 'Plan it' }).click();
  return dialogue;
}

async function newPost(page: Page) {
  await goTo(page, `${office.url}/admin/collections/posts`);
  await page.locator('a[href$="/posts/create"]').first().click();
  await inRecord(page);
  await page.waitForURL(/\/posts\/\d+/);
  await page.locator('[contenteditable=true]').first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) as string;
}

describe.each(SCREENS)('on a %s, a post to be published later', (_, viewport) => {
  it('is refused without its required picture, and contains what was typed just before it was scheduled (R-OWNER-11)', async () => {
    const { page, close } = await office.enter(viewport);
    const title = unique('Gutters in autumn');
    const id = await newPost(page);
    await page.getByLabel('Title').first().fill('Gutters');
    await write(page, 'description', 'Leaves fall.');
    const picture = page.locator('#field-image');
    const dialogue = await planAt(page, `${LATER}-06-25T09:00`);
    await dialogue.getByText('A field is missing or wrong').waitFor();
    await expectNoViolations(page);
    await dialogue.getByRole('button', { name: 'Close' }).click();
    await picture.locator('.field-error').waitFor();
    await choosePicture(page, 'image');

    await page.getByLabel('Title').first().fill(title);
    await planAt(page, `${LATER}-06-25T09:00`);
    await dialogue.getByText(`Publish: 25 June ${LATER}, 9:00 am`).waitFor();
    await goTo(page, `${office.url}/admin/collections/posts/${id}`);
    expect(await page.getByLabel('Title').first().inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Planned…' }).click(); // whoever opens it sees that it is planned
    await dialogue.getByRole('button', { name: 'Cancel this' }).click();
    await dialogue.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Later…' }).waitFor();
    await close();
  });

  it.runIf(thorough)('is named on the dashboard if it could not be published, until it is', async () => {
    const { page, close } = await office.enter(viewport);
    const title = unique('Roofs in spring');
    const id = await newPost(page);
    await page.getByLabel('Title').first().fill(title);
    await write(page, 'description', 'Moss grows.');
    await choosePicture(page, 'image');
    const dialogue = await planAt(page, soonInAdelaide());
    await dialogue.getByText(/^Publish: /).waitFor();
    await dialogue.getByRole('button', { name: 'Close' }).click();
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok());
    await page.locator('#field-image .upload-relationship-details__remove').click();
    await saved;

    const notice = page.getByRole('region', { name: 'Not published as planned' });
    await until(
      async () => {
        await goTo(page, `${office.url}/admin`);
        return notice.isVisible();
      },
      'the notice',
      200_000,
    );
    expect(await onTheSite(id)).toBe(404);
    await expectNoViolations(page);
    await notice.getByRole('link', { name: title }).click();
    await inRecord(page);
    await choosePicture(page, 'image');
    await publish(page);
    await expect.poll(() => onTheSite(id)).toBe(200);
    await goTo(page, `${office.url}/admin`);
    expect(await notice.count()).toBe(0);
    await close();
  });
});
