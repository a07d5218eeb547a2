import { encodeQrCode, renderQrPng, renderQrSvg } from '@dpp/gs1/qr';
import { describe, expect, it } from 'vitest';
import { dotOf, pixelsOf, pngOfWidth, svgOfWidth } from './true-size.js';

const uri = 'https://id.example.org/01/09506000134352';
const matrix = encodeQrCode(uri);

describe('a code of a width', () => {
  it('says it as SVG, with the height of its text', () => {
    const svg = renderQrSvg(matrix, { hri: ['(01) 09506000134352'] });
    const [dots, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
    const heightMm = Math.round((30 * height! * 1000) / dots!) / 1000;
    const sized = svgOfWidth(svg, 30);
    expect(sized).toContain('width="30mm"');
    expect(Number(/height="([\d.]+)mm"/.exec(sized)?.[1])).toBeCloseTo(heightMm, 2);
    expect(dotOf(sized, 30)).toBeCloseTo(30 / dots!);
  });

  it('says it as PNG, and differs in nothing else', () => {
    const png = renderQrPng(matrix, { sizePx: 354 });
    const sized = pngOfWidth(png, 30);
    const at = Buffer.from(sized).indexOf('pHYs');
    expect(Buffer.from(sized).readUInt32BE(at + 4)).toBe(11_800);
    expect(sized.length).toBe(png.length);
    const back = { xDimensionMm: (1000 * Math.floor(354 / (matrix.sideModules() + 8))) / 11_800 };
    expect(Buffer.compare(sized, renderQrPng(matrix, { sizePx: 354, ...back }))).toBe(0);
  });

  it.each([
    [30, 354],
    [10, 128],
    [150, 1772],
    [500, 2048],
  ])('of %d mm has %d pixels', (widthMm, pixels) => {
    expect(pixelsOf(widthMm)).toBe(pixels);
  });
});
