import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { encodeQrCode, type ErrorCorrectionLevel } from './encode-qr-code.js';

const uri = 'https://id.example.org/01/09506000134352';
const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];
/** ISO/IEC 18004, table 7: characters a version 40 symbol holds in byte mode. */
const capacities = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;

const sideOf = (text: string, errorCorrectionLevel: ErrorCorrectionLevel) =>
  encodeQrCode(text, { errorCorrectionLevel }).sideModules();

describe('encodeQrCode', () => {
  it('makes a symbol of the smallest version that holds the text', () => {
    // ISO/IEC 18004, table 7: 26 characters at level M fill version 2 (25 modules), 27 need version 3.
    expect(sideOf('a'.repeat(26), 'M')).toBe(25);
    expect(sideOf('a'.repeat(27), 'M')).toBe(29);
  });

  it.each(levels)('puts a finder pattern into three corners at level %s', (level) => {
    const matrix = encodeQrCode(uri, { errorCorrectionLevel: level });
    const far = matrix.sideModules() - 7;
    for (const [column, row] of [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const) {
      const edge = Array.from({ length: 7 }, (_, i) => matrix.isDark(column + i, row));
      const inside = Array.from({ length: 5 }, (_, i) => matrix.isDark(column + 1 + i, row + 1));
      expect(edge).toEqual(Array<boolean>(7).fill(true));
      expect(inside).toEqual(Array<boolean>(5).fill(false));
    }
  });

  it('takes level Q when none is named', () => {
    const text = 'a'.repeat(500);
    expect(encodeQrCode(text).sideModules()).toBe(sideOf(text, 'Q'));
    expect(sideOf(text, 'Q')).not.toBe(sideOf(text, 'M'));
    expect(sideOf(text, 'Q')).not.toBe(sideOf(text, 'H'));
  });

  it('needs no smaller a symbol for a higher level', () => {
    const sides = levels.map((level) => sideOf('a'.repeat(120), level));
    expect(sides).toEqual([...sides].sort((a, b) => a - b));
  });

  it.each(levels)('fills the largest symbol at level %s, and takes no character more', (level) => {
    const text = 'a'.repeat(capacities[level]);
    expect(sideOf(text, level)).toBe(177);
    const error = thrownBy(() => encodeQrCode(`${text}a`, { errorCorrectionLevel: level }));
    expect(error.code).toBe('TOO_LONG');
  });

  it('refuses an empty text', () => {
    expect(thrownBy(() => encodeQrCode('')).code).toBe('TOO_SHORT');
  });

  it.each([
    ['a letter with an accent', 'https://id.example.org/é'],
    ['a line break', 'https://id.example.org/\n'],
    ['NUL', 'https://id.example.org/\0'],
    ['a lone surrogate', 'https://id.example.org/\ud800'],
    ['the group separator', 'https://id.example.org/\u001d'],
  ])('refuses %s and says where it stands', (_name, text) => {
    expect(thrownBy(() => encodeQrCode(text))).toMatchObject({
      code: 'INVALID_CHARACTER',
      start: 23,
    });
  });
});
