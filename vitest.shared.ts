import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

/** Tests run on the sources of every workspace package: nothing has to be built first. */
const source = '@dpp/source';
const conditions = [source, 'module', 'node', 'development|production'];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [source] } },
  test: {
    environment: 'node',
    // A busy machine takes many times as long as one at rest: a time that is over means that a test hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // One more than there are cores: tests that start processes, time out or hash passwords wait.
    maxWorkers: availableParallelism() + 1,
    // Files of one worker share their modules: to load the server and its database's WebAssembly anew for
    // each takes as long as the tests themselves. No file may leave a module or process.env changed.
    isolate: false,
    // What a run has transformed, the next one reads: by content, configuration and lock file.
    experimental: { fsModuleCache: true },
  },
});
