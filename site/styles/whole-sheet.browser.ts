/** Adds the whole style sheet beside the inlined part, which stays: replacing it would recalculate the whole layout. */
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
