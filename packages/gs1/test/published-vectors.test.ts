import { describe, expect, it } from 'vitest';
import type { DigitalLinkParts } from '../src/digital-link/format-digital-link-uri.js';
import {
  checkDigit,
  formatDigitalLinkUri,
  isCheckDigitValid,
  isGln,
  isGrai,
  isGtin14,
  isSscc,
  parseDigitalLinkUri,
} from '../src/index.js';
import { thrownBy } from './support/thrown-by.js';
import checkDigits from './vectors/check-digits.json' with { type: 'json' };
import digitalLinks from './vectors/digital-links.json' with { type: 'json' };
import keys from './vectors/keys.json' with { type: 'json' };

describe('published check digits', () => {
  it.each(checkDigits.valid)('computes and accepts the check digit of %s', (key) => {
    expect(checkDigit(key.slice(0, -1))).toBe(Number(key.at(-1)));
    expect(isCheckDigitValid(key)).toBe(true);
  });

  it.each([...checkDigits.mismatched, ...checkDigits.nonDigit])('refuses %j', (key) => {
    expect(isCheckDigitValid(key)).toBe(false);
  });
});

describe('published keys', () => {
  it.each(keys.gtin)('accepts the GTIN %s', (value) => expect(isGtin14(value)).toBe(true));
  it.each(keys.sscc)('accepts the SSCC %s', (value) => expect(isSscc(value)).toBe(true));
  it.each(keys.gln)('accepts the GLN %s', (value) => expect(isGln(value)).toBe(true));
  it.each(keys.grai)('accepts the GRAI %s', (value) => expect(isGrai(value)).toBe(true));
});

describe('published Digital Links', () => {
  it.each(digitalLinks.valid)('reads and builds $uri', ({ uri, primaryKey, qualifiers }) => {
    const link = parseDigitalLinkUri(uri);
    expect(link).toMatchObject({ uriStem: 'https://id.gs1.org', primaryKey, qualifiers });
    const parts = { uriStem: 'https://id.gs1.org', primaryKey, qualifiers } as DigitalLinkParts;
    expect(formatDigitalLinkUri(parts)).toBe(uri);
  });

  it.each(digitalLinks.refused)('refuses $uri with $code', ({ uri, code }) => {
    expect(thrownBy(() => parseDigitalLinkUri(uri)).code).toBe(code);
  });
});
