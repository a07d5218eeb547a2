import { describe, expect, it } from 'vitest';
import { canonicalJson, parseIJson, verifyBundle, verifyLeaf, verifySeal } from '../src/index.js';
import { verifyFile } from '../src/verify/verify-file.js';
import { at } from './support/passport.js';
import vectors from './vectors/numbers.json' with { type: 'json' };

const taken = vectors.cases.filter(({ canonical }) => canonical !== null);
const refused = vectors.cases.filter(({ canonical }) => canonical === null);

/** The server's bodies and the second verifier are asked the same, by tests of their own. */
describe('the one rule of numbers', () => {
  it.each(taken)('takes $text for $canonical', ({ text, canonical }) => {
    expect(canonicalJson(parseIJson(text))).toBe(canonical);
  });

  it.each(refused)('refuses $text', ({ text }) => {
    expect(() => parseIJson(text)).toThrow(expect.objectContaining({ name: 'MerkleSealError' }));
  });

  it.each(vectors.cases)('holds for $text in a file, for the command and the page', (one) => {
    const bytes = new TextEncoder().encode(`{"metadata":{"number":${one.text}}}`);
    const { kind } = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, bytes, { at });
    expect(kind).toBe(one.canonical === null ? 'unreadable' : 'document');
  });
});
