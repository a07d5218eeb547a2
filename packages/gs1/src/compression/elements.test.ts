import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wellFormedDataFields } from '../../test/support/arbitrary-data-fields.js';
import { builtInDictionary } from '../syntax/application-identifier.js';
import { compressElements } from './compress-elements.js';
import { decompressElements } from './decompress-elements.js';
import { isBase64url } from '../characters/base64url.js';
import { BitWriter } from './bit-writer.js';
import { writeDataField } from './compressed-field.js';
import { optimisations } from './optimisations.js';

const dictionary = builtInDictionary();

describe('decompressElements', () => {
  it.each(dictionary.entries)('gives back each data field of ($applicationIdentifier)', (entry) => {
    const { applicationIdentifier } = entry;
    fc.assert(
      fc.property(wellFormedDataFields(entry), fc.boolean(), (value, useOptimisations) => {
        const elements = [{ applicationIdentifier, value }];
        const input = { elements, parameters: [], useOptimisations };
        const segment = compressElements(input, dictionary);
        expect(isBase64url(segment)).toBe(true);
        expect(decompressElements(segment, dictionary)).toEqual({ elements, parameters: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('gives back any combination of AIs, optimised or not', () => {
    const selections = fc.shuffledSubarray([...dictionary.entries], { minLength: 1, maxLength: 8 });
    const combinations = selections.chain((entries) =>
      fc.tuple(
        ...entries.map((entry) =>
          wellFormedDataFields(entry).map((value) => ({
            applicationIdentifier: entry.applicationIdentifier,
            value,
          })),
        ),
      ),
    );
    fc.assert(
      fc.property(combinations, fc.boolean(), (elements, useOptimisations) => {
        const segment = compressElements(
          { elements, parameters: [], useOptimisations },
          dictionary,
        );
        const content = decompressElements(segment, dictionary);
        expect(new Set(content?.elements)).toEqual(new Set(elements));
      }),
      { numRuns: 500 },
    );
  });

  it.each([...optimisations().values()].map((sequence) => sequence.join(' ')))(
    'gives back the optimised sequence %s',
    (sequence) => {
      const entries = sequence.split(' ').map((ai) => dictionary.find(ai)!);
      const combinations = fc.tuple(
        ...entries.map((entry) =>
          wellFormedDataFields(entry).map((value) => ({
            applicationIdentifier: entry.applicationIdentifier,
            value,
          })),
        ),
      );
      fc.assert(
        fc.property(combinations, (elements) => {
          const input = { elements, parameters: [], useOptimisations: true };
          const optimised = compressElements(input, dictionary);
          const plain = compressElements({ ...input, useOptimisations: false }, dictionary);
          expect(optimised.length).toBeLessThanOrEqual(plain.length);
          expect(decompressElements(optimised, dictionary)).toEqual({ elements, parameters: [] });
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each([
    ['the toolkit', 0x1a, '01 10 17 21'],
    ['the standard', 0x1a, '01 10 21 17'],
    ['the toolkit', 0x9d, '254 414'],
    ['the standard', 0x9d, '414 254'],
  ])('reads the values in the order of %s', (_source, code, sequence) => {
    const values = new Map([
      ['01', '09506000134352'],
      ['10', 'ABC123'],
      ['17', '281231'],
      ['21', '72292641703'],
      ['254', 'RP56J920471'],
      ['414', '5060917510004'],
    ]);
    const writer = new BitWriter();
    writer.write(code, 8);
    const elements = sequence.split(' ').map((applicationIdentifier) => {
      const value = values.get(applicationIdentifier)!;
      writeDataField(writer, dictionary.find(applicationIdentifier)!, value);
      return { applicationIdentifier, value };
    });
    const content = decompressElements(writer.toString(), dictionary);
    expect(content?.elements).toEqual(elements);
  });

  it('gives back parameters that are no AIs', () => {
    const names = fc.string({ unit: fc.constantFrom(...'abz09-_'), minLength: 1, maxLength: 127 });
    const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 127 });
    fc.assert(
      fc.property(fc.array(fc.tuple(names, ascii), { maxLength: 4 }), (parameters) => {
        const elements = [{ applicationIdentifier: '01', value: '09506000134352' }];
        const input = { elements, parameters, useOptimisations: true };
        const segment = compressElements(input, dictionary);
        expect(decompressElements(segment, dictionary)).toEqual({ elements, parameters });
      }),
    );
  });

  it('never throws on base64url, and reads nothing that it cannot write again', () => {
    const segments = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(segments, (segment) => {
        const content = decompressElements(segment, dictionary);
        for (const { applicationIdentifier } of content?.elements ?? []) {
          expect(dictionary.find(applicationIdentifier)).toBeDefined();
        }
      }),
      { numRuns: 5000 },
    );
  });
});
