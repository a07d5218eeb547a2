import { describe, expect, it } from 'vitest';
import { DerTag } from './der.js';
import { decodeGenTime, decodeTime } from './time.js';

describe('decodeTime', () => {
  it.each([
    [DerTag.UTC_TIME, '491231235959Z', '2049-12-31T23:59:59.000Z'],
    [DerTag.UTC_TIME, '500101000000Z', '1950-01-01T00:00:00.000Z'],
    [DerTag.UTC_TIME, '240229120000Z', '2024-02-29T12:00:00.000Z'],
    [DerTag.GENERALIZED_TIME, '20500101000000Z', '2050-01-01T00:00:00.000Z'],
    [DerTag.GENERALIZED_TIME, '99991231235959Z', '9999-12-31T23:59:59.000Z'],
  ])('reads tag %i with %s as %s', (tag, text, iso) => {
    expect(new Date(decodeTime(element(tag, text))).toISOString()).toBe(iso);
  });

  it.each([
    ['no seconds', DerTag.UTC_TIME, '2501010000Z'],
    ['an offset', DerTag.UTC_TIME, '250101000000+0100'],
    ['no zone', DerTag.UTC_TIME, '250101000000'],
    ['fractions of a second', DerTag.GENERALIZED_TIME, '20250101000000.5Z'],
    ['a day that does not exist', DerTag.UTC_TIME, '250229000000Z'],
    ['a month that does not exist', DerTag.UTC_TIME, '251301000000Z'],
    ['an hour that does not exist', DerTag.UTC_TIME, '250101240000Z'],
    ['a year of two digits in the long form', DerTag.GENERALIZED_TIME, '250101000000Z'],
    ['another type', DerTag.UTF8_STRING, '20250101000000Z'],
    ['a megabyte', DerTag.UTC_TIME, '0'.repeat(1_000_000)],
  ])('refuses %s', (_, tag, text) => {
    expect(() => decodeTime(element(tag, text))).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

describe('decodeGenTime', () => {
  it.each([
    ['20260201000001Z', '2026-02-01T00:00:01.000Z'],
    ['20260201000001.5Z', '2026-02-01T00:00:01.500Z'],
    ['20260201000001.000001Z', '2026-02-01T00:00:01.000Z'],
    ['20260201000001.123456789Z', '2026-02-01T00:00:01.123Z'],
  ])('reads %s as %s', (text, iso) => {
    const instant = decodeGenTime(element(DerTag.GENERALIZED_TIME, text));
    expect(new Date(instant).toISOString()).toBe(iso);
  });

  it.each([
    '20260201000001.50Z',
    '20260201000001.Z',
    '20260201000001,5Z',
    '20260201000001.1234567891Z',
    '20260201000001.123456789Z0',
    '20260201000001',
    '202602010000Z',
    '20260230000001Z',
    '260201000001Z',
  ])('refuses %s', (text) => {
    expect(() => decodeGenTime(element(DerTag.GENERALIZED_TIME, text))).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

function element(tag: number, text: string) {
  const content = Uint8Array.from(Buffer.from(text));
  return { tag, content, encoded: content };
}
