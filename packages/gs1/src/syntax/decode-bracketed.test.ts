import { describe, expect, it } from 'vitest';
import { decodeBracketed } from './decode-bracketed.js';

describe('decodeBracketed', () => {
  it.each([
    ['(10)A\\(1\\)', 'A(1)'],
    ['(10)A\\(1)', 'A(1)'],
    ['(10)\\(01)', '(01)'],
    ['(10)A)', 'A)'],
  ])('reads %s', (text, value) => {
    const { elements, problems } = decodeBracketed(text, { checkAssociations: false });
    expect({ elements, problems }).toEqual({
      elements: [{ applicationIdentifier: '10', value }],
      problems: [],
    });
  });

  it.each([
    ['', 'EMPTY_INPUT', 0, 0],
    ['01)09506000134352', 'INVALID_BRACKETS', 0, 17],
    ['x(99)A', 'INVALID_BRACKETS', 0, 1],
    ['(99', 'INVALID_BRACKETS', 0, 3],
    ['()A', 'INVALID_BRACKETS', 0, 2],
    ['(9 9)A', 'INVALID_BRACKETS', 0, 3],
    ['(AB)A', 'INVALID_BRACKETS', 0, 2],
    ['(99)A(b)', 'INVALID_BRACKETS', 5, 7],
    ['(99)A(', 'INVALID_BRACKETS', 5, 6],
    ['(18)A', 'UNKNOWN_APPLICATION_IDENTIFIER', 1, 3],
    ['(1)A', 'UNKNOWN_APPLICATION_IDENTIFIER', 1, 2],
    ['(010)A', 'UNKNOWN_APPLICATION_IDENTIFIER', 1, 4],
    ['(99)', 'TOO_SHORT', 4, 4],
    ['(99)A\\B', 'INVALID_CHARACTER', 5, 6],
    ['(99)\\(\\)#', 'INVALID_CHARACTER', 8, 9],
    ['(01)09506000134353', 'CHECK_DIGIT_MISMATCH', 17, 18],
    ['(10)ABC', 'MANDATORY_ASSOCIATION_MISSING', 1, 3],
  ])('refuses %s', (text, code, start, end) => {
    const { valid, problems } = decodeBracketed(text);
    expect(valid).toBe(false);
    expect(problems[0]).toMatchObject({ code, start, end });
  });
});
