import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pixels of a page, one byte each: 0 is black. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Poppler draws a PDF, librsvg an SVG; neither is of this repository. */
export const hasPoppler = spawnSync('pdftoppm', ['-v']).status === 0;
export const hasRsvg = spawnSync('rsvg-convert', ['--version']).status === 0;

export const dotsPerMm = 300 / 25.4;

/** The pages of a PDF at 300 dots an inch. */
export function rasterisePdf(pdf: Uint8Array): Raster[] {
  return inFolder((folder) => {
    const file = join(folder, 'in.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', '300', '-gray', file, join(folder, 'page')]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    return pages.sort().map((name) => readPgm(readFileSync(join(folder, name))));
  });
}

/** What Poppler says of a PDF. */
export function pdfInfo(pdf: Uint8Array): string {
  return inFolder((folder) => {
    const file = join(folder, 'in.pdf');
    writeFileSync(file, pdf);
    return execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  });
}

/** The letters of a PDF, page after page. */
export function pdfText(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
}

/** A drawing in millimetres as a PNG at 300 dots an inch. */
export function svgToPng(svg: string): Buffer {
  return execFileSync('rsvg-convert', ['--dpi-x', '300', '--dpi-y', '300'], { input: svg });
}

function inFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'carriers-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readPgm(file: Buffer): Raster {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64));
  if (!header) throw new Error('Not a PGM of one byte a pixel.');
  const pixels = new Uint8Array(file.subarray(header[0].length));
  return { width: Number(header[1]), height: Number(header[2]), pixels };
}

/** A part of a page, in pixels. */
export function crop(
  page: Raster,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Raster {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * page.width + x;
    pixels.set(page.pixels.subarray(start, start + width), row * width);
  }
  return { width, height, pixels };
}
