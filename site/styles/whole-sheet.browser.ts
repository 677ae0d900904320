/**
 * Adds the whole style sheet to a document that inlines only a part of it. The inline part stays, because replacing it would
 * recalculate the layout of the whole page. Rejects when the sheet does not load.
 */
export const addWholeSheet = () =>
  new Promise<void>((done, fail) => {
    const address = document.getElementById('styles')?.dataset.sheet;
    if (!address) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => done();
    link.onerror = () => fail(new Error(`${address} did not come`));
    document.head.append(link);
  });
