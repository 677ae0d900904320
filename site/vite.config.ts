import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React and the router, which change seldom, stand in a chunk of their own; the size budget counts ours without them. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

/** What pages are made of: one chunk compresses better than thirty, and comes sooner. */
const COMMON = /\/site\/(root|content\/|head\/|sections\/|ui\/|pages\/page-data\.browser)/;

/** What fetches all the others at once, so it stands alone. */
const ENTRY = /\/site\/(entry\.browser|pages\/(page-data\.ts|routes|components)|styles\/whole-sheet)|preload-helper/;

/** What every page starts, in one file; the forms read from it where their drafts are kept. */
const START = /\/site\/(behaviours\/|forms\/kept)/;

/** Two builds: the browser's (entry, chunks, the faces, the one style sheet) and, with --ssr, the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['behaviours/start.browser.ts', 'entry.browser.ts', 'styles/index.css', 'styles/fonts.css'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: START, priority: 2 },
                { name: 'entry', test: ENTRY, priority: 2 },
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'common', test: COMMON },
              ],
            },
          },
        },
      },
}));
