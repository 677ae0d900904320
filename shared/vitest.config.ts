import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'shared', testTimeout: 120_000, expect: { poll: { timeout: 30_000 } }, setupFiles: '../tests/kit/setup.ts' },
});
