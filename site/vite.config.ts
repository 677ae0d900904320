import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React and the router, which change seldom, stand in a chunk of their own; the size budget counts ours without them. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

/** What every page draws with, together with what it imports: one chunk compresses better than twenty. */
const COMMON =
  /\/site\/(root|content\/page-data\.browser|forms\/visit\.browser|sections\/(page-hero|closing)|ui\/(heading|picture))\.tsx?$/;

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
          input: ['entry.browser.tsx', 'styles/index.css', 'styles/fonts.css'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'common', test: COMMON },
              ],
            },
          },
        },
      },
}));
