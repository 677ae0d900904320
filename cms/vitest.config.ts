import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    exclude: ['.next/**', '**/node_modules/**'],
    globalSetup: './vitest.global.ts',
    setupFiles: './vitest.setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file starts its own Payload: more of them in parallel would only wait for each other.
    maxWorkers: 2,
  },
});
