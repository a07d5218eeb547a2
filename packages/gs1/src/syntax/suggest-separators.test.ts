import { describe, expect, it } from 'vitest';
import { decodeElementString } from './decode-element-string.js';
import { decodeScanData } from '../scan-data/decode-scan-data.js';
import { suggestSeparators } from './suggest-separators.js';

const gs = '\u001d';
const gtin = '0109506000134352';

describe('suggestions', () => {
  it.each([
    [
      'dropped after a lot',
      `${gtin}10LOT-2026-000121SERIAL-0001`,
      `${gtin}10LOT-2026-0001${gs}21SERIAL-0001`,
    ],
    ['dropped after a country', `${gtin}42205610LOT`, `${gtin}422056${gs}10LOT`],
    ['replaced by ^', `${gtin}10ABC^21XYZ`, `${gtin}10ABC${gs}21XYZ`],
    ['replaced by a blank', `${gtin}10ABC 21XYZ`, `${gtin}10ABC${gs}21XYZ`],
    ['replaced by a symbology identifier', `${gtin}10ABC]C121XYZ`, `${gtin}10ABC${gs}21XYZ`],
    ['shown as a picture of itself', `${gtin}10ABC\u241d21XYZ`, `${gtin}10ABC${gs}21XYZ`],
  ])('find a separator that was %s', (_, text, expected) => {
    const { valid, suggestions } = decodeElementString(text);
    expect(valid).toBe(false);
    expect(suggestions.map(({ elementString }) => elementString)).toContain(expected);
  });

  it('find two dropped separators', () => {
    const text = `10LOT-2026-000000000121SERIAL-000000000001${'240'}PART-00000000000000000000001${gs}${gtin}`;
    const [first] = suggestSeparators(text);
    expect(first?.elements.map((one) => one.applicationIdentifier)).toEqual([
      '10',
      '21',
      '240',
      '01',
    ]);
  });

  it('decode without a problem themselves', () => {
    const { suggestions } = decodeScanData(`]d2${gtin}10LOT-2026-000121SERIAL-0001`);
    expect(suggestions).not.toHaveLength(0);
    for (const { elementString, elements } of suggestions) {
      expect(decodeElementString(elementString)).toMatchObject({ valid: true, elements });
    }
  });

  it.each([
    ['a valid element string', `${gtin}10ABC21XYZ`],
    ['a wrong check digit', '0109506000134353'],
    ['a missing companion', '10ABC'],
    ['something else', 'hello world'],
    ['nothing', ''],
    ['more than a symbol gone wrong', `${gtin}10${'A'.repeat(600)}`],
  ])('are not made for %s', (_, text) => {
    expect(suggestSeparators(text)).toEqual([]);
    expect(decodeElementString(text).suggestions).toEqual([]);
  });

  it('are at most five', () => {
    expect(suggestSeparators(`${gtin}10${'99A'.repeat(60)}`).length).toBeLessThanOrEqual(5);
  });
});
