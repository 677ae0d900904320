import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds: the browser's (entry, chunks, the one style sheet) and, with --ssr, the server's. */
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
        rolldownOptions: { input: ['entry.browser.tsx', 'styles/index.css'] },
      },
}));
