import { labelSheetNames } from '@dpp/gs1/carriers';
import { describe, expect, it } from 'vitest';
import { maxOfFile, placesOf, roomOf, sheetRuns } from './sheet-runs.js';

describe('sheetRuns', () => {
  it('is one file of two hundred labels, wherever they begin', () => {
    expect(sheetRuns(200, 'A4_3x8_70x37', 5)).toEqual([{ from: 1, to: 200, start: 5 }]);
  });

  it('ends each file but the last with a full sheet', () => {
    expect(sheetRuns(500, 'A4_3x8_70x37', 5)).toEqual([
      { from: 1, to: 188, start: 5 },
      { from: 189, to: 380, start: 1 },
      { from: 381, to: 500, start: 1 },
    ]);
  });

  it.each(labelSheetNames)('holds every label once on %s, at most two hundred a file', (sheet) => {
    for (const start of [1, 2, placesOf(sheet)]) {
      const runs = sheetRuns(2000, sheet, start);
      expect(runs[0]?.from).toBe(1);
      expect(runs.at(-1)?.to).toBe(2000);
      for (const [index, { from, to, start: first }] of runs.entries()) {
        expect(to - from).toBeLessThan(maxOfFile);
        const next = runs[index + 1];
        if (!next) continue;
        expect(next.from).toBe(to + 1);
        expect((first - 1 + to - from + 1) % placesOf(sheet)).toBe(0);
      }
    }
  });
});

describe('roomOf', () => {
  it('leaves 1.5 mm free on each side', () => {
    expect(roomOf('A4_5x13_38x21')).toEqual({ widthMm: 35.1, heightMm: 18.2 });
  });
});
