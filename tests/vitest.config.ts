import { configDefaults, defineConfig } from 'vitest/config';

/** A loaded machine may miss a browser's deadline once; a defect fails every time. Each retry is listed at the end of the run. */
const RETRIES = 1;

/** Matrices, fuzzing, faults and pictures: `npm run test:all`, or any of them by `TEST_ALL=1 npx vitest run --project tests NAME`. */
const LONG = '**/*.long.test.ts';

export default defineConfig({
  test: {
    name: 'tests',
    exclude: process.env.TEST_ALL ? configDefaults.exclude : [...configDefaults.exclude, LONG],
    globalSetup: ['global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    chaiConfig: { truncateThreshold: 0 }, // a failure says the whole of what it saw, also in the list at the end
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    retry: RETRIES,
  },
});
