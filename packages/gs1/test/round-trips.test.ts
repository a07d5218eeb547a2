import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  builtInDictionary,
  decode,
  decodeScanData,
  encodeBracketed,
  encodeDigitalLinkUri,
  encodeElementString,
  encodeScanData,
  formatDigitalLinkUri,
  Gs1Error,
  parseDigitalLinkUri,
  type AiElement,
} from '../src/index.js';
import { Random } from './support/random.js';
import { validMessage } from './support/valid-messages.js';

const messages = fc
  .tuple(fc.constantFrom(...builtInDictionary().entries), fc.integer())
  .map(([entry, seed]) => validMessage(entry, new Random(seed)));

const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 1000 : 300;

const bySyntax = [
  ['an element string', encodeElementString],
  ['a bracketed element string', encodeBracketed],
  ['scan data', (elements: AiElement[]) => encodeScanData(elements, 'GS1-128')],
] as const;

describe('every message of valid elements', () => {
  it.each(bySyntax)(
    'comes back from %s',
    (_, encode) => {
      fc.assert(
        fc.property(messages, (elements) => {
          expect(decode(encode(elements))).toMatchObject({ valid: true, elements });
        }),
        { numRuns },
      );
    },
    120_000,
  );

  it('comes back from a Digital Link URI, in the order of its parts, or has no place in one', () => {
    let links = 0;
    fc.assert(
      fc.property(messages, (elements) => {
        const uri = linkOf(elements);
        if (uri === undefined) return;
        links++;
        const decoded = decode(uri);
        expect(decoded.problems).toEqual([]);
        expect(sorted(decoded.elements)).toEqual(sorted(elements));
        expect(formatDigitalLinkUri(parseDigitalLinkUri(uri))).toBe(uri);
        expect(linkOf(decoded.elements)).toBe(uri);
        const scan = decodeScanData(encodeScanData(elements, 'QR Code'));
        expect(scan.elements).toEqual(decoded.elements);
      }),
      { numRuns },
    );
    expect(links).toBeGreaterThan(numRuns / 2);
  }, 120_000);
});

/** Codes for messages that no Digital Link can hold. */
const noLink = [
  'MISSING_PRIMARY_KEY',
  'ATTRIBUTE_NOT_ALLOWED',
  'QUALIFIER_IN_QUERY',
  'DOT_SEGMENT',
];

function linkOf(elements: readonly AiElement[]): string | undefined {
  try {
    return encodeDigitalLinkUri(elements, { uriStem: 'https://example.com/a' });
  } catch (error) {
    if (error instanceof Gs1Error && noLink.includes(error.code)) return undefined;
    throw error;
  }
}

function sorted(elements: readonly AiElement[]): AiElement[] {
  return elements.toSorted((a, b) =>
    a.applicationIdentifier.localeCompare(b.applicationIdentifier),
  );
}
