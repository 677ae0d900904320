import { configDefaults, defineConfig } from 'vitest/config';

/** Tests beside their files, of every part that needs nothing else to run. */
export default defineConfig({
  test: {
    isolate: false,
    setupFiles: new URL('tests/kit/setup.ts', import.meta.url).pathname,
    exclude: [...configDefaults.exclude, 'dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
