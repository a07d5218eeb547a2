import { describe, expect, it } from 'vitest';
import { JsonArraySplitter, maxEntryLength } from './json-array-splitter.js';

function entriesOf(pieces: readonly string[]) {
  const splitter = new JsonArraySplitter();
  const entries = pieces.flatMap((piece) => [...splitter.push(piece)]);
  splitter.end();
  return entries.map(({ line, text }) => [line, text.trim()]);
}

const list = '[\n{"a":"]},[\\"{"},\n {"b":[1,[2]]} ,\n3]\n';
const entries = [
  [2, '{"a":"]},[\\"{"}'],
  [3, '{"b":[1,[2]]}'],
  [4, '3'],
];

describe('JsonArraySplitter', () => {
  it('gives each entry with its line', () => {
    expect(entriesOf([list])).toEqual(entries);
  });

  it('gives the same wherever the text is cut', () => {
    expect(entriesOf([...list])).toEqual(entries);
    for (let at = 0; at < list.length; at += 1) {
      expect(entriesOf([list.slice(0, at), list.slice(at)])).toEqual(entries);
    }
  });

  it('gives nothing of an empty list', () => {
    expect(entriesOf(['[ ]'])).toEqual([]);
  });

  it('gives those of a list within a document, and leaves alone what stands behind it', () => {
    const splitter = new JsonArraySplitter({ line: 7 });
    const found = ['[1,\n', '{"a":2}] }\n', ', "b": ['].flatMap((piece) => [
      ...splitter.push(piece),
    ]);
    expect(found.map(({ line, text }) => [line, text.trim()])).toEqual([
      [7, '1'],
      [8, '{"a":2}'],
    ]);
    expect(splitter.isAtEnd).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['an object', '{"a":1}'],
    ['two lists', '[1][2]'],
    ['a gap', '[1,,2]'],
    ['a list that is cut off between entries', '[{"a":1},'],
    ['a list that is cut off in an entry', '[{"a":1'],
    ['a list that is cut off in a text', '["]'],
    ['an entry without end', `["${'x'.repeat(maxEntryLength)}`],
  ])('refuses %s', (_what, text) => {
    expect(() => entriesOf([text])).toThrow();
  });
});
