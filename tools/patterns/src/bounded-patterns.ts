import type { Pattern } from './collect-patterns.js';

/** A pattern that may take more than linear time, because it never meets a long text. */
interface BoundedPattern extends Pattern {
  /** Longest text that it is run on. */
  readonly maxLength: number;
  readonly reason: string;
}

/** A new entry shows where its text is cut. */
export const boundedPatterns: readonly BoundedPattern[] = [
  {
    file: 'packages/espr-validate/src/advisories/personal-data.ts',
    source: String.raw`:\/\/[^\s?#]*$`,
    flags: '',
    maxLength: 255,
    reason: 'it looks at the 255 characters before an @',
  },
  {
    file: 'packages/espr-validate/src/cli/help.ts',
    source: '(.{1,65})(?: |$)',
    flags: 'g',
    maxLength: 1000,
    reason: 'it wraps two lists that are part of the program',
  },
];
