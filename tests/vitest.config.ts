import { configDefaults, defineConfig } from 'vitest/config';

/** A loaded machine may miss a browser's timeout once; a defect fails every time. Retries are listed at the end of the run. */
const RETRIES = 1;

/**
 * Matrices, fuzzing, faults and pictures run in `npm run test:all`, or singly by `TEST_ALL=1 npx vitest run --project tests
 * NAME`.
 */
const LONG = '**/*.long.test.ts';

export default defineConfig({
  test: {
    name: 'tests',
    exclude: process.env.TEST_ALL ? configDefaults.exclude : [...configDefaults.exclude, LONG],
    globalSetup: ['global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    chaiConfig: { truncateThreshold: 0 }, // print complete values in failures
    expect: { poll: { timeout: 10_000 } },
    retry: RETRIES,
  },
});
