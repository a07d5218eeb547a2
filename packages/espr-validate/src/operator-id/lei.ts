import type { OperatorIdProblem } from './problem.js';

const form = /^[0-9A-Z]{18}[0-9]{2}$/;

/** Checks a Legal Entity Identifier: ISO 17442-1, whose two check digits follow ISO 7064, MOD 97-10. */
export function leiProblem(id: string): OperatorIdProblem | undefined {
  if (!form.test(id)) {
    return {
      code: 'FORMAT',
      message: 'An LEI is 18 digits or capital letters and two check digits, without spaces.',
    };
  }
  return remainderOf97(id) === 1
    ? undefined
    : { code: 'CHECK_DIGITS', message: 'The check digits of the LEI belong to another number.' };
}

/** Letters count as 10 to 35; each puts two digits behind what stands before it. */
function remainderOf97(id: string): number {
  let remainder = 0;
  for (const character of id) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}
