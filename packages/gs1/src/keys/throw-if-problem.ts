import { Gs1Error, type Gs1Problem } from '../error.js';

/** Turns a returned problem into a thrown one. */
export function throwIfProblem(problem: Gs1Problem | undefined): asserts problem is undefined {
  if (problem) throw new Gs1Error(problem.code, problem.message, problem);
}
