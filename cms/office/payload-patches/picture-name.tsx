'use client';
/**
 * Why: the preview of a file that was just chosen has no `alt`, so screen readers spell out its address.
 * Relies on: `.file-field__thumbnail-wrap` around the preview; the file's name stands beside it.
 * Test: `tests/owner/pictures.long.test.ts` (axe finds a picture without a text).
 * Remove: once the preview has an `alt`, take it out of `model/media/media.ts`.
 */
import { useEffect } from 'react';

/** Marks the preview of a chosen file as what its name already says; renders nothing. */
export function PictureName() {
  useEffect(() => {
    const mark = () => {
      for (const picture of document.querySelectorAll('.file-field__thumbnail-wrap img:not([alt])'))
        picture.setAttribute('alt', '');
    };
    const seen = new MutationObserver(mark);
    seen.observe(document.body, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, []);
  return null;
}
