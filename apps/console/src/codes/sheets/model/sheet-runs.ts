import { labelSheets, type LabelSheetName } from '@dpp/gs1/carriers';

/** As many labels as the server prints in one file. */
export const maxOfFile = 200;

/** One file of labels. */
export interface SheetRun {
  /** Numbers of its first and last label, from 1. */
  readonly from: number;
  readonly to: number;
  /** Place of its first label on the first sheet, from 1. */
  readonly start: number;
}

/** Labels on one sheet. */
export function placesOf(sheet: LabelSheetName): number {
  const { columns, rows } = labelSheets[sheet];
  return columns * rows;
}

/** Free on each side of a label. */
const marginMm = 1.5;

/** The part of a label that is printed, in millimetres. */
export function roomOf(sheet: LabelSheetName): {
  readonly widthMm: number;
  readonly heightMm: number;
} {
  const { labelWidthMm, labelHeightMm } = labelSheets[sheet];
  const inside = (sideMm: number) => Math.round((sideMm - 2 * marginMm) * 10) / 10;
  return { widthMm: inside(labelWidthMm), heightMm: inside(labelHeightMm) };
}

/** Files that hold so many labels: each but the last ends with a full sheet, so that the next begins with a new one. */
export function sheetRuns(count: number, sheet: LabelSheetName, start: number): SheetRun[] {
  const places = placesOf(sheet);
  const runs: SheetRun[] = [];
  for (let from = 1; from <= count;) {
    const first = from === 1 ? start : 1;
    const isLast = count - from < maxOfFile;
    const whole = Math.floor((maxOfFile + first - 1) / places) * places - first + 1;
    const to = isLast ? count : from + whole - 1;
    runs.push({ from, to, start: first });
    from = to + 1;
  }
  return runs;
}
