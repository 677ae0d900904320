import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    isolate: false,
    setupFiles: '../tests/kit/setup.ts',
    exclude: ['dist/**', '**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
