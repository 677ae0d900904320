import { defineConfig } from 'vitest/config';

/** Tests that change modules, which the other test files of the back office share. */
const ALONE = '**/*.alone.test.ts';
/** A database of its own for each file needs all modules anew; otherwise loading Payload takes longer than most test files. */
const isolate = Boolean(process.env.TEST_POSTGRES);

export default defineConfig({
  test: {
    projects: [
      'contract',
      'site',
      { extends: './cms/vitest.config.ts', test: { name: 'cms', exclude: [ALONE], isolate } },
      { extends: './cms/vitest.config.ts', test: { name: 'cms alone', include: [ALONE] } },
      'tests',
    ],
    maxWorkers: 4, // two are computing while two wait for a page
  },
});
