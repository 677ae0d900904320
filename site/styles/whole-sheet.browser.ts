import { whenIdle } from '../lay-out-rest.browser';

/**
 * Adds the style sheet of which the document carries only what its markup uses. That part goes when nobody waits: with it gone
 * the page is laid out once more, and with it there every later change asks each of its rules twice. Rejects when the sheet
 * does not come; the part stays then.
 */
export const addWholeSheet = () =>
  new Promise<void>((done, fail) => {
    const part = document.getElementById('styles');
    const address = part?.dataset.sheet;
    if (!address) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => {
      whenIdle(() => part.remove());
      done();
    };
    link.onerror = () => fail(new Error(`${address} did not come`));
    document.head.append(link);
  });
