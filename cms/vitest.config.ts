import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // As the back office is built: in production React has no runtime for development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    root: import.meta.dirname,
    exclude: [...configDefaults.exclude, '.next/**', ...(process.env.TEST_ALL ? [] : ['**/*.long.test.ts'])],
    globalSetup: './testing/global.ts',
    setupFiles: ['./testing/setup.ts', '../tests/kit/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
