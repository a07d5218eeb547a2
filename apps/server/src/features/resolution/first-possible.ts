import { ApiError } from '../../platform/http/api-error.js';

/**
 * Answers by the first representation that there can be. One that is 406 by itself, as a credential of a
 * passport without a facility is, leaves the next its turn.
 *
 * @throws a 406 when there can be none of them.
 */
export async function firstPossible<Kind, Answer>(
  [kind, ...others]: readonly [Kind, ...Kind[]],
  answer: (kind: Kind) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer(kind);
  } catch (error) {
    const isImpossible = error instanceof ApiError && error.status === 406;
    const [next, ...rest] = others;
    if (!isImpossible || next === undefined) throw error;
    return firstPossible([next, ...rest], answer);
  }
}
