/** A row of cells. */
export interface TableRecord {
  /** The line of the file, or the row of the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table of any format; blank rows are left out, and the first of the others names the columns. */
export interface OpenTable {
  readonly decimalComma: boolean;
  readonly records: AsyncGenerator<TableRecord>;
}
