import { describe, expect, it } from 'vitest';
import {
  encodeQrCode,
  imageSizePx,
  renderQrPng,
  type ErrorCorrectionLevel,
  type ModuleMatrix,
} from '../src/qr.js';
import { readWithJsQr, readWithZxing } from './support/qr-readers.js';

/** With `NIGHTLY=1` every symbol is read at every size: about an hour of one core. */
const isNightly = process.env['NIGHTLY'] === '1';
/** Six sizes in an ordinary run, each symbol at two of them; prime, so that they leave different remainders of module widths. */
const stride = isNightly ? 1 : 401;
/** Sizes of one test: few enough that a long run tells how far it is. */
const bandLength = 64;
const allSizes = [...sizesFrom(imageSizePx.min, imageSizePx.max), imageSizePx.max];

const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];
const texts = [
  'https://dpp.example.org/01/09506000134352',
  'https://id.example.com/01/09506000134352/10/ABC%2F123/21/7AC18477503A?17=270331&linkType=gs1:pip',
];

const symbols = texts.flatMap(distinctSymbols).map((symbol, nth) => ({
  ...symbol,
  bands: bandsOf(isNightly ? allSizes : allSizes.filter((_, index) => (index + nth) % 3 === 0)),
}));

describe.each(symbols)('the symbol of $text at level $levels', ({ text, matrix, bands }) => {
  it.each(bands)(
    'is read by two decoders as a PNG of $from to $to pixels',
    async ({ sizes }) => {
      for (const sizePx of sizes) {
        const png = renderQrPng(matrix, { sizePx });
        const read = { zxing: await readWithZxing(png), jsQr: readWithJsQr(png) };
        const expected = { zxing: [{ text, symbologyIdentifier: ']Q1' }], jsQr: text };
        expect({ sizePx, ...read }).toEqual({ sizePx, ...expected });
      }
    },
    isNightly ? 3_600_000 : 120_000,
  );
});

/** The symbols of a text, each once: a level is raised where that does not make the symbol larger. */
function distinctSymbols(text: string) {
  const symbols = new Map<string, { text: string; levels: string; matrix: ModuleMatrix }>();
  for (const level of levels) {
    const matrix = encodeQrCode(text, { errorCorrectionLevel: level });
    const modules = modulesOf(matrix);
    const known = symbols.get(modules);
    symbols.set(modules, { text, levels: (known?.levels ?? '') + level, matrix });
  }
  return [...symbols.values()];
}

function modulesOf(matrix: ModuleMatrix): string {
  const side = Array.from({ length: matrix.sideModules() }, (_, index) => index);
  return side.map((y) => side.map((x) => (matrix.isDark(x, y) ? 1 : 0)).join('')).join('\n');
}

/** Up to `end`, which is not among them. */
function sizesFrom(start: number, end: number): number[] {
  return Array.from({ length: Math.ceil((end - start) / stride) }, (_, index) => {
    return start + index * stride;
  });
}

function bandsOf(all: readonly number[]) {
  return Array.from({ length: Math.ceil(all.length / bandLength) }, (_, index) => {
    const sizes = all.slice(index * bandLength, (index + 1) * bandLength);
    return { from: sizes[0], to: sizes.at(-1), sizes };
  });
}

it.each([
  '^021',
  '(01)09506000134352',
  '\\u0041',
  '%41',
  '^FNC1',
  '0123456789',
  'HTTPS://A.B/C',
  '~1',
])('reads %s as nothing but text', async (text) => {
  const png = renderQrPng(encodeQrCode(text));
  expect(await readWithZxing(png)).toEqual([{ text, symbologyIdentifier: ']Q1' }]);
  expect(readWithJsQr(png)).toBe(text);
});
