import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, UniqueNames } from './file-name.js';

describe('safeFileName', () => {
  it.each(['09506000134352', 'SKU-1_a.b', 'a'])('leaves %s as it is', (text) => {
    expect(safeFileName(text)).toBe(text);
  });

  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['..', '_'],
    ['.hidden', '_hidden'],
    ['a/b\\c', 'a_b_c'],
    ['C:\\x', 'C__x'],
    ['a\0b\nc', 'a_b_c'],
    ['grün', 'gr_n'],
    ['😀', '_'],
    ['', '_'],
    ['con', '_con'],
    ['LPT1.txt', '_LPT1.txt'],
    ['ends.', 'ends_'],
  ])('makes %j into %j', (text, name) => {
    expect(safeFileName(text)).toBe(name);
  });

  it('makes a safe name of at most 81 characters from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = safeFileName(text);
        expect(name).toMatch(/^(?!\.)[A-Za-z0-9._-]{1,81}$/);
        expect(name.endsWith('.')).toBe(false);
      }),
    );
  });
});

describe('UniqueNames', () => {
  it('gives no name twice, whatever the letter case', () => {
    const names = new UniqueNames();
    const claimed = ['a', 'A', 'a', 'a-2', 'b'].map((stem) => names.claim(stem, 'png'));
    expect(claimed).toEqual(['a.png', 'A-2.png', 'a-3.png', 'a-2-2.png', 'b.png']);
  });
});
