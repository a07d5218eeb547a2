import { Gs1Error, type Gs1Problem } from '../../src/error.js';

/** Runs what has to be refused and gives back the error; anything but a Gs1Error fails the test. */
export function thrownBy(action: () => unknown): Gs1Problem {
  try {
    action();
  } catch (error) {
    if (error instanceof Gs1Error) return error;
    throw error;
  }
  throw new Error('Expected a Gs1Error, but nothing was thrown.');
}
