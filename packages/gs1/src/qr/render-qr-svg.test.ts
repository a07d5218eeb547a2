import { describe, expect, it } from 'vitest';
import { encodeQrCode } from './encode-qr-code.js';
import { quietZoneModules } from './module-matrix.js';
import { renderQrSvg } from './render-qr-svg.js';

const matrix = encodeQrCode('https://id.example.org/01/09506000134352');
const side = matrix.sideModules();
const width = side + 2 * quietZoneModules;

/** The modules that the path fills, as `column,row` of the view box. */
function filledModules(svg: string): Set<string> {
  const path = /<path [^>]*d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const filled = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(run); i++) filled.add(`${Number(x) + i},${y}`);
  }
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  return filled;
}

const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((m) => m[1]);

describe('renderQrSvg', () => {
  it('fills every dark module, and no other', () => {
    const dark = new Set<string>();
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        if (!matrix.isDark(column, row)) continue;
        dark.add(`${column + quietZoneModules},${row + quietZoneModules}`);
      }
    }
    expect(filledModules(renderQrSvg(matrix))).toEqual(dark);
  });

  it('is a square on a white ground with four modules around the symbol', () => {
    const svg = renderQrSvg(matrix, { sizePx: 300 });
    expect(svg).toContain(`width="300" height="300" viewBox="0 0 ${width} ${width}"`);
    expect(svg).toContain(`<rect width="${width}" height="${width}" fill="#fff"/>`);
  });

  it('shows no text unless it is given one', () => {
    expect(textsOf(renderQrSvg(matrix))).toEqual([]);
  });

  it('shows the lines of the HRI below the quiet zone, one under the other', () => {
    const svg = renderQrSvg(matrix, { hri: ['(01) 09506000134352', '(21) A1'] });
    expect(textsOf(svg)).toEqual(['(01) 09506000134352', '(21) A1']);
    const baselines = [...svg.matchAll(/<text [^>]*y="([\d.]+)"/g)].map((m) => Number(m[1]));
    expect(baselines[0]).toBeGreaterThan(width);
    expect(baselines[1]).toBeGreaterThan(baselines[0]!);
    const height = Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(svg)![1]);
    expect(height).toBeGreaterThan(baselines[1]!);
  });

  it('shrinks a long line to the width of the symbol', () => {
    const line = '(8003) 00952011123456712345678901234567890123456789';
    const svg = renderQrSvg(matrix, { hri: [line] });
    const fontSize = Number(/font-size="([\d.]+)"/.exec(svg)![1]);
    expect(fontSize * 0.6 * line.length).toBeLessThanOrEqual(width);
  });

  it.each([
    ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['" onload="x', '&#34; onload=&#34;x'],
    ["'&amp;", '&#39;&#38;amp;'],
    [']]>', ']]&#62;'],
    ['a\0b', 'a\ufffdb'],
    ['a\ud800b', 'a\ufffdb'],
    ['a\u001db', 'a\ufffdb'],
  ])('escapes %j', (text, escaped) => {
    expect(textsOf(renderQrSvg(matrix, { hri: [text] }))).toEqual([escaped]);
  });

  it.each([127, 2049, 200.5, Number.NaN])('refuses a width of %d pixels', (sizePx) => {
    expect(() => renderQrSvg(matrix, { sizePx })).toThrow(RangeError);
  });
});
