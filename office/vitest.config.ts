import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'office', testTimeout: 120_000, setupFiles: '../tests/kit/setup.ts' } });
