import type { OwnSection } from '../content/own-pages';
import type { FrameProps } from '../sections/frame';

type Sections = typeof import('./own-sections').OwnSections;
let Loaded: Sections | undefined;

/** Loads what draws extra sections, which most pages do without. */
export const loadMore = async (): Promise<void> => {
  Loaded = (await import('./own-sections')).OwnSections;
};

/** The extra sections of a page below one with the background `above`; `loadMore` comes first. */
export const More = ({ sections, above }: { sections?: OwnSection[]; above?: FrameProps['band'] }) =>
  Loaded && sections ? <Loaded sections={sections} above={above} /> : null;
