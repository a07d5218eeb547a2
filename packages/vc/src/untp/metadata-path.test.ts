import { describe, expect, it } from 'vitest';
import { textIn, valueAt } from './metadata-path.js';

describe('valueAt', () => {
  it('reads a value inside others', () => {
    expect(valueAt({ a: { b: [0] } }, ['a', 'b'])).toEqual([0]);
  });

  it.each([
    ['nothing is there', {}, ['a']],
    ['the way ends at null', { a: null }, ['a', 'b']],
    ['the way ends at a text', { a: 'text' }, ['a', 'length']],
    ['only the prototype has it', { a: {} }, ['a', 'constructor']],
  ])('reads nothing if %s', (_what, metadata, path) => {
    expect(valueAt(metadata, path)).toBeUndefined();
  });
});

describe('textIn', () => {
  it('keeps the text as it is', () => {
    expect(textIn({ model: ' T-1' }, 'model')).toBe(' T-1');
  });

  it.each([[''], [' '], [null], [7], [['T-1']], [undefined]])('reads no text from %j', (model) => {
    expect(textIn({ model }, 'model')).toBeUndefined();
  });
});
