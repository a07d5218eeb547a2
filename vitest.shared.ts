import { defineProject } from 'vitest/config';

/** Tests run on the sources of every workspace package: nothing has to be built first. */
const conditions = ['@dpp/source', 'node', 'import', 'default'];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { environment: 'node' },
});
