import fc from 'fast-check';
import { base64url } from '../../src/characters/base64url.js';
import { cset82 } from '../../src/characters/character-set.js';
import type { ApplicationIdentifierEntry, Component } from '../../src/dictionary/entry.js';

const charactersOf = {
  N: '0123456789',
  X: cset82,
  Y: '#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  Z: base64url,
};

/** Data fields of the right characters and lengths, which linters may still refuse. */
export function wellFormedDataFields(entry: ApplicationIdentifierEntry): fc.Arbitrary<string> {
  const { components } = entry;
  const mandatory = components.filter((component) => !component.optional).length;
  return fc
    .integer({ min: mandatory, max: components.length })
    .chain((count) => fc.tuple(...components.slice(0, count).map(componentText)))
    .map((parts) => parts.join(''));
}

/** Digits alone and hex digits are frequent, as they are in the field. */
function componentText({ type, minLength, maxLength }: Component): fc.Arbitrary<string> {
  const text = (characters: string) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
  if (type === 'N') return text(charactersOf.N);
  const narrow = [charactersOf.N, '0123456789ABCDEF', charactersOf[type]];
  if (type !== 'Y') narrow.push('0123456789abcdef', base64url);
  return fc.oneof(...narrow.map(text));
}
