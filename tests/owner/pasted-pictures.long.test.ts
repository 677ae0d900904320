import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoOverflow, PHONE as NARROW, violations } from '../kit/browser';
import { signIn } from '../kit/stack';
import { choosePicture, expectNoViolations, goTo, LAPTOP, publish, SCREENS, useOffice, write } from './office';

const office = useOffice();
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Doc = { id: number; description: unknown };

it('a pasted picture goes into the library if its data is at hand, and is left out otherwise; the post can be published (R-PICTURE-10)', async () => {
  const ask = await signIn(office.stack.cms);
  const pictures = async () => (await ask<{ totalDocs: number }>('GET', '/media?limit=1')).totalDocs;
  const { page, close } = await office.enter(LAPTOP);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, `${office.url}/admin/collections/posts/create`);
  await page.waitForURL(/\/posts\/\d+/);
  const id = page.url().split('/').at(-1);
  await page.getByLabel('Title').first().fill('With a pasted picture');
  await choosePicture(page, 'image');
  await write(page, 'description', 'Before. ');
  const paste = async (html: string) => {
    await page.evaluate(
      (text) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]),
      html,
    );
    await page.keyboard.press('Control+V');
  };
  const before = await pictures();
  await paste(`<p>From a page <img src="data:image/png;base64,${DOT}" alt="A dot"> with a picture.</p>`);
  await page.locator('[contenteditable=true]').getByText('with a picture').first().waitFor();
  expect(await pictures()).toBe(before + 1);
  await paste('<p>From another <img src="https://elsewhere.example/cat.png" alt="A cat"> website.</p>');
  await page.getByText('could not be taken over').waitFor();
  await page.getByText('website.').first().waitFor();
  await publish(page);
  const text = JSON.stringify((await ask<Doc>('GET', `/posts/${id}?depth=0`)).description);
  expect(text).toContain('From a page');
  expect(text).toContain('From another');
  expect(text.match(/"type":"upload"/g)).toHaveLength(1);

  const pending = {
    type: 'upload',
    version: 3,
    id: 'x',
    pending: { src: 'https://elsewhere.example/cat.png' },
    relationTo: 'media',
  };
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'By a program', version: 1 }] };
  const root = { type: 'root', version: 1, children: [paragraph, pending], direction: null, format: '', indent: 0 };
  const { doc } = await ask<{ doc: Doc }>('PATCH', `/posts/${id}?depth=0`, { description: { root }, _status: 'published' });
  expect(JSON.stringify(doc.description)).toContain('By a program');
  expect(JSON.stringify(doc.description)).not.toContain('upload');
  await close();
});

/** What Word puts on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-AU>
<!--StartFragment--><p class=MsoTitle>How to clean an oven<o:p></o:p></p>
<p class=MsoNormal>Most ovens need <b>an hour</b>; ours has 2 m<sup>2</sup>. See <a href="SITE/service/oven-cleaning?a=1">our ovens</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h1>Before you start<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Turn it off<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>at the wall<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Let it cool<o:p></o:p></p>
<h1>What it costs</h1>
<h2>In Adelaide</h2>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Single oven</p></td><td><p class=MsoNormal><u>$120</u></p></td></tr><tr><td><p>Double oven</p></td><td><p>$180</p><table><tr><td>with rack</td><td>$190</td></tr></table></td></tr></table>
<!--EndFragment--></body></html>`;

/** What Google Docs puts there. */
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"><span style="font-weight:400">After the oven</span></h2><p dir="ltr"><span style="font-weight:400">Dry it with </span><span style="font-weight:700">a clean cloth</span><span>, then </span><a href="https://www.google.com/url?q=https://elsewhere.example/rack&amp;sa=D"><span style="text-decoration:underline">the rack</span></a><span>.</span></p><br><ul><li dir="ltr"><p dir="ltr"><span>racks</span></p></li><li dir="ltr"><p dir="ltr"><span>trays</span></p></li></ul></b>`;

/** Pastes as the browser does with the clipboard of another program, which scripts may not fill. */
const pasteInto = (page: Page, field: string, html: string) =>
  page
    .locator(`.rich-text-lexical[data-field-path="${field}"] [contenteditable=true]`)
    .first()
    .evaluate((editor, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);

/** Opens a row of a list, which starts closed. */
const openRow = (page: Page, row: string) => page.locator(`#${row} .collapsible--collapsed .collapsible__toggle`).first().click();

interface Post {
  title: string;
  description: unknown;
  entries: { title: string; description: unknown }[];
}

it.each(SCREENS)(
  'on a %s a text from Word or Google Docs becomes sections, lists, tables and links, and what is not kept is named (R-OWNER-35)',
  async (_, viewport) => {
    const ask = await signIn(office.stack.cms);
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/posts/create`);
    await page.waitForURL(/\/posts\/\d+/);
    const id = page.url().split('/').at(-1);
    await choosePicture(page, 'image');
    await write(page, 'description', ' ');
    await pasteInto(page, 'description', WORD.replaceAll('SITE', office.stack.site.url.replace('127.0.0.1', 'localhost')));
    await page.getByText('3 sections were added below').waitFor();
    await page
      .getByText('Not everything could be kept: a table within a table, whose rows became lines; underlining; smaller headings')
      .waitFor();
    expect(await page.getByLabel('Title').first().inputValue()).toBe('How to clean an oven');
    const lastText = 'entries.2.description';
    await openRow(page, 'entries-row-2');
    await page.locator(`.rich-text-lexical[data-field-path="${lastText}"] [contenteditable=true]`).getByText('$180').waitFor();
    await pasteInto(page, lastText, DOCS);
    await page.getByText('A section was added below').waitFor();
    const added = page.locator('.rich-text-lexical[data-field-path="entries.3.description"]');
    await added.getByText('racks').waitFor({ state: 'attached' });
    await publish(page);

    const post = await ask<Post>('GET', `/posts/${id}?depth=0`);
    expect(post.entries.map(({ title }) => title)).toEqual([
      'How to clean an oven',
      'Before you start',
      'What it costs',
      'After the oven',
    ]);
    expect(JSON.stringify(post.description)).toContain('Most ovens need');
    const shown = await office.open(viewport);
    await shown.page.goto(`${office.stack.site.url}/blog-details/${id}`);
    const article = shown.page.locator('.article');
    expect(await article.locator('h2').allInnerTexts()).toEqual(post.entries.slice(1).map(({ title }) => title)); // the first is the post's own
    expect(await article.locator('ol > li').first().innerText()).toContain('Turn it off');
    expect(await article.locator('ol ul > li').allInnerTexts()).toEqual(['at the wall']);
    await article.getByText('ours has 2 m².').waitFor();
    expect(await article.getByRole('link', { name: 'our ovens' }).getAttribute('href')).toBe('/service/oven-cleaning?a=1');
    expect(await article.getByRole('link', { name: 'the rack' }).getAttribute('href')).toBe('https://elsewhere.example/rack');
    const table = article.getByRole('table');
    expect(await table.getByRole('row').allInnerTexts()).toEqual([
      'Single oven\t$120',
      'Double oven\t\n\n$180\n\nwith rack – $190',
    ]);
    await expectNoOverflow(shown.page);
    expect(await violations(shown.page)).toEqual([]);
    expect(await article.locator('strong').allInnerTexts()).toEqual(['an hour', 'In Adelaide', 'a clean cloth']);
    await shown.close();
    await close();
  },
);

it('a heading alone above a text becomes the title of a post, and nothing stands twice (R-OWNER-35)', async () => {
  const ask = await signIn(office.stack.cms);
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/collections/posts/create`);
  await page.waitForURL(/\/posts\/\d+/);
  const id = page.url().split('/').at(-1);
  await choosePicture(page, 'image');
  await write(page, 'description', ' ');
  await pasteInto(page, 'description', '<h1>When gutters are full</h1><p>After the storm.</p><p>Look from below.</p>');
  await page.getByText('Its heading became the title.').waitFor();
  expect(await page.getByLabel('Title').first().inputValue()).toBe('When gutters are full');
  await publish(page);
  const post = await ask<Post>('GET', `/posts/${id}?depth=0`);
  expect(post.entries).toEqual([]);
  const shown = await (await fetch(`${office.stack.site.url}/blog-details/${id}`)).text();
  for (const words of ['After the storm.', 'Look from below.']) expect(shown.split(`${words}</p>`)).toHaveLength(2);
  await close();
});

it.each(SCREENS)('on a %s a table is made, typed into, and scrolls on a narrow phone (R-OWNER-35)', async (_, viewport) => {
  const { page, close } = await office.enter(viewport);
  await goTo(page, `${office.url}/admin/collections/posts/create`);
  await page.waitForURL(/\/posts\/\d+/);
  const id = page.url().split('/').at(-1);
  await page.getByLabel('Title').first().fill('What an oven costs');
  await choosePicture(page, 'image');
  await write(page, 'description', 'Prices: ');
  const field = page.locator('.rich-text-lexical[data-field-path="description"]');
  await field.locator('.toolbar-popup__dropdown-add').click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const drawer = page.locator('.drawer__content').filter({ hasText: 'Columns' });
  await drawer.locator('input[name=rows]').fill('2');
  await expectNoViolations(page);
  await drawer.locator('input[name=columns]').fill('6');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await field.locator('td, th').first().click();
  for (const word of ['Oven', 'Half', 'Single', 'Double', 'Warming drawer', 'Barbecue']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Price');
  await expectNoViolations(page);
  await publish(page);

  const shown = await office.open(NARROW);
  await shown.page.goto(`${office.stack.site.url}/blog-details/${id}`);
  const cells = shown.page.locator('.article').getByRole('table').getByRole('columnheader');
  expect((await cells.allInnerTexts()).slice(0, 6)).toEqual(['Oven', 'Half', 'Single', 'Double', 'Warming drawer', 'Barbecue']);
  await expectNoOverflow(shown.page);
  expect(await violations(shown.page)).toEqual([]);
  await shown.page.getByRole('group', { name: 'Table' }).focus();
  for (let n = 0; n < 30; n++) await shown.page.keyboard.press('ArrowRight');
  await expect.poll(() => cells.nth(5).evaluate((cell) => cell.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await shown.close();
  await close();
});

it('a text without sections keeps its headings as bold lines, and says so', async () => {
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/globals/privacy`);
  await openRow(page, 'sections-row-0');
  const editor = page.locator('.rich-text-lexical').first();
  const field = (await editor.getAttribute('data-field-path')) ?? '';
  await pasteInto(page, field, DOCS);
  await editor.locator('strong').getByText('After the oven').first().waitFor();
  await page.getByText('Not everything could be kept: headings, which are bold lines now').waitFor();
  await close();
});
