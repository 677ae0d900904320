import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !/node_modules|dist\/|testing\/|\.test\./.test(name))
    .map((name) => join(folder, name));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Scripts of a browser in which something is sent. */
const senders = [
  ...filesIn('site', /\.browser\.tsx?$|^(forms|ui|sections|pages)\/.*\.tsx?$/),
  ...filesIn('office', /\.browser\.ts$/),
].filter((file) =>
  /\bfetch\(/.test(textOf(file)) ? /\bmethod: '(POST|PUT|PATCH|DELETE)'/.test(textOf(file)) : /sendBeacon\(/.test(textOf(file)),
);

/**
 * What shows each that its own server has said yes, and not a portal or a filter in its place; `undefined` where nothing ends with a
 * yes. Screens below /admin have one place for all of them: `cms/forms/payload-patches/lost-connection.tsx`.
 */
const marks: Record<string, string | undefined> = {
  'site/forms/send.browser.ts': "typeof answer.reference === 'string'",
  'site/forms/photos.browser.tsx': 'answer?.id === id',
  'office/behaviours/acts.browser.ts': '!isOurs(response)', // read-page.ts
  'office/behaviours/company.browser.ts': '!isOurs(response)',
  'office/behaviours/rings.browser.ts': "headers.has('x-back-office')",
  // The device's row is looked for at each visit of the panel.
  'office/behaviours/service-worker.browser.ts': undefined,
  // The bar comes back with the next page.
  'site/behaviours/edit-bar.browser.ts': undefined,
  'site/behaviours/edit-bar-texts.browser.ts': 'Array.isArray(body?.failed)',
  'site/behaviours/edit-bar-pictures.browser.ts': "typeof body?.media === 'number'",
  // Measurements, whose answers no browser reads.
  'site/behaviours/vitals.browser.ts': undefined,
  'site/behaviours/phone-taps.browser.ts': undefined,
};

it('every script that sends something looks for its own server’s mark before it believes a yes (R-FORM-32, R-FORM-33)', () => {
  expect(senders.sort()).toEqual(Object.keys(marks).sort());
  for (const [file, mark] of Object.entries(marks))
    if (mark) expect([file, textOf(file)]).toEqual([file, expect.stringContaining(mark)]);
});

it('the screens of the back office send with the fetch that looks for it (R-FORM-33)', () => {
  const screens = ['base', 'publishing', 'forms', 'model', 'leads', 'accounts', 'office', 'operations'].flatMap((room) =>
    filesIn(`cms/${room}`, /\.tsx?$/),
  );
  const others = screens.filter((file) => /XMLHttpRequest|sendBeacon\(|navigator\.sendBeacon/.test(textOf(file)));
  expect(others).toEqual([]);
  expect(textOf('cms/forms/payload-patches/lost-connection.tsx')).toContain('response.headers.has(OUR_ANSWER)');
});
