import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { started } from '../kit/browser';
import { thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, goTo, inRecord, LAPTOP, PHONE, SCREENS, unique, useOffice } from './office';

const office = useOffice();

const siteUrl = () => office.stack.site.url.replace('127.0.0.1', 'localhost');
const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe');

/** A draft of a post that was never published, opened in the back office. */
async function openDraft(page: Page, title: string): Promise<number> {
  const ask = await signIn(office.stack.cms);
  const { doc } = await ask<{ doc: { id: number } }>('POST', '/posts?draft=true', { title });
  await goTo(page, `${office.url}/admin/collections/posts/${doc.id}`);
  await inRecord(page);
  return doc.id;
}

/** Shows the page; the office remembers the choice from one screen to the next. */
async function showPreview(page: Page) {
  const shows = page.locator('.live-preview-toggler--active');
  if ((await shows.count()) === 0) await page.locator('#live-preview-toggler').click();
  await shows.waitFor();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send a link to this draft' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const field = page.getByLabel('Link to the draft');
  await field.waitFor();
  return field.inputValue();
}

/** The token of a link with another end, signed as the back office signs. */
function endingAt(link: string, until: number): string {
  const url = new URL(link);
  const [claims = ''] = (url.searchParams.get('preview') ?? '').split('.');
  const secret = readFileSync(join(office.stack.dataDir, 'secrets', 'payload'), 'utf8').trim();
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview', 32));
  const text = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), until })).toString(
    'base64url',
  );
  url.searchParams.set('preview', `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`);
  return url.href;
}

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('sees the page change while typing, also in the width of a phone (R-OWNER-20)', async () => {
    const { page, consoleMessages, close } = await office.enter(viewport);
    const [before, after] = [unique('First words'), unique('Better words')];
    await openDraft(page, before);
    await showPreview(page);
    await frameOf(page).locator('h1', { hasText: before }).waitFor();
    const toggler = page.locator('#live-preview-toggler');
    const narrow = viewport.width < 1024; // there the page takes the form's place
    if (narrow) await toggler.click();
    await page.getByLabel('Title').first().fill(after);
    if (narrow) await toggler.click();
    await frameOf(page).locator('h1', { hasText: after }).waitFor();
    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click();
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect.poll(() => page.locator('#live-preview-iframe').evaluate((frame) => frame.clientWidth)).toBe(390);
    expect(consoleMessages).toEqual([]);
    await expectNoViolations(page); // its own messages to the frame are refused
    await toggler.click();
    await close();
  });

  it.runIf(thorough)(
    'sends a link that works without an account, is never cached or indexed, and sends no enquiry (R-OWNER-20, R-OWNER-22)',
    async () => {
      const { page, close } = await office.enter(viewport);
      const title = unique('To be read by a friend');
      await openDraft(page, title);
      const link = await makeLink(page);
      await page.getByText('The link works until').waitFor();
      await expectNoViolations(page);
      await close();

      const friend = await office.open(viewport);
      const response = await friend.page.goto(link);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': expect.stringContaining('noindex'),
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringMatching(/form-action 'none'.*frame-ancestors 'none'/),
      });
      await friend.page.locator('h1', { hasText: title }).waitFor();
      await friend.page.getByText('This link works until').waitFor();
      await friend.page.getByRole('button', { name: 'Hide' }).click();

      // Links stay in the preview, and the lists show the draft too.
      await started(friend.page);
      await friend.page
        .locator('a[href*="/blog?"]')
        .first()
        .evaluate((anchor) => (anchor as HTMLAnchorElement).click());
      await friend.page.waitForURL(/\/blog\?.*preview=/);
      await friend.page.getByText(title).first().waitFor();

      await friend.page.goto(link.replace(/\/blog-details\/\d+/, '/contact-us'));
      await started(friend.page);
      const posts: string[] = [];
      friend.page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      for (const field of await friend.page.locator('.lead-form :is(input, textarea):visible').all())
        await field.fill('8@example.com');
      await friend.page.locator('.lead-form [type=submit]').click();
      await friend.page.getByText('This is a preview: nothing was sent.').waitFor();
      expect(posts).toEqual([]);
      expect(friend.consoleMessages).toEqual([]);
      await friend.close();
    },
  );

  it.runIf(thorough)('has an Edit bar on the website, which nobody else sees (R-OWNER-23)', async () => {
    const path = '/service/oven-cleaning';
    const stranger = await office.open(viewport);
    const pageOf = async (headers: Record<string, string> = {}) => (await fetch(siteUrl() + path, { headers })).text();
    const before = await pageOf();

    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin`);
    const [site] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open the website' }).click(),
    ]);
    await site.getByRole('link', { name: 'Edit this page' }).waitFor();
    expect(site.url()).not.toContain('ticket');
    await site.goto(siteUrl() + path);
    await site.getByText('All fields', { exact: true }).click();
    await expectNoViolations(site);
    expect(await pageOf({ cookie: 'editing=1; edit_session=x' })).toBe(before);
    await site.getByRole('link', { name: 'Service: Oven Cleaning' }).click();
    await inRecord(site);
    expect(await site.locator('#field-slug').inputValue()).toBe('oven-cleaning');

    const asked: string[] = [];
    stranger.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await stranger.page.goto(siteUrl() + path);
    await started(stranger.page);
    expect(await stranger.page.locator('edit-bar').count()).toBe(0);
    expect(asked.filter((asking) => /_edit|edit-bar|preview/.test(asking))).toEqual([]);
    expect(await pageOf()).toBe(before);

    await site.goto(siteUrl() + path);
    await site.getByRole('button', { name: 'Hide this bar' }).click();
    await until(async () => (await page.context().cookies()).every(({ name }) => name !== 'editing'), 'the cookie to be gone');
    await site.reload();
    await started(site);
    expect(await site.locator('edit-bar').count()).toBe(0);
    await stranger.close();
    await close();
  });
});

it.runIf(thorough)('a link that was altered or has expired says that it has ended, and shows no page (R-OWNER-21)', async () => {
  const { page, close } = await office.enter({ width: 1280, height: 800 });
  await openDraft(page, unique('Ended'));
  const link = await makeLink(page);
  await close();
  const now = Math.floor(Date.now() / 1000);
  const statusOf = async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' });
    return [response.status, response.headers.get('cache-control'), (await response.text()).includes('This preview has ended')];
  };
  expect((await statusOf(endingAt(link, now + 60)))[0]).toBe(200);
  const published = (url: string) => url.replace(/\/blog-details\/\d+/, '/about-us/');
  for (const bad of [endingAt(link, now - 1), `${link.slice(0, -3)}abc`, `${siteUrl()}/?preview=`, `${siteUrl()}/?preview=x`]) {
    expect(await statusOf(bad)).toEqual([403, 'no-store', true]);
    expect(await statusOf(published(bad))).toEqual([403, 'no-store', true]);
  }
});

it('a preview that was left open on a laptop starts closed on a phone (R-OWNER-33)', async () => {
  const laptop = await office.enter(LAPTOP);
  await openDraft(laptop.page, unique('Left open'));
  const stored = laptop.page.waitForResponse(
    (answer) => answer.url().includes('/payload-preferences/collection-posts') && answer.ok(),
  );
  await showPreview(laptop.page);
  await stored;
  const phone = await office.enter(PHONE);
  await goTo(phone.page, laptop.page.url());
  await inRecord(phone.page);
  expect(await phone.page.locator('.live-preview-toggler--active').count()).toBe(0);
  await showPreview(phone.page);
  await phone.close();
  await laptop.close();
});
