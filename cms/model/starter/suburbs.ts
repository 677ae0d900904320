/** Suburbs that the starter's texts describe, besides those of its offices; a test compares them with the texts. */
export const STARTER_SUBURBS: readonly string[] = `Blackwood, Brighton, Brunswick, Brunswick East, Burnside, Carlton, Coburg,
  Collingwood, Docklands, Fitzroy, Footscray, Gawler, Glen Waverley, Glenelg, Hallett Cove, Henley Beach, Hindmarsh, Kent Town, Kew,
  Mawson Lakes, Mount Barker, Munno Para, Norwood, Prospect, Richmond, Salisbury, Semaphore, Southbank, St Peters, Tea Tree Gully,
  Tullamarine, Unley, Werribee, Williamstown`.split(/,\s+/);
