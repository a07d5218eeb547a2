import fc from 'fast-check';
import { REDACTION_PLACEHOLDER, MASKABLE_KEYS } from '../../src/tree/redaction.js';
import type { Metadata } from '../../src/tree/redaction.js';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Any I-JSON value a few levels deep. */
const value = fc.letrec<{ json: Metadata[string] }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(text, tie('json'), { maxKeys: 3 }),
  ),
})).json;

/** Metadata that can be sealed: any keys, maskable ones often among them. */
export const metadata: fc.Arbitrary<Metadata> = fc
  .tuple(
    fc.dictionary(text, value, { maxKeys: 6 }),
    fc.dictionary(fc.constantFrom(...MASKABLE_KEYS), value),
  )
  .map(([plain, maskable]): Metadata => ({ ...plain, ...maskable }))
  .filter(
    (any) => Object.keys(any).length > 0 && !Object.values(any).includes(REDACTION_PLACEHOLDER),
  );

/** Text with one bit of one of its bytes flipped; bytes that stop being UTF-8 become U+FFFD. */
export function flipByte(original: string, seed: number): string {
  const bytes = Buffer.from(original);
  const at = seed % bytes.length;
  bytes[at] = bytes[at]! ^ (1 << (seed % 7));
  return bytes.toString();
}
