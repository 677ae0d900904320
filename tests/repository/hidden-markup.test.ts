import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain } from '../../cms/operations/import/plain';
import { articleOf, richTextOf } from '../../cms/operations/import/rich-text';
import { root } from '../../scripts/steps.mjs';
import { plainText, safeHtml } from '../../site/content/markup';
import { HIDDEN, SECRET, SEEN, SHOWN } from '../kit/hidden-kinds';
import { sourceFiles } from '../kit/source-files';

const none = async () => undefined;
const stored = async (text: Promise<object>) => JSON.stringify(await text);

/** Ways by which markup comes into texts, by the file that reads it. Pasting and dragging: `tests/owner/hidden-markup.test.ts`. */
const WAYS: Record<string, ((markup: string) => string | Promise<string>)[]> = {
  'cms/operations/import/markup-reader.ts': [
    (markup) => stored(richTextOf(markup, none)),
    (markup) => stored(articleOf(markup, 'Title', none, { lines: true })),
  ],
  'cms/operations/import/plain.ts': [plain],
  'site/content/markup.ts': [safeHtml, plainText],
  'cms/forms/controls/pasted-text.tsx': [],
};

/** What reads markup and takes no texts from it, with the reason. */
const OTHERS: Record<string, string> = {
  'cms/model/media/svg-upload.ts': 'drawings',
  'cms/base/files/s3.ts': 'a bucket’s answers',
  'cms/operations/import/files/wordpress-file.ts': 'the export’s fields, whose texts go to the reader of markup',
  'site/content/split-html.ts': 'markup that was sanitised',
  'site/ui/rich-text.tsx': 'markup that was sanitised',
  'site/behaviours/preview.browser.ts': 'our own pages',
  'office/behaviours/acts.browser.ts': 'our own pages',
  'office/behaviours/company.browser.ts': 'our own pages',
  'office/behaviours/keys.browser.ts': 'our own words',
  'office/document.tsx': 'our own style sheet and page',
  'office/behaviours/live.browser.ts': 'our own pages',
  'shared/hidden-markup.ts': 'what is hidden itself',
  'shared/hidden-styles.ts': 'what is hidden itself',
  'shared/hidden-table.ts': 'what is hidden itself',
};

const READS_MARKUP =
  /from '(?:htmlparser2|sanitize-html)'|new DOMParser|\$generateNodesFromDOM|insertDataTransfer|innerHTML|InnerHTML|createContextualFragment/;

it('every file that reads markup leaves out what is hidden in it, or has a reason not to (R-OWNER-35)', () => {
  const reading = sourceFiles().filter((path) => READS_MARKUP.test(readFileSync(join(root, path), 'utf8')));
  expect(reading.sort()).toEqual([...Object.keys(WAYS), ...Object.keys(OTHERS)].sort());
});

describe.each(Object.entries(WAYS).flatMap(([file, ways]) => ways.map((way, at) => [`${file}, ${at + 1}`, way] as const)))(
  'by %s',
  (_, way) => {
    it.each(HIDDEN)('nothing comes through that %s hides (R-OWNER-35, R-IMPORT-8)', async (_kind, markup) => {
      const text = await way(markup);
      expect(text).not.toContain(SECRET);
      expect(text).toContain(SEEN);
    });

    it.each(SHOWN)('what is seen in spite of %s comes through', async (_kind, markup) => {
      expect(await way(markup)).toContain(SEEN);
    });
  },
);

it.each(HIDDEN)('an import names what %s hides (R-IMPORT-8)', async (_, markup, leftOut) => {
  expect((await richTextOf(markup, none)).lost).toContain(`${leftOut}, left out`);
});
