import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'site', 'cms', 'tests'],
    maxWorkers: 4, // two are computing while two wait for a page
  },
});
