import { configDefaults, defineConfig } from 'vitest/config';

/** A loaded machine may miss a browser's timeout once; a defect fails every time. Retries are listed at the end of the run. */
const RETRIES = 1;

/** Set by `npm run test:busy`: see `kit/patience.ts`. */
const patience = Number(process.env.TEST_BUSY ?? 1);

export default defineConfig({
  test: {
    name: 'tests',
    root: import.meta.dirname,
    exclude: [...configDefaults.exclude, 'servers/**', 'repository/**', ...(process.env.TEST_ALL ? [] : ['**/*.long.test.ts'])],
    globalSetup: ['kit/global-setup.ts'],
    setupFiles: ['kit/setup.ts'],
    isolate: false,
    // Tests wait for conditions. These end only a test that hangs, even on a machine that is several times slower.
    testTimeout: 300_000 * patience,
    hookTimeout: 300_000 * patience,
    chaiConfig: { truncateThreshold: 0 }, // print complete values in failures
    expect: { poll: { timeout: 30_000 * patience } },
    retry: RETRIES,
  },
});
