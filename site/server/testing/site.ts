import { createLog } from '../../base/log';
import { renderPage } from '../../entry.server';
import { readEnv } from '../../env';
import { createSite } from '../app';

/** Names of the built files, of which there are none. */
const assets = {
  start: '/assets/start.js',
  entry: '/assets/entry.js',
  preview: '/preview.js',
  editBar: '/edit-bar.js',
  editBarTexts: '/edit-bar-texts.js',
  measuring: '/measuring.js',
  tags: '/tags.js',
  faces: '',
};

interface More {
  /** Gets each line of the log. */
  line?: (text: string) => void;
  renderPage?: typeof renderPage;
}

/** A site with these variables, as the built one makes it, without warming up. */
export const siteWith = (variables: Record<string, string>, more: More = {}) =>
  createSite({
    env: readEnv({ WARM_UP: 'off', ...variables }),
    log: createLog(more.line ?? (() => undefined)),
    files: new Map(),
    assets,
    renderPage: more.renderPage ?? renderPage,
  });

export type TestedSite = Awaited<ReturnType<typeof siteWith>>;
