import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'site', exclude: ['dist/**', '**/node_modules/**'], testTimeout: 20_000 } });
