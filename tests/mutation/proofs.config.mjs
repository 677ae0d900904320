import settings from './stryker.config.mjs';

const { titles, files, seed, count } = JSON.parse(process.env.PROOF);

/**
 * Takes a requirement's behaviour out, in some of the places that its tests run: see `scripts/check/proofs.mjs`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  ...settings,
  plugins: [...settings.plugins, './tests/mutation/draw.mjs'],
  checkers: ['draw'],
  warnings: { unknownOptions: false },
  draw: { titles, seed, count },
  disableBail: true, // the report names every test that notices a change
  mutate: files,
  mutator: { excludedMutations: ['ArrowFunction', 'OptionalChaining', 'Regex', 'UpdateOperator'] },
  vitest: { configFile: 'tests/mutation/proofs.vitest.config.ts', related: false },
  ignorePatterns: ['/imagery', '/bench', '/data*', '/cms/.next', '/cms/dist', '/screenshots', '/.cache'],
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/proofs.json' },
  tempDirName: '.cache/proofs',
  thresholds: { high: 100, low: 100, break: null },
};
