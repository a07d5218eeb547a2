import { defineConfig, mergeConfig } from 'vitest/config';
import LongestFirst from '../../vitest.sequencer.js';
import shared from '../../vitest.shared.js';

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // Where this project runs alone, as it does on PostgreSQL.
      sequence: { sequencer: LongestFirst },
      globalSetup: [
        'test/support/make-migrated-image.ts',
        'test/support/bundle-server.ts',
        'test/support/drop-schemas.ts',
      ],
      include: ['{src,test,migrations}/**/*.test.ts'],
    },
  }),
);
