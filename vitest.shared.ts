import { defineProject } from 'vitest/config';

/** Tests run on the sources of every workspace package: nothing has to be built first. */
const source = '@dpp/source';
const conditions = [source, 'module', 'node', 'development|production'];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [source] } },
  test: { environment: 'node' },
});
