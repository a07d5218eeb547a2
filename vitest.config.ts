import { defineConfig } from 'vitest/config';
import LongestFirst from './vitest.sequencer.js';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: ['packages/*', 'apps/*', 'tools/*', 'examples/*'],
  },
});
