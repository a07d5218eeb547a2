import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  builtInDictionary,
  decode,
  decodeBracketed,
  decodeDigitalLinkUri,
  decodeElementString,
  decodeScanData,
  suggestSeparators,
} from '../src/index.js';
import { mutatedMessages } from './support/mutated-messages.js';
import { Random } from './support/random.js';

/** 500 where nothing else is asked for; the nightly script asks for 100,000. */
const isEndurance = process.env['TEST_ENDURANCE'] === '1';
const numRuns = Number(process.env['FUZZ_RUNS'] ?? (isEndurance ? 500 : 200));

const separators = ['\u001d', '^', '<GS>', '(', ')', '\\(', ']C1', ']d2', ']E0', '|]e0', ']Q1'];
const uriParts = ['https://', 'http://a', '/', '01', '/01/', '?', '&', '=', '#', '%', '%2F', '%00'];
const fields = [
  ...builtInDictionary().entries.map(({ applicationIdentifier }) => applicationIdentifier),
  ...mutatedMessages(new Random(1), 1),
  '09506000134352',
  '281231',
];
const fragments = fc.oneof(
  fc.constantFrom(...separators, ...uriParts),
  fc.constantFrom(...fields),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 }),
);
const texts = fc.array(fragments, { maxLength: 24 }).map((parts) => parts.join(''));

const functions = [
  decode,
  decodeElementString,
  decodeBracketed,
  decodeScanData,
  decodeDigitalLinkUri,
] as const;

describe('any string', () => {
  it.each(functions)(
    'is answered with values by %o',
    (read) => {
      fc.assert(
        fc.property(texts, (text) => {
          const { valid, elements, problems, digitalLink, suggestions } = read(text);
          expect(valid).toBe(problems.length === 0);
          if (valid) expect(elements).not.toHaveLength(0);
          else expect(digitalLink).toBeUndefined();
          for (const { start, end } of problems) {
            expect(start).toBeLessThanOrEqual(end);
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
          }
          const starts = problems.map(({ start }) => start);
          expect(starts).toEqual(starts.toSorted((a, b) => a - b));
          for (const suggestion of suggestions) {
            expect(decodeElementString(suggestion.elementString).valid).toBe(true);
          }
        }),
        { numRuns },
      );
    },
    600_000,
  );
});

/** What takes the most steps: many short fields, deep searches, long values with many problems. */
const worst = [
  '2012'.repeat(2048),
  '\u001d'.repeat(8192),
  '(20)12'.repeat(1365),
  '('.repeat(8192),
  '\\('.repeat(4096),
  `https://a${'/01'.repeat(2700)}`,
  `https://a/01/09506000134352?${'17=1&'.repeat(1600)}`,
  `https://a/01/09506000134352/21/${'%41'.repeat(2700)}`,
  `https://a/01/09506000134352?${'a=%FF&'.repeat(1300)}`,
  `10${'99A'.repeat(170)}`,
  `91${'01'.repeat(250)}`,
  `]d2${'9921'.repeat(120)}`,
  builtInDictionary()
    .entries.map((one) => `(${one.applicationIdentifier})1`)
    .join(''),
];

describe('the longest inputs', () => {
  it.each(worst)('are read within 5 ms: %#', (text) => {
    const times = Array.from({ length: 25 }, () => {
      const startedAt = performance.now();
      decode(text);
      return performance.now() - startedAt;
    });
    // The fastest: the others were waiting for a compiler, a collector or another process.
    expect(Math.min(...times)).toBeLessThan(5);
  });

  it.each(worst)('leave the search for separators within 5 ms: %#', (text) => {
    const times = Array.from({ length: 25 }, () => {
      const startedAt = performance.now();
      suggestSeparators(text);
      return performance.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
