import { describe, expect, it } from 'vitest';
import {
  builtInDictionary,
  decodeBracketed,
  decodeElementString,
  decodeScanData,
  encodeBracketed,
  encodeElementString,
  encodeScanData,
  findApplicationIdentifier,
  isApplicationIdentifier,
} from '../src/index.js';
import { Random } from './support/random.js';
import { validMessage } from './support/valid-messages.js';

const { entries } = builtInDictionary();
/** Messages of each, drawn from the same numbers in every run. */
const rounds = process.env['TEST_ENDURANCE'] === '1' ? 10 : 3;

describe.each(entries)('AI ($applicationIdentifier)', (entry) => {
  const random = new Random(Number(entry.applicationIdentifier) + 1);
  const messages = Array.from({ length: rounds }, () => validMessage(entry, random));

  it('is found', () => {
    expect(findApplicationIdentifier(entry.applicationIdentifier)).toBe(entry);
    expect(isApplicationIdentifier(entry.applicationIdentifier)).toBe(true);
  });

  it('is decoded and encoded with its companions in every syntax', () => {
    for (const elements of messages) {
      const elementString = encodeElementString(elements);
      const scanData = encodeScanData(elements, 'GS1 DataMatrix');
      const bracketed = encodeBracketed(elements);
      expect(decodeElementString(elementString)).toMatchObject({ problems: [], elements });
      expect(decodeScanData(scanData)).toMatchObject({ problems: [], elements });
      expect(decodeBracketed(bracketed)).toMatchObject({ problems: [], elements });
    }
  });

  it('refuses a data field of one character less or more than its format allows', () => {
    const { applicationIdentifier, minLength, maxLength } = entry;
    for (const [element] of messages) {
      const shorter = element!.value.slice(0, minLength - 1);
      const longer = `${element!.value.padEnd(maxLength, '0')}0`;
      expect(codesOf(applicationIdentifier, shorter)).toEqual(['TOO_SHORT']);
      expect(codesOf(applicationIdentifier, longer)).toEqual(['TOO_LONG']);
    }
  });
});

function codesOf(applicationIdentifier: string, value: string): string[] {
  const text = `(${applicationIdentifier})${value}`;
  const { problems } = decodeBracketed(text, { checkAssociations: false });
  return problems.map(({ code }) => code);
}
