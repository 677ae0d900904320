import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originsIn, withoutOrigins } from 'contract/text-origin';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { bar, editingIn, status, type } from './in-place';
import { expectNoViolations, goTo, LAPTOP, SCREENS, unique, useOffice } from './office';

const office = useOffice();

const { siteUrl, asVisitor, enterPage } = editingIn(office);

describe.each(SCREENS)('on a %s', (_, viewport) => {
  it('a heading is typed where it stands, kept as a draft, undone, and published (R-OWNER-65)', async () => {
    const path = '/about-us/';
    const before = await asVisitor(path);
    const { page, close } = await enterPage(viewport, path);
    const heading = page.locator('h1');
    const words = (await heading.innerText()).trim();
    const better = unique('We are better');
    await heading.click();
    await bar(page).getByRole('button', { name: 'Save' }).waitFor();
    await expectNoViolations(page);
    await type(page, better);
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: better }).waitFor();
    expect(await asVisitor(path)).toBe(before);

    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await page.locator('h1', { hasText: words }).waitFor();
    await heading.click();
    await type(page, better);
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await page.locator('h1', { hasText: better }).waitFor();
    await bar(page).getByText('What changed').click();
    await expectNoViolations(page);
    await bar(page).getByRole('button', { name: 'Publish' }).last().click();
    await status(page).filter({ hasText: 'Published' }).waitFor();
    await until(async () => (await asVisitor(path)).includes(better), 'visitors to read it');
    expect(originsIn(await asVisitor(path))).toEqual([]);
    await bar(page).getByRole('link', { name: 'Done' }).click();
    await page.locator('h1', { hasText: better }).waitFor();
    expect(page.url()).toBe(siteUrl() + path);
    await close();
  });

  it('what was typed stays without a network and after a reload; Escape leaves all as it was (R-OWNER-65)', async () => {
    const { page, close } = await enterPage(viewport, '/faq-page');
    const heading = page.locator('h1');
    const words = (await heading.innerText()).trim();
    const better = unique('Asked often');
    await heading.click();
    await type(page, better);
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await bar(page).getByRole('alert').filter({ hasText: 'no connection' }).waitFor();
    expect(await heading.innerText()).toBe(better);
    await page.context().setOffline(false);

    // Somebody else changes it meanwhile: theirs is shown before it is written over.
    const theirs = unique('Asked by others');
    const other = await enterPage(viewport, '/faq-page');
    await other.page.locator('h1').click();
    await type(other.page, theirs);
    await other.page.keyboard.press('Enter');
    await other.page.locator('h1', { hasText: theirs }).waitFor();
    await page.reload();
    await page.locator('h1[contenteditable]', { hasText: better }).waitFor();
    await page.keyboard.press('Enter');
    await bar(page).getByRole('alert').filter({ hasText: theirs }).waitFor();
    expect(await heading.innerText()).toBe(better);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('h1:not([contenteditable])', { hasText: theirs }).waitFor();
    await other.page.getByRole('navigation', { name: 'Edit this page' }).getByRole('button', { name: 'Undo' }).click();
    await other.page.locator('h1', { hasText: words }).waitFor();
    await other.close();
    await close();
  });
});

it('what stands on several pages says so, and a usual text is typed for one page or for all (R-OWNER-65)', async () => {
  const { page, close } = await enterPage(LAPTOP, '/about-us/');
  const shared = page.locator('footer [data-origin]').first();
  const words = ((await shared.textContent()) ?? '').trim();
  const paths = [...(await asVisitor('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const pages = await Promise.all(paths.map(asVisitor));
  const count = pages.filter((html) => html.includes(words)).length;
  expect(count).toBeGreaterThan(20);
  await shared.click();
  await status(page)
    .filter({ hasText: `It stands on ${count} pages` })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#main h1').click();
  await bar(page).getByRole('button', { name: 'Save' }).waitFor();
  expect(await status(page).innerText()).not.toContain('pages');

  const api = await signIn(office.stack.cms);
  const { docs } = await api<{ docs: { id: number; slug: string }[] }>('GET', '/services?limit=2&depth=0&sort=id');
  for (const { id } of docs) await api('PATCH', `/services/${id}`, { why_choose: { heading: null }, _status: 'published' });
  const [one = '', other = ''] = docs.map(({ slug }) => `/service/${slug}`);
  await until(async () => (await asVisitor(other)).includes('Why choose us for'), 'the usual words');
  await page.goto(`${siteUrl()}/_edit/page?${new URLSearchParams({ to: one })}`);
  const heading = page.locator('[data-origin$=" why_choose.heading 0"]').first();
  await heading.click();
  await bar(page)
    .getByRole('button', { name: /^Save in all \d+$/ })
    .waitFor();
  await expectNoViolations(page);
  expect(await heading.textContent(), 'whole, though its last words look otherwise').toBe('Why choose us for {name}');
  const better = unique('Ask for');
  await type(page, better);
  await bar(page)
    .getByRole('button', { name: /^Save in all \d+$/ })
    .click();
  await status(page).filter({ hasText: 'seen by nobody yet' }).waitFor();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await status(page).filter({ hasText: 'Published' }).waitFor();
  for (const path of [one, other])
    await until(async () => (await asVisitor(path)).includes(better), `visitors to read it at ${path}`);
  await close();
});

it('wherever a text is pressed, on a fact too, what is typed goes into it (R-OWNER-65)', async () => {
  const { page, close } = await enterPage(LAPTOP, '/about-us/');
  const text = page.locator('footer [data-origin]').first();
  const open = page.locator('[contenteditable=plaintext-only]');
  const { width, height } = (await text.boundingBox()) ?? { width: 0, height: 0 };
  for (let x = 4; x < width; x += 20) {
    await text.click({ position: { x, y: height / 4 } });
    await open.waitFor();
    const before = (await open.textContent()) ?? '';
    expect(before).toContain('{places}');
    await page.keyboard.type('x');
    expect((await open.textContent())?.length, `pressed at ${x}`).toBe(before.length + 1);
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
  }
  await close();
});

it('menus lead to the other pages, which are edited, too; markup that is typed is words (R-OWNER-65)', async () => {
  const { page, close, consoleMessages } = await enterPage(LAPTOP, '/about-us/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/blog');
  await status(page).waitFor();
  const words = unique('<img src="/none.png" onerror="document.title=1"> & {phone}');
  await page.locator('h1').click();
  await type(page, words);
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: '<img src="/none.png"' }).waitFor();
  expect(await page.locator('h1 img').count()).toBe(0);
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await status(page).filter({ hasText: 'Published' }).waitFor();
  await page.goto(`${siteUrl()}/blog`);
  await page.locator('h1', { hasText: '<img src="/none.png"' }).waitFor();
  expect(await page.locator('h1 img').count()).toBe(0);
  expect(consoleMessages).toEqual([]);
  await close();
});

it('one person on the page and one on the form: no word is lost, and each is told (R-OWNER-65)', async () => {
  const form = await office.enter(LAPTOP);
  await goTo(form.page, `${office.url}/admin/globals/contact-page`);
  await form.page.locator('.collection-edit, .global-edit').first().waitFor();
  const field = (name: string) => form.page.locator(`#field-${name}`);
  const stored = async () =>
    (await signIn(office.stack.cms))<Record<string, unknown>>('GET', '/globals/contact-page?draft=true&depth=0');
  const { page, close } = await enterPage(LAPTOP, '/contact-us');
  const [title, subtitle, again] = [unique('Typed on the page'), unique('Typed in the form'), unique('Once more')];
  await page.locator('h1').click();
  await type(page, title);
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: title }).waitFor();
  await field('subtitle').fill(subtitle);
  await expect.poll(async () => (await stored()).subtitle, { timeout: 20_000 }).toBe(subtitle);
  expect((await stored()).title).toBe(title);
  await form.page.getByText('in another window').first().waitFor();

  await page.locator('h1').click();
  await page.locator('[contenteditable=plaintext-only]').waitFor();
  await field('title').fill(again);
  await expect.poll(async () => (await stored()).title, { timeout: 20_000 }).toBe(again);
  await type(page, unique('Typed too late'));
  await page.keyboard.press('Enter');
  await bar(page).getByRole('alert').filter({ hasText: again }).waitFor();
  expect((await stored()).title).toBe(again);
  expect(await page.locator('h1').innerText()).toContain('Typed too late');
  await close();
  await form.close();
});

/** A preview's token, signed as the back office signs. */
function tokenOf(claims: object): string {
  const secret = readFileSync(join(office.stack.dataDir, 'secrets', 'payload'), 'utf8').trim();
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview', 32));
  const text = Buffer.from(JSON.stringify({ ...claims, by: 1, until: Math.floor(Date.now() / 1000) + 600 })).toString(
    'base64url',
  );
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

it('every page that is edited is the page that visitors will see, letter by letter, and nearly each of its words can be changed (R-OWNER-65)', async () => {
  const sitemap = await asVisitor('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/');
  expect(paths.length).toBeGreaterThan(30);
  const pageAt = async (path: string, claims: object) => {
    const token = tokenOf(claims);
    let html = '';
    await until(async () => {
      const response = await fetch(`${siteUrl()}${path}${path.includes('?') ? '&' : '?'}preview=${token}`);
      html = await response.text();
      return response.ok;
    }, `the preview of ${path}`);
    return html.replaceAll(token, '').replace(/<meta name="preview".*?<\/script>/s, '');
  };
  const differing: string[] = [];
  for (const path of paths.filter((_, index) => thorough || index % 6 === 0)) {
    const [edited, preview] = [
      await pageAt(path, { live: false, of: 'edited-site' }),
      await pageAt(path, { live: true, of: 'home' }),
    ];
    const plain = withoutOrigins(edited);
    if (plain !== preview && !preview.includes('article__rest')) {
      const at = [...plain].findIndex((letter, index) => letter !== preview[index]);
      differing.push(`${path}: ${plain.slice(at - 60, at + 80)} | ${preview.slice(at - 60, at + 80)}`);
    }
    if (originsIn(edited).length < 10) differing.push(`${path} has ${originsIn(edited).length} texts`);
  }
  expect(differing).toEqual([]);
});
