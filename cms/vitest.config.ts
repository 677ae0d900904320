import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } }, // `testing/setup.ts` says production
  test: {
    root: import.meta.dirname,
    exclude: [...configDefaults.exclude, '.next/**', ...(process.env.TEST_ALL ? [] : ['**/*.long.test.ts'])],
    globalSetup: './testing/global.ts',
    setupFiles: ['./testing/setup.ts', '../tests/kit/property-cases.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
