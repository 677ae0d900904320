import type { Page } from 'playwright-core';
import { violations } from './browser';
import { OWNER, type Part } from './stack';

/** Signs in as the owner and waits for the dashboard. */
export async function enterOffice(page: Page, cms: Pick<Part, 'url'>) {
  await page.goto(`${cms.url}/admin/login`);
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/office/sign-in');
}

/** Violations in Payload's own markup that we cannot change: rule, element, reason. */
const payloads: [rule: string, where: RegExp, why: string][] = [
  ['page-has-heading-one', /^html/, 'lists and documents begin below level one'],
  ['region', /./, 'the head of a document and the bar above it lie in no landmark'],
  ['button-name', /table-cell-action/, 'buttons with a drawing alone'],
  ['image-redundant-alt', /^img/, 'the file’s name beside its thumbnail'],
  ['nested-interactive', /dragHandle/, 'the handles of rows in lists, a button within a button'],
  ['list', /^ul:/, 'links directly in a list'],
  ['heading-order', /h3|(array|group)-field__title/, 'headings of fields begin at level three'],
  ['label-content-name-mismatch', /toolbar-popup__dropdown/, 'buttons of its editor'],
  [
    'scrollable-region-focusable',
    /doc-controls__content|tableScrollable/,
    'times of a document, and tables in its editor, which the caret scrolls',
  ],
  [
    'target-size',
    /block-menu|payload-toast|Sort by|sort-column|upload-relationship-details|Create new|collapsible|-row-|^div\[aria-describedby|^#react-select/,
    'arrows of columns, crosses and handles below 24 px, and the caret of a choice, which opens anywhere in its box',
  ],
];

/** Axe violations of our own parts of a back office page. */
export async function ourViolations(page: Page): Promise<string[]> {
  await page.locator('main, [role=main]').first().waitFor({ state: 'attached' }); // Payload's pages get one once they are hydrated
  return (await violations(page)).filter((found) => {
    const [rule = '', where = ''] = found.split(/: (.*)/s);
    return !payloads.some(([name, place]) => name === rule && place.test(where));
  });
}
