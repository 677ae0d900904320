import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    isolate: false,
    setupFiles: '../tests/kit/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
