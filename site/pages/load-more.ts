/** What draws extra sections, once it is there. */
export const more: { Sections?: typeof import('./own').OwnSections } = {};

/** Loads what draws extra sections, which most pages do without. */
export const loadMore = async (): Promise<void> => {
  more.Sections = (await import('./own')).OwnSections;
};
