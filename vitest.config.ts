import { defineConfig } from 'vitest/config';

/** Tests that change modules, which the other test files of the back office share. */
const ALONE = '**/*.alone.test.ts';
/** Tests that measure time or strike the whole stack: one after the other, when all others have ended. */
const ALONE_LONG = '**/*.alone.long.test.ts';
/** A database of its own for each file needs all modules anew; otherwise loading Payload takes longer than most test files. */
const isolate = Boolean(process.env.TEST_POSTGRES);

const long = {
  extends: './tests/vitest.config.ts',
  test: { name: 'tests alone', include: [ALONE_LONG], maxWorkers: 1, sequence: { groupOrder: 1 } },
} as const;

export default defineConfig({
  test: {
    projects: [
      'office',
      ...['shared', 'contract', 'site', 'scripts'].map((name) => ({
        extends: './vitest.unit.config.ts',
        test: { name, root: name },
      })),
      { test: { name: 'repository', include: ['tests/repository/*.test.ts'] } }, // needs no running product
      { extends: './cms/vitest.config.ts', test: { name: 'cms', exclude: [ALONE], isolate } },
      { extends: './cms/vitest.config.ts', test: { name: 'cms alone', include: [ALONE] } },
      { extends: './tests/vitest.config.ts', test: { name: 'tests', exclude: [ALONE_LONG] } },
      ...(process.env.TEST_ALL ? [long] : []),
    ],
    maxWorkers: 2, // with their browsers, two keep two cores busy: four took as long and ran into timeouts
  },
});
