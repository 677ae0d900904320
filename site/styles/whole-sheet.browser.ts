/**
 * Adds the style sheet of which the document carries only what its markup uses. It is added and nothing taken away: to put it
 * in that part's place would have the whole page laid out again. Rejects when it does not come.
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
