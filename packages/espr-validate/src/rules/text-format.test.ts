import { describe, expect, it } from 'vitest';
import { isVisible, textFormats } from './text-format.js';

describe('url', () => {
  it.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    'https://bücher.example/ä',
    'http://[2001:db8::1]/',
  ])('takes %s', (text) => {
    expect(textFormats.url.accepts(text)).toBe(true);
  });

  it('takes an address with umlauts however often it is asked', () => {
    const verdicts = new Set<boolean>();
    for (let times = 0; times < 20_000; times += 1) {
      verdicts.add(textFormats.url.accepts('https://bücher.example/ä'));
    }
    expect([...verdicts]).toEqual([true]);
  });

  it.each([
    'example.com/a.pdf',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://?a',
    'https:example.com',
    'https://exa mple.com',
    ' https://example.com',
    'https://example.com ',
    'https://example.com\n',
    'https://example.com/a\tb',
    'https://example.com/a\r\nb',
    'https://example.com/a\u2028b',
    'https://example.com:99999',
    '',
  ])('refuses %j', (text) => {
    expect(textFormats.url.accepts(text)).toBe(false);
  });
});

describe('commodityCode', () => {
  it.each(['6110', '611020', '6110209100'])('takes %s', (text) => {
    expect(textFormats.commodityCode.accepts(text)).toBe(true);
  });

  it.each(['611', '61102091001', '6110.20', '6110 20', 'ABCD', '٦١١٠', ''])(
    'refuses %j',
    (text) => {
      expect(textFormats.commodityCode.accepts(text)).toBe(false);
    },
  );
});

describe('gtin and grai', () => {
  it.each(['96385074', '9506000134352', '09506000134352'])('takes the GTIN %s', (text) => {
    expect(textFormats.gtin.accepts(text)).toBe(true);
  });

  it.each(['09506000134351', '950600013435', 'GTIN'])('refuses the GTIN %s', (text) => {
    expect(textFormats.gtin.accepts(text)).toBe(false);
  });

  it.each([
    ['09521141123454', true],
    ['09521141123454A1', true],
    ['09521141123455A1', false],
    ['9521141123454', false],
  ])('decides whether %s is a GRAI: %s', (text, expected) => {
    expect(textFormats.grai.accepts(text)).toBe(expected);
  });
});

describe('monthOrDate', () => {
  it.each([
    ['2027-03', true],
    ['2027-03-31', true],
    ['2027', false],
    ['03/2027', false],
  ])('decides %s: %s', (text, expected) => {
    expect(textFormats.monthOrDate.accepts(text)).toBe(expected);
  });
});

it.each([
  ['a', true],
  [' a', true],
  ['ä', true],
  ['', false],
  [' \t\n', false],
  ['\u00a0', false],
])('decides whether %j can be seen: %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});

describe('hazardClass', () => {
  it.each([
    'H319',
    'H350i',
    'H360FD',
    'H360Df',
    'H361fd',
    'EUH066',
    'H300 + H310',
    'H301+H311+H331',
    'H319 Causes serious eye irritation',
    'Skin Irrit. 2',
    'Hazard',
  ])('takes %s', (text) => {
    expect(textFormats.hazardClass.accepts(text)).toBe(true);
  });

  it.each(['H999', 'H31', 'H319x', 'H319+', 'H300+H999', 'H300 + HXYZ', 'H360FDD', 'EUH06', ' '])(
    'refuses %j',
    (text) => {
      expect(textFormats.hazardClass.accepts(text)).toBe(false);
    },
  );
});
