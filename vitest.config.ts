import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tools/*', 'examples/*'],
    // All cores: the runner itself has little to do while it waits for its workers.
    maxWorkers: '100%',
  },
});
