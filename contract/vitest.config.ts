import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'contract', isolate: false, testTimeout: 120_000, setupFiles: '../tests/kit/setup.ts' },
});
