import type { OwnSection } from '../content/own-pages';
import type { FrameProps } from '../sections/frame';
import { more } from './load-more';

/** The extra sections of a page below one with the background `above`; `loadMore` comes first. */
export const More = ({ sections, above }: { sections?: OwnSection[]; above?: FrameProps['band'] }) =>
  more.Sections && sections ? <more.Sections sections={sections} above={above} /> : null;
