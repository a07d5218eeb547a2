import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.js';

export default mergeConfig(
  shared,
  defineProject({
    test: {
      include: ['{src,test}/**/*.test.ts'],
      // Long texts in every field take seconds, and many on a busy machine.
      testTimeout: 60_000,
    },
  }),
);
