import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBarcodes } from 'zxing-wasm/reader';
// Gives the reader its code from disk.
import './read-qr-code.js';

/** Poppler draws the pages. */
export const hasPoppler = spawnSync('pdftoppm', ['-v']).status === 0;

/** The pages of a PDF at 300 dots an inch, as PNG. */
export function pagesOf(pdf: Uint8Array): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    const file = join(folder, 'in.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', '300', '-gray', '-png', file, join(folder, 'page')]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return pages.sort().map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a reader makes of every code on a page. */
export async function readCarriers(png: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(png, {
    formats: ['QRCode', 'DataMatrix'],
    textMode: 'Plain',
    maxNumberOfSymbols: 255,
  });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** The letters of a PDF. */
export function textOfPdf(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
}
