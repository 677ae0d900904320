import { defineConfig } from 'vitest/config';

/** The unit tests of the lead's path and the cache; the slower ones that start a whole site would take hours for all mutants. */
export default defineConfig({
  test: { include: ['site/leads/*.test.ts', 'site/cache/*.test.ts', 'site/base/*.test.ts'], testTimeout: 10_000 },
});
