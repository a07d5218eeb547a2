import { describe, expect, it } from 'vitest';
import { decodeElementString } from './decode-element-string.js';

const gs = '\u001d';
const gtin = '0109506000134352';

function codesAt(text: string, options = {}): (string | number)[][] {
  const { problems } = decodeElementString(text, options);
  return problems.map(({ code, start, end }) => [code, start, end]);
}

describe('decodeElementString', () => {
  it('cuts predefined lengths by themselves and the others at separators', () => {
    expect(decodeElementString(`${gtin}17281231${'10ABC'}${gs}21XYZ`)).toEqual({
      valid: true,
      syntax: 'elementString',
      elements: [
        { applicationIdentifier: '01', value: '09506000134352' },
        { applicationIdentifier: '17', value: '281231' },
        { applicationIdentifier: '10', value: 'ABC' },
        { applicationIdentifier: '21', value: 'XYZ' },
      ],
      problems: [],
      suggestions: [],
      digitalLink: undefined,
      symbology: undefined,
    });
  });

  it.each([
    ['a separator at the end', `${gtin}10ABC${gs}`],
    ['a separator at the start', `${gs}${gtin}10ABC`],
    ['a separator after a predefined length', `${gtin}${gs}10ABC`],
    ['a day 00', `${gtin}17280200`],
    ['29 February of a leap year', `${gtin}17280229`],
    ['29 February 2000', `${gtin}17000229`],
    ['an optional component that is missing', `${gtin}7007280101`],
    ['an optional component that is there', `${gtin}7007280101280102`],
    ['a GRAI with a serial', '800309506000134352ABC'],
    ['an AI twice with one value', `${gtin}${gtin}10ABC`],
    ['a companion after the AI that needs it', `10ABC${gs}${gtin}`],
    ['GLN and extension', `4149506000134352254A`],
  ])('accepts %s', (_, text) => {
    expect(decodeElementString(text)).toMatchObject({ valid: true, problems: [] });
  });

  it.each([
    ['nothing', '', 'EMPTY_INPUT', 0, 0],
    ['a lone separator', gs, 'EMPTY_INPUT', 0, 1],
    ['more than any symbol holds', '9'.repeat(8193), 'INPUT_TOO_LONG', 8192, 8193],
    ['two separators', `${gtin}10ABC${gs}${gs}21XYZ`, 'UNEXPECTED_SEPARATOR', 22, 23],
    ['an AI that does not exist', `${gtin}18ABC`, 'UNKNOWN_APPLICATION_IDENTIFIER', 16, 18],
    [
      'an AI of four digits that does not exist',
      `${gtin}3106000001`,
      'UNKNOWN_APPLICATION_IDENTIFIER',
      16,
      20,
    ],
    ['half an AI', `${gtin}3`, 'UNKNOWN_APPLICATION_IDENTIFIER', 16, 17],
    ['letters for an AI', `${gtin}AB`, 'UNKNOWN_APPLICATION_IDENTIFIER', 16, 18],
    ['a GTIN that ends early', '010950600013435', 'TOO_SHORT', 15, 15],
    ['a GTIN cut by a separator', `010950600013435${gs}10A`, 'TOO_SHORT', 15, 15],
    ['an AI without data', `${gtin}10`, 'TOO_SHORT', 18, 18],
    ['a lot that is too long', `${gtin}10ABCDEFGHIJKLMNOPQRSTU`, 'TOO_LONG', 38, 39],
    ['a wrong check digit', '0109506000134353', 'CHECK_DIGIT_MISMATCH', 15, 16],
    ['a letter in a GTIN', '01095060O0134352', 'NON_DIGIT', 8, 9],
    ['a character outside CSET 82', `${gtin}10A#C`, 'INVALID_CHARACTER', 19, 20],
    ['a character outside ASCII', `${gtin}10AéC`, 'INVALID_CHARACTER', 19, 20],
    ['a character of two code units', `${gtin}10A😀C`, 'INVALID_CHARACTER', 19, 21],
    ['one in a GTIN', '01095060😀134352', 'NON_DIGIT', 8, 10],
    ['one in an AI', `${gtin}1😀`, 'UNKNOWN_APPLICATION_IDENTIFIER', 16, 19],
    ['half of one', `${gtin}10A\ud83dC`, 'INVALID_CHARACTER', 19, 20],
    ['month 13', `${gtin}17281331`, 'INVALID_MONTH', 20, 22],
    ['month 00', `${gtin}17280001`, 'INVALID_MONTH', 20, 22],
    ['30 February', `${gtin}17280230`, 'INVALID_DAY', 22, 24],
    ['29 February of a common year', `${gtin}17270229`, 'INVALID_DAY', 22, 24],
    ['half an optional component', `${gtin}700728010128`, 'TOO_SHORT', 28, 28],
    [
      'a currency that does not exist',
      `${gtin}30${'1'}${gs}3932987125`,
      'UNKNOWN_CURRENCY',
      24,
      27,
    ],
    [
      'an AI twice with two values',
      `${gtin}10ABC${gs}10ABD`,
      'DUPLICATE_APPLICATION_IDENTIFIER',
      22,
      24,
    ],
    ['a lot without GTIN', '10ABC', 'MANDATORY_ASSOCIATION_MISSING', 0, 2],
    ['a pay-to GLN without reference', '4159506000134352', 'MANDATORY_ASSOCIATION_MISSING', 0, 3],
    ['half a companion pair', `${gtin}250ABC`, 'MANDATORY_ASSOCIATION_MISSING', 16, 19],
    ['two net weights', `${gtin}31030000013102000001`, 'INVALID_PAIR', 26, 30],
    ['a GTIN with a content GTIN', `${gtin}020950600013435237${'1'}`, 'INVALID_PAIR', 16, 18],
    ['serial with controlled serial', `${gtin}235A${gs}21B`, 'INVALID_PAIR', 21, 23],
  ])('refuses %s', (...[, text, code, start, end]) => {
    expect(decodeElementString(text).valid).toBe(false);
    expect(codesAt(text)[0]).toEqual([code, start, end]);
  });

  it('names every problem at once, by position, each with its AI', () => {
    const { elements, problems } = decodeElementString(
      `0109506000134353172813${'31'}10A C${gs}21X`,
    );
    expect(
      problems.map(({ code, applicationIdentifier }) => [applicationIdentifier, code]),
    ).toEqual([
      ['01', 'CHECK_DIGIT_MISMATCH'],
      ['17', 'INVALID_MONTH'],
      ['10', 'INVALID_CHARACTER'],
    ]);
    expect(elements.map(({ value }) => value)).toEqual(['09506000134353', '281331', 'A C', 'X']);
  });

  it('names a pair of AIs once', () => {
    expect(codesAt(`${gtin}31030000013102000001`)).toHaveLength(1);
  });

  it('goes on after the separator that follows an unknown AI', () => {
    const { elements } = decodeElementString(`18ABC${gs}${gtin}`);
    expect(elements).toEqual([{ applicationIdentifier: '01', value: '09506000134352' }]);
  });

  it('asks for no companion that the unreadable part may hold', () => {
    expect(codesAt(`10ABC${gs}18DEF`).map(([code]) => code)).toEqual([
      'UNKNOWN_APPLICATION_IDENTIFIER',
    ]);
  });

  it('leaves associations unchecked when told so', () => {
    expect(codesAt('10ABC', { checkAssociations: false })).toEqual([]);
  });

  it.each(['^', '<GS>', '{FNC1}', '||'])('cuts at the separator %s', (separator) => {
    const { valid, elements } = decodeElementString(`10ABC${separator}${gtin}`, { separator });
    expect({ valid, elements: elements.length }).toEqual({ valid: true, elements: 2 });
  });

  it('refuses an empty separator', () => {
    expect(() => decodeElementString(gtin, { separator: '' })).toThrow(RangeError);
  });
});
