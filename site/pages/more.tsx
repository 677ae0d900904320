import type { OwnSection } from '../content/own-pages';
import { more } from './load-more';

/** The extra sections of a page; `loadMore` comes first. */
export const More = ({ sections }: { sections?: OwnSection[] }) =>
  more.Sections && sections ? <more.Sections sections={sections} /> : null;
