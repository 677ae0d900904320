import { defineConfig } from 'vitest/config';

/** Run by `npm run test:servers` only, one file after the other: machines are large. */
export default defineConfig({
  test: {
    name: 'servers',
    root: import.meta.dirname,
    include: ['*.server.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 1,
    chaiConfig: { truncateThreshold: 0 },
  },
});
