import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.js';

export default mergeConfig(
  shared,
  defineProject({
    test: {
      globalSetup: ['test/support/make-migrated-image.ts', 'test/support/bundle-server.ts'],
      include: ['{src,test,migrations}/**/*.test.ts'],
      // A fresh embedded database takes a second or two to come up on a busy machine.
      hookTimeout: 60_000,
      testTimeout: 30_000,
    },
  }),
);
