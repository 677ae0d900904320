import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const { tests } = JSON.parse(process.env.PROOF ?? '{"tests":[]}') as { tests: string[] };
const root = process.cwd(); // the copy that is changed

/** The files with the quick tests of one requirement, with the settings of their parts. */
export default defineConfig({
  test: {
    projects: [...new Set(tests.map((test) => test.split('/')[0] as string))].map((part) => ({
      extends: join(root, part === 'cms' ? 'cms/vitest.config.ts' : 'vitest.unit.config.ts'),
      resolve: { alias: { contract: join(root, 'contract') } }, // else the package, which is the unchanged one
      test: {
        name: part,
        root: join(root, part),
        include: tests.filter((test) => test.startsWith(`${part}/`)).map((test) => join(root, test)),
      },
    })),
  },
});
