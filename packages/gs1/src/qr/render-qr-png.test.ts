import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { encodeQrCode } from './encode-qr-code.js';
import { quietZoneModules } from './module-matrix.js';
import { renderQrPng } from './render-qr-png.js';
import { layOutSymbol } from './symbol-layout.js';

const matrix = encodeQrCode('https://id.example.org/01/09506000134352');

/** Type and data of every chunk; pngjs checks their CRCs. */
function chunksOf(png: Uint8Array): { type: string; data: DataView }[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: { type: string; data: DataView }[] = [];
  for (let offset = 8; offset < png.length; offset += view.getUint32(offset) + 12) {
    const type = String.fromCharCode(...png.subarray(offset + 4, offset + 8));
    const data = new DataView(png.buffer, png.byteOffset + offset + 8, view.getUint32(offset));
    chunks.push({ type, data });
  }
  return chunks;
}

const chunkOf = (png: Uint8Array, type: string) =>
  chunksOf(png).find((chunk) => chunk.type === type)!.data;

describe('renderQrPng', () => {
  it.each([128, 129, 131, 255, 511, 512, 513, 1000, 2047, 2048])(
    'draws an image of exactly %d pixels, opaque black and white',
    (sizePx) => {
      const { width, height, data } = PNG.sync.read(Buffer.from(renderQrPng(matrix, { sizePx })));
      expect([width, height]).toEqual([sizePx, sizePx]);
      const colours = new Set<number>();
      for (let i = 0; i < data.length; i += 4) colours.add(data.readUInt32BE(i));
      expect([...colours].sort()).toEqual([0x000000ff, 0xffffffff]);
    },
  );

  it.each([128, 300, 512, 777])('draws every module of the symbol at %d pixels', (sizePx) => {
    const { modulePx, originPx } = layOutSymbol(matrix, sizePx);
    const { data } = PNG.sync.read(Buffer.from(renderQrPng(matrix, { sizePx })));
    const symbolPx = matrix.sideModules() * modulePx;
    for (let y = 0; y < sizePx; y++) {
      for (let x = 0; x < sizePx; x++) {
        const [left, top] = [x - originPx, y - originPx];
        const isInside = left >= 0 && top >= 0 && left < symbolPx && top < symbolPx;
        const isDark =
          isInside && matrix.isDark(Math.floor(left / modulePx), Math.floor(top / modulePx));
        if ((data[(y * sizePx + x) * 4] === 0) !== isDark) expect.fail(`pixel ${x},${y} is wrong`);
      }
    }
  });

  it.each([128, 200, 512, 2048])('keeps a quiet zone of four modules at %d pixels', (sizePx) => {
    const { modulePx, originPx } = layOutSymbol(matrix, sizePx);
    const after = sizePx - originPx - matrix.sideModules() * modulePx;
    expect(Math.min(originPx, after)).toBeGreaterThanOrEqual(quietZoneModules * modulePx);
    expect(Math.abs(after - originPx)).toBeLessThanOrEqual(1);
  });

  it('writes one bit of grey per pixel and nothing but the chunks that takes', () => {
    const png = renderQrPng(matrix);
    expect(chunksOf(png).map(({ type }) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
    const header = chunkOf(png, 'IHDR');
    expect([header.getUint8(8), header.getUint8(9), header.getUint8(12)]).toEqual([1, 0, 0]);
  });

  it.each([
    [undefined, 0.495],
    [0.396, 0.396],
    [0.743, 0.743],
    [10, 10],
  ])('states the resolution at which a module is printed %d mm wide', (xDimensionMm, expected) => {
    const options = xDimensionMm === undefined ? {} : { xDimensionMm };
    const resolution = chunkOf(renderQrPng(matrix, { sizePx: 600, ...options }), 'pHYs');
    const { modulePx } = layOutSymbol(matrix, 600);
    expect(resolution.getUint8(8)).toBe(1);
    for (const offset of [0, 4]) {
      expect((modulePx / resolution.getUint32(offset)) * 1000).toBeCloseTo(expected, 2);
    }
  });

  it('shows TEST below the symbol of a test, which stays the same', () => {
    const { modulePx } = layOutSymbol(matrix, 512);
    const plain = PNG.sync.read(Buffer.from(renderQrPng(matrix)));
    const test = PNG.sync.read(Buffer.from(renderQrPng(matrix, { isTest: true })));
    expect([test.width, test.height]).toEqual([512, 512 + 8 * modulePx]);
    expect(test.data.subarray(0, plain.data.length).equals(plain.data)).toBe(true);
    const isDark = (x: number, y: number) => test.data[(y * 512 + x) * 4] === 0;
    const lines = Array.from({ length: 8 }, (_, row) => {
      const y = 512 + row * modulePx + Math.floor(modulePx / 2);
      const left = Math.floor((512 - 15 * modulePx) / 2) + Math.floor(modulePx / 2);
      return Array.from({ length: 15 }, (_, column) =>
        isDark(left + column * modulePx, y) ? '#' : ' ',
      ).join('');
    });
    expect(lines.map((line) => line.trimEnd())).toEqual([
      '### ### ### ###',
      ' #  #   #    #',
      ' #  ### ###  #',
      ' #  #     #  #',
      ' #  ### ###  #',
      '',
      '',
      '',
    ]);
  });

  it('gives the same bytes for the same symbol', () => {
    expect(renderQrPng(matrix)).toEqual(renderQrPng(matrix));
  });

  it('is 512 pixels wide when no width is named', () => {
    expect(chunkOf(renderQrPng(matrix), 'IHDR').getUint32(0)).toBe(512);
  });

  it.each([127, 2049, 0, -128, 128.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a width of %d pixels',
    (sizePx) => {
      expect(() => renderQrPng(matrix, { sizePx })).toThrow(RangeError);
    },
  );

  it.each([0, -1, 0.009, 101, Number.NaN])('refuses an X-dimension of %d mm', (xDimensionMm) => {
    expect(() => renderQrPng(matrix, { xDimensionMm })).toThrow(RangeError);
  });

  it('refuses an image without room for a pixel per module', () => {
    const large = encodeQrCode('a'.repeat(1000));
    expect(large.sideModules()).toBeGreaterThan(120);
    expect(thrownBy(() => renderQrPng(large, { sizePx: 128 })).code).toBe('NO_ROOM');
  });
});
