import { runInNewContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { announcementScript } from './announcement-script';

const markup = (id: string) => renderToString(<button type="button" className="announcement__close needs-script" value={id} />);

/** Whether the document is marked by its script, for what the tab's storage holds. */
function isMarked(script: string, storage: () => string | null): boolean | undefined {
  let marked: boolean | undefined;
  const document = {
    documentElement: { toggleAttribute: (_: string, on: boolean) => (marked = on) },
    addEventListener: () => undefined,
  };
  runInNewContext(script, { document, sessionStorage: { getItem: storage }, addEventListener: () => undefined });
  return marked;
}

it('a page without an announcement has no script', () =>
  expect(announcementScript('<main class="announcement"></main>')).toBeUndefined());

it('the script marks the document if this announcement was closed, not for another one or without storage (R-PAGE-30)', () => {
  const script = announcementScript(markup('ab_-12XY')) ?? '';
  expect(isMarked(script, () => 'ab_-12XY')).toBe(true);
  expect(isMarked(script, () => 'another')).toBe(false);
  expect(isMarked(script, () => null)).toBe(false);
  const blocked = () => {
    throw new Error('storage is blocked');
  };
  expect(isMarked(script, blocked)).toBeUndefined();
});
