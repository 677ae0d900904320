/**
 * Mutation testing of what may not fail: the lead's path and the cache. `leads.ts` only connects parts; tests of the whole site
 * cover it. Run from the repository's root.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/log-calls.mjs'],
  ignorers: ['log-calls'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: ['site/leads/*.ts', 'site/cache/*.ts', 'site/base/steady-clock.ts', '!site/leads/leads.ts', '!**/*.test.ts'],
  ignorePatterns: ['cms', 'imagery', 'bench', 'docs', 'data*', 'site/dist', 'screenshots', '.cache'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  tempDirName: '.cache/mutation',
  thresholds: { high: 90, low: 85, break: 85 },
};
