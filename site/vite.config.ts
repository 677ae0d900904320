import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SCRIPTS } from './render/browser-build.ts';

/** React and the router change seldom, so they have their own chunk; the size budget counts our code without them. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

/** Components that pages share: one chunk compresses better than thirty and loads sooner. What one page alone shows stays with it, and
 * what the owner's sections show with these. */
const COMMON = /\/site\/(root|content\/|head\/|sections\/(?!own\/)|ui\/|pages\/(page-data\.browser|more\.tsx))/;

/** The entry that loads all others at once has its own chunk. */
const ENTRY = /\/site\/(entry\.browser|pages\/(page-data\.ts|routes|components)|styles\/whole-sheet)|preload-helper/;

/** The behaviours of every page, in one file; the forms import the storage keys from it. Visitors never load an editor's. */
const START = /\/site\/(behaviours\/(?!preview|edit-bar|measuring|tags)|forms\/kept)/;

/** Two builds: for the browser (entry, chunks, fonts, style sheet) and, with --ssr, for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: ['server/listen.ts', 'media/picture-process.ts'] },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [...Object.values(SCRIPTS), 'styles/index.css', 'styles/fonts.css'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: START, priority: 2 },
                { name: 'entry', test: ENTRY, priority: 2 },
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'common', test: COMMON, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
