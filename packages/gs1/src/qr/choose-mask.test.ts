import bwipjs from 'bwip-js/generic';
import { describe, expect, it } from 'vitest';
import { encodeQrCode, type ErrorCorrectionLevel } from './encode-qr-code.js';
import { maskPenalty } from './mask-penalty.js';

/** The symbol under each of the eight mask patterns, as the encoder makes it when told which. */
function renderings(text: string, level: ErrorCorrectionLevel): string[] {
  return Array.from({ length: 8 }, (_, pattern) => {
    const [symbol] = bwipjs.raw('qrcode', text, `eclevel=${level} mask=${pattern + 1}`);
    if (!symbol || !('pixs' in symbol)) throw new Error('no matrix symbol');
    return symbol.pixs.join('');
  });
}

function chosen(text: string, errorCorrectionLevel: ErrorCorrectionLevel): string {
  const matrix = encodeQrCode(text, { errorCorrectionLevel });
  const side = matrix.sideModules();
  return Array.from({ length: side * side }, (_, i) =>
    matrix.isDark(i % side, Math.floor(i / side)) ? '1' : '0',
  ).join('');
}

/** The standard's rules read literally, on text. */
function literalPenalty(modules: string): number {
  const side = Math.sqrt(modules.length);
  const rows = Array.from({ length: side }, (_, i) => modules.slice(i * side, (i + 1) * side));
  const columns = rows.map((_, i) => rows.map((row) => row[i]).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const runPoints = runs.reduce((points, run) => points + 3 + run.length - 5, 0);
  const blocks = rows.slice(1).flatMap((row, i) =>
    [...row].filter((module, j) => {
      const block = (rows[i]?.slice(j - 1, j + 1) ?? '') + row.slice(j - 1, j + 1);
      return j > 0 && block === module.repeat(4);
    }),
  );
  const finders = lines.reduce((count, line) => count + findersIn(`0000${line}0000`), 0);
  const dark = [...modules].filter((module) => module === '1').length / modules.length;
  const balance = Math.floor(Math.abs(dark * 100 - 50) / 5) * 10;
  return runPoints + blocks.length * 3 + finders * 40 + balance;
}

/** The quiet zone counts as light. */
function findersIn(line: string): number {
  let count = 0;
  for (let unit = 1; unit * 7 <= line.length; unit++) {
    const finder = `1{${unit}}0{${unit}}1{${unit * 3}}0{${unit}}1{${unit}}`;
    for (const { index, 1: match } of line.matchAll(
      new RegExp(`(?<!1)(?=(${finder})(?!1))`, 'g'),
    )) {
      const [before, after] = [line.slice(0, index), line.slice(index + (match?.length ?? 0))];
      if (before.endsWith('0000') || after.startsWith('0000')) count++;
    }
  }
  return count;
}

function expectBest(text: string, level: ErrorCorrectionLevel): void {
  const candidates = renderings(text, level);
  const penalties = candidates.map(literalPenalty);
  const computed = candidates.map((modules) =>
    maskPenalty(Uint8Array.from(modules, Number), Math.sqrt(modules.length)),
  );
  expect(computed).toEqual(penalties);
  const pattern = candidates.indexOf(chosen(text, level));
  expect({ text, level, pattern }).toEqual({
    text,
    level,
    pattern: penalties.indexOf(Math.min(...penalties)),
  });
}

/** Every one of the 40 sizes with `NIGHTLY=1`, two otherwise: the smallest and one between. */
const isNightly = process.env['NIGHTLY'] === '1';
const lengthStep = isNightly ? 23 : 1472;
/** Length of the long texts. */
const longest = isNightly ? 2950 : 1500;
const sizes = isNightly ? 40 : 2;
const serialStep = isNightly ? 47 : 95;

describe('the mask pattern', () => {
  it.each(['L', 'M', 'Q', 'H'] as const)(
    'is the one with the fewest points at level %s, and named in the symbol',
    (level) => {
      for (let length = 1; length < 200; length += serialStep) {
        const serial = 'A1b2-'.repeat(40).slice(0, length);
        expectBest(`https://id.example.org/01/09506000134352/21/${serial}`, level);
      }
    },
    60_000,
  );

  it('is the one with the fewest points in symbols of every size', () => {
    const versions = new Set<number>();
    for (let length = 5; length <= longest; length += lengthStep) {
      const text = Array.from({ length }, (_, i) =>
        String.fromCharCode(33 + ((i * 29 + (i >> 5)) % 90)),
      ).join('');
      const version = (encodeQrCode(text, { errorCorrectionLevel: 'L' }).sideModules() - 17) / 4;
      if (versions.has(version)) continue;
      versions.add(version);
      expectBest(text, 'L');
    }
    expect(versions.size).toBe(sizes);
  }, 120_000);
});
