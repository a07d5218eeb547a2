import type { Gs1Problem } from '../error.js';

/**
 * Moves problems of a decoded value to where its characters stand in the input.
 *
 * @param toInput - Gives the index in the input of a character of the value, or of the end of it.
 */
export function relocateProblems(
  problems: readonly Gs1Problem[],
  toInput: (index: number) => number,
): Gs1Problem[] {
  return problems.map((problem) => ({
    ...problem,
    start: toInput(problem.start),
    end: toInput(problem.end),
  }));
}
