import { describe, expect, it } from 'vitest';
import { encodeQrCode, imageSizePx, renderQrPng, type ErrorCorrectionLevel } from '../src/qr.js';
import { readWithJsQr, readWithZxing } from './support/qr-readers.js';

/** With `NIGHTLY=1` every size is read at every level: about half an hour. */
const isNightly = process.env['NIGHTLY'] === '1';
/** Prime, so that the sizes of an ordinary run hit every remainder of module widths. */
const stride = isNightly ? 1 : 331;
const sizes: number[] = [imageSizePx.max];
for (let size = imageSizePx.min; size < imageSizePx.max; size += stride) sizes.push(size);

const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];
const texts = [
  'https://dpp.example.org/01/09506000134352',
  'https://id.example.com/01/09506000134352/10/ABC%2F123/21/7AC18477503A?17=270331&linkType=gs1:pip',
];

describe.each(levels)('a PNG at level %s', (errorCorrectionLevel) => {
  it.each(texts)(
    'is read by two decoders at every size: %s',
    async (text) => {
      const matrix = encodeQrCode(text, { errorCorrectionLevel });
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
