import { describe, expect, it } from 'vitest';
import { operatorIdProblem, OPERATOR_ID_SCHEMES } from './operator-id-problem.js';

/** Numbers that their owners, tax offices or the standard publish. */
const published = {
  // The first two: GLEIF itself, and the example that introductions to ISO 17442 use.
  LEI: ['506700GE1G29325QX363', '5493001KJTIIGC8Y1R12', '5493000IBP32UQZ0KL24'],
  GLN: ['0614141123452', '4012345500004', '9506000134352'],
  VAT: [
    ...['ATU33803408', 'BE0411905847', 'BG175074752', 'CY10259033P', 'CZ46505334', 'DE136695976'],
    ...['DK13585628', 'EE100931558', 'EL094259216', 'ESA58818501', 'FI20774740', 'FR40303265045'],
    ...['HR33392005961', 'HU12892312', 'IE6433435F', 'IT00743110157', 'LT119511515', 'LU15027442'],
    ...['LV40003521600', 'MT11679112', 'NL004495445B01', 'PL8567346215', 'PT501964843'],
    ...['RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619', 'XI980780684'],
  ],
} as const;

const cases = Object.entries(published).flatMap(([scheme, ids]) =>
  ids.map((id) => ({ scheme: scheme as keyof typeof published, id })),
);

it.each(cases)('takes $id of $scheme', ({ scheme, id }) => {
  expect(operatorIdProblem(scheme, id)).toBeUndefined();
});

/** Countries in which some other numbers have the same check digit: a remainder of ten counts as another one. */
const withTwins = ['BG', 'FI', 'LV', 'NL', 'RO', 'XI'];

describe('a number with one digit changed', () => {
  it.each(cases)('is not $id of $scheme any more', ({ scheme, id }) => {
    const taken = changedByADigit(id).filter((other) => !operatorIdProblem(scheme, other));
    const mayHaveTwins = scheme === 'VAT' && withTwins.includes(id.slice(0, 2));
    expect(taken.length).toBeLessThanOrEqual(mayHaveTwins ? 19 : 0);
  });

  it('says that the check digits are wrong, not the form', () => {
    expect(operatorIdProblem('LEI', '5493001KJTIIGC8Y1R13')?.code).toBe('CHECK_DIGITS');
    expect(operatorIdProblem('GLN', '0614141123453')?.code).toBe('CHECK_DIGITS');
    expect(operatorIdProblem('VAT', 'DE136695975')?.code).toBe('CHECK_DIGITS');
  });
});

function changedByADigit(id: string): string[] {
  return [...id].flatMap((character, place) =>
    /\d/.test(character)
      ? [...'0123456789']
          .filter((digit) => digit !== character)
          .map((digit) => id.slice(0, place) + digit + id.slice(place + 1))
      : [],
  );
}

describe('ten thousand LEIs', () => {
  /** By arithmetic of whole numbers, not digit by digit as the checker does it. */
  const checked = (body: string) => {
    const digits = [...`${body}00`].map((character) => parseInt(character, 36)).join('');
    return body + String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
  };
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const ids = Array.from({ length: 10_000 }, () =>
    checked(Array.from({ length: 18 }, () => alphabet[next(36)]).join('')),
  );

  /** A digit for a digit, a letter for a letter: a letter is two digits to the check, and so shifts what is before it. */
  const otherThan = (character: string) => {
    const [from, count] = /\d/.test(character) ? [0, 10] : [10, 26];
    const at = alphabet.indexOf(character) - from;
    return alphabet[from + ((at + 1 + next(count - 1)) % count)] ?? '';
  };

  it('are taken, and none with one character changed for another of its kind', () => {
    for (const id of ids) {
      expect(operatorIdProblem('LEI', id)).toBeUndefined();
      const place = next(18);
      const other = otherThan(id[place] ?? '');
      const changed = id.slice(0, place) + other + id.slice(place + 1);
      expect(operatorIdProblem('LEI', changed)?.code).toBe('CHECK_DIGITS');
    }
  });
});

describe('the form', () => {
  it.each([
    ['LEI', '5493001kjtiigc8y1r12'],
    ['LEI', '5493 001K JTII GC8Y 1R12'],
    ['LEI', '5493001KJTIIGC8Y1R1'],
    ['LEI', ''],
    ['GLN', '061414112345'],
    ['GLN', '06141411234520'],
    ['GLN', '061414112345X'],
    ['VAT', '136695976'],
    ['VAT', 'DE 136 695 976'],
    ['VAT', 'de136695976'],
    ['VAT', 'DE13669597'],
    ['VAT', 'ATU3380340A'],
    ['VAT', 'GR094259216'],
    ['VAT', 'HRB-1'],
    ['EORI', 'de123'],
    ['EORI', 'DE'],
  ] as const)('of %s is not %j', (scheme, id) => {
    expect(operatorIdProblem(scheme, id)?.code).toBe('FORMAT');
  });

  it.each(['NO998877665MVA', 'TR1234567890', 'GB980780684', 'CHE123456789'])(
    'of %s, which no member state gives, is not looked into',
    (id) => {
      expect(operatorIdProblem('VAT', id)).toBeUndefined();
    },
  );

  it.each(['DUNS', 'NATIONAL', 'OTHER', 'NTR', 'EID'] as const)('of %s is free', (scheme) => {
    expect(OPERATOR_ID_SCHEMES).toContain(scheme);
    expect(operatorIdProblem(scheme, 'HRB 12345 B')).toBeUndefined();
  });
});
