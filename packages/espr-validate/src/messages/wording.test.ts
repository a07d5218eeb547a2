import { describe, expect, it } from 'vitest';
import { wordingOf } from '../all-locales.js';
import { LOCALES } from '../locale.js';
import { validateMetadata } from '../validate-metadata.js';

function firstFriendlyMessage(locale: (typeof LOCALES)[number]): string | undefined {
  const { errors } = validateMetadata({ category: 'toys' }, { wording: wordingOf(locale) });
  return errors[0]?.friendlyMessage;
}

describe('the colon after a label', () => {
  it('has a no-break space before it in French', () => {
    expect(firstFriendlyMessage('fr')).toMatch(/^Pays d’origine\u00a0: /);
  });

  it.each(LOCALES.filter((locale) => locale !== 'fr'))(
    'follows the label at once in %s',
    (locale) => {
      expect(firstFriendlyMessage(locale)).toMatch(/^\S[^:]*\S: \S/);
    },
  );
});

it('puts a no-break space before a semicolon in French alone, and a raised point for it in Greek', () => {
  expect(wordingOf('fr').sequence(['a', 'b'])).toBe('a\u00a0; b');
  expect(wordingOf('de').sequence(['a', 'b'])).toBe('a; b');
  expect(wordingOf('el').sequence(['a', 'b'])).toBe('a· b');
});

describe('numbers', () => {
  it.each([
    ['en', '12,345.5'],
    ['de', '12.345,5'],
    ['fr', '12\u202f345,5'],
    ['pl', '12\u00a0345,5'],
    // As in Portugal, not as in Brazil.
    ['pt', '12\u00a0345,5'],
  ] as const)('are written the way of %s: %s', (locale, text) => {
    expect(wordingOf(locale).number(12345.5)).toBe(text);
  });

  it('keep four decimals', () => {
    expect(wordingOf('de').number(0.00005)).toBe('0,0001');
  });
});

describe('alternatives', () => {
  it.each([
    ['en', 'a, b, or c'],
    ['de', 'a, b oder c'],
    ['cs', 'a, b nebo c'],
    ['fi', 'a, b tai c'],
    ['ro', 'a, b sau c'],
    ['mt', 'a, b jew c'],
  ] as const)('are joined in the words of %s: %s', (locale, text) => {
    expect(wordingOf(locale).anyOf(['a', 'b', 'c'])).toBe(text);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    'are not joined in English in %s',
    (locale) => {
      expect(wordingOf(locale).anyOf(['1', '2'])).toMatch(/^1 (?!or)\p{L}+ 2$/u);
      expect(wordingOf(locale).anyOf(['1', '2', '3'])).toMatch(/^1, 2 (?!or)\p{L}+ 3$/u);
      expect(wordingOf(locale).anyOf(['1'])).toBe('1');
    },
  );
});

it('names the one value there is to choose without calling it one of several', () => {
  const metadata = { category: 'toys', carbonFootprint: { co2eKg: 1, unit: 'kg' } };
  const { errors } = validateMetadata(metadata, { wording: wordingOf('de') });
  const { message, friendlyMessage } =
    errors.find(({ path }) => path === 'carbonFootprint.unit') ?? {};
  expect(message).toBe('carbonFootprint.unit must be kg CO2e');
  expect(friendlyMessage).toMatch(/: kg CO2e$/);
});
