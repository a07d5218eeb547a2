import { zlibSync } from 'fflate';

/** Points of a PDF in a millimetre. */
export const pointsPerMm = 72 / 25.4;

/** Objects whose numbers are given before anything is written. */
const catalogNumber = 1;
const pagesNumber = 2;
const fontNumber = 3;

/**
 * Writes a PDF of pages of paths and of text in one of the faces that every reader has. The same pages give the same
 * bytes: there is no date and no identifier.
 *
 * @see ISO 32000-1 (PDF 1.7), 7.5, "File structure".
 */
export class PdfFile {
  private readonly chunks: Uint8Array[] = [];
  /** By number of the object. */
  private readonly offsets: number[] = [];
  private readonly pageNumbers: number[] = [];
  private length = 0;
  private lastNumber = fontNumber;

  constructor() {
    // The comment of bytes above 127 tells programs that move files that this one is binary.
    this.write(Uint8Array.of(...ascii('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
    this.object(
      fontNumber,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    );
  }

  /** Adds a page; its content is operators, with lengths in points from the bottom left. */
  addPage(
    { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
    content: string,
  ): void {
    const compressed = zlibSync(ascii(content), { level: 6 });
    const contentNumber = ++this.lastNumber;
    this.offsets[contentNumber] = this.length;
    const dictionary = `<< /Length ${compressed.length} /Filter /FlateDecode >>`;
    this.write(ascii(`${contentNumber} 0 obj\n${dictionary}\nstream\n`));
    this.write(compressed);
    this.write(ascii('\nendstream\nendobj\n'));
    const pageNumber = ++this.lastNumber;
    const box = `[0 0 ${points(widthMm)} ${points(heightMm)}]`;
    this.object(
      pageNumber,
      `<< /Type /Page /Parent ${pagesNumber} 0 R /MediaBox ${box} /Contents ${contentNumber} 0 R ` +
        `/Resources << /Font << /F1 ${fontNumber} 0 R >> >> >>`,
    );
    this.pageNumbers.push(pageNumber);
  }

  /** Ends the file. The print dialog is asked not to scale it. */
  end(): Uint8Array {
    const kids = this.pageNumbers.map((number) => `${number} 0 R`).join(' ');
    this.object(
      pagesNumber,
      `<< /Type /Pages /Kids [${kids}] /Count ${this.pageNumbers.length} >>`,
    );
    this.object(
      catalogNumber,
      `<< /Type /Catalog /Pages ${pagesNumber} 0 R /ViewerPreferences << /PrintScaling /None >> >>`,
    );
    const start = this.length;
    const rows = Array.from({ length: this.lastNumber }, (_, index) => {
      return `${String(this.offsets[index + 1] ?? 0).padStart(10, '0')} 00000 n \n`;
    });
    const size = this.lastNumber + 1;
    this.write(ascii(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
    this.write(ascii(`trailer\n<< /Size ${size} /Root ${catalogNumber} 0 R >>\n`));
    this.write(ascii(`startxref\n${start}\n%%EOF\n`));
    return this.whole();
  }

  private object(number: number, body: string): void {
    this.offsets[number] = this.length;
    this.write(ascii(`${number} 0 obj\n${body}\nendobj\n`));
  }

  private write(chunk: Uint8Array): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }

  private whole(): Uint8Array {
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const chunk of this.chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}

/** A length in points, to a ten-thousandth. */
export function points(millimetres: number): string {
  return String(Math.round(millimetres * pointsPerMm * 10_000) / 10_000);
}

/** A string of a PDF. */
export function pdfString(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
