import type { Page } from 'playwright-core';
import { violations } from './browser';
import { OWNER, type Part } from './stack';

/** Signs in as the owner and waits for the dashboard. */
export async function enterOffice(page: Page, cms: Pick<Part, 'url'>) {
  await page.goto(`${cms.url}/admin/login`);
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login');
}

/** Violations in Payload's own markup that we cannot change: rule, element, reason. */
const payloads: [rule: string, where: RegExp, why: string][] = [
  ['landmark-one-main', /^html/, 'its templates have no main'],
  ['page-has-heading-one', /^html/, 'lists and documents begin below level one'],
  ['region', /./, 'without a main, nothing on its pages lies in a landmark'],
  ['landmark-unique', /app-header/, 'its header and the document header are two unnamed banners'],
  ['landmark-no-duplicate-banner', /app-header/, 'the same two'],
  ['aria-hidden-focus', /indicator/, 'the arrow and the cross of its selects'],
  [
    'label',
    /react-select|#_R_|#_r_|select-row|date-time-picker|react-datepicker|value="/,
    'its selects, row boxes and date pickers',
  ],
  ['label', /#field-(rows|columns)/, 'numbers in its drawers, whose labels name another element'],
  ['label-title-only', /#select-all|react-select/, 'the box that selects all rows, and its selects'],
  ['label-content-name-mismatch', /aria-label="History"/, 'the number of versions is not in the name'],
  [
    'button-name',
    /table-cell-action|upload-relationship-details|toolbar|^\.disabled|clickable-arrow|popup|date-time-picker|condition__actions|array-|collapsible/,
    'buttons with a drawing alone',
  ],
  ['button-name', /file-field__remove|file-details__remove|copy-to-clipboard/, 'the buttons beside an uploaded file'],
  ['image-redundant-alt', /^img/, 'the file’s name beside its thumbnail'],
  ['label-title-only', /file-field__filename/, 'the name of an uploaded file'],
  ['aria-command-name', /collapsible__drag|dragHandle|^div\[aria-describedby/, 'handles of rows'],
  ['nested-interactive', /dragHandle/, 'the handles of rows in lists, a button within a button'],
  ['list', /doc-tabs__tabs|^ul:/, 'links directly in a list'],
  ['heading-order', /h3|(array|group)-field__title/, 'headings of fields begin at level three'],
  ['label-content-name-mismatch', /toolbar-popup__dropdown|empty-trash/, 'buttons of its editor and its trash'],
  [
    'scrollable-region-focusable',
    /doc-controls__content|tableScrollable/,
    'times of a document, and tables in its editor, which the caret scrolls',
  ],
  [
    'target-size',
    /block-menu|payload-toast|Sort by|sort-column|upload-relationship-details|Create new|array-|collapsible|-row-|^div\[aria-describedby|^#react-select/,
    'arrows of columns, crosses and handles below 24 px, and the caret of a choice, which opens anywhere in its box',
  ],
];

/** Axe violations of our own parts of a back office page. */
export async function ourViolations(page: Page): Promise<string[]> {
  return (await violations(page)).filter((found) => {
    const [rule = '', where = ''] = found.split(/: (.*)/s);
    return !payloads.some(([name, place]) => name === rule && place.test(where));
  });
}
