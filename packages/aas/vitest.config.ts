import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.js';

export default mergeConfig(
  shared,
  defineProject({
    test: {
      include: ['{src,test}/**/*.test.ts'],
      // Texts of a million characters in each place take a second, and many on a busy machine.
      testTimeout: 60_000,
    },
  }),
);
