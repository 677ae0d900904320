import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'site', 'cms', 'tests'],
    maxWorkers: 3, // two are computing while one waits for a page
  },
});
