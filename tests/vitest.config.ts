import { defineConfig } from 'vitest/config';

/** A loaded machine may miss a browser's deadline once; a defect fails every time. */
const RETRIES = 2;

export default defineConfig({
  test: {
    name: 'tests',
    globalSetup: ['global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    chaiConfig: { truncateThreshold: 0 }, // a failure says the whole of what it saw, also in the list at the end
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    retry: RETRIES,
  },
});
