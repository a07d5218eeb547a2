import { DppError } from '../../src/index.js';

/** The error a call rejects with; a call that succeeds, or throws anything else, fails the test. */
export async function rejectionOf<E extends DppError = DppError>(
  call: PromiseLike<unknown>,
  errorClass?: abstract new (...args: never[]) => E,
): Promise<E> {
  try {
    await call;
  } catch (error) {
    if (error instanceof (errorClass ?? DppError)) return error as E;
    throw error;
  }
  throw new Error('The call succeeded.');
}
