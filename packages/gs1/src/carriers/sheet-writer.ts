import { CarrierError } from './carrier-error.js';
import type { Carrier } from './carrier.js';
import { drawPlacedCode } from './draw-placed-code.js';
import { labelSheets, type LabelSheet, type LabelSheetName } from './label-sheets.js';
import { PdfFile } from './pdf-file.js';
import { placeWithin } from './placed-code.js';

/** Kept free on each side of a label: what feeding and cutting are off by. */
const marginMm = 1.5;

/** Options of {@link SheetWriter}. */
export interface SheetOptions {
  /** Place of the first label on a sheet that was used before: 1 is the top left, then along the row. Default 1. */
  readonly start?: number;
}

/**
 * Writes sheets of labels as one PDF, label after label. Each call does the work of one label, so that a server can
 * answer others in between.
 *
 * @example
 * const sheets = new SheetWriter('A4_3x8_70x37', { start: 4 });
 * sheets.add(createCarrier({ uri: 'https://id.gs1.org/01/09506000134352' }), ['(01) 09506000134352']);
 * sheets.end().subarray(0, 4); // Uint8Array.of(0x25, 0x50, 0x44, 0x46)
 */
export class SheetWriter {
  private readonly sheet: LabelSheet;
  private readonly file = new PdfFile();
  private content = '';
  /** Places of the current page that are used. */
  private used: number;

  /** @throws {@link CarrierError} `UNKNOWN_SHEET`, `START_OUT_OF_RANGE`. */
  constructor(name: LabelSheetName, { start = 1 }: SheetOptions = {}) {
    // A name that came from outside may be none, or that of a method.
    if (!Object.hasOwn(labelSheets, name)) {
      const names = Object.keys(labelSheets).join(', ');
      throw new CarrierError('UNKNOWN_SHEET', `Known label sheets: ${names}.`);
    }
    this.sheet = labelSheets[name];
    const places = this.sheet.columns * this.sheet.rows;
    if (!(Number.isInteger(start) && start >= 1 && start <= places)) {
      throw new CarrierError('START_OUT_OF_RANGE', `The sheet has the places 1 to ${places}.`);
    }
    this.used = start - 1;
  }

  /**
   * Puts a code and its text on the next label.
   *
   * @throws {@link CarrierError} `NO_ROOM` and `TEXT_NOT_PRINTABLE`; the sheets stay as they were.
   */
  add(carrier: Carrier, text: readonly string[] = []): void {
    const { columns, rows, labelWidthMm, labelHeightMm, pageHeightMm } = this.sheet;
    const widthMm = labelWidthMm - 2 * marginMm;
    const heightMm = labelHeightMm - 2 * marginMm;
    const placed = placeWithin(carrier, text, { widthMm, heightMm });
    if (this.used === columns * rows) this.turnPage();
    const column = this.used % columns;
    const row = Math.floor(this.used / columns);
    const leftMm = this.sheet.leftMm + column * this.sheet.columnPitchMm + marginMm;
    const topMm = this.sheet.topMm + row * this.sheet.rowPitchMm + marginMm;
    this.content += drawPlacedCode(placed, { leftMm, bottomMm: pageHeightMm - topMm - heightMm });
    this.used++;
  }

  /** @returns The PDF; without a label an empty page. */
  end(): Uint8Array {
    this.turnPage();
    return this.file.end();
  }

  private turnPage(): void {
    const { pageWidthMm, pageHeightMm } = this.sheet;
    this.file.addPage({ widthMm: pageWidthMm, heightMm: pageHeightMm }, this.content);
    this.content = '';
    this.used = 0;
  }
}
