import type { Upload } from '../../../../platform/http/route.js';
import {
  MAX_CELL_BYTES,
  MAX_COLUMNS,
  MAX_ROW_BYTES,
  MAX_ROWS,
  MAX_STORED_BYTES,
  TABLE_MEDIA_TYPES,
} from '../import-model.js';
import { openCsvTable } from './csv-table.js';
import type { TableRecord } from './open-table.js';
import { tooLarge, unreadable } from './table-error.js';
import { openXlsxTable } from './xlsx/xlsx-table.js';

/** A row with as many cells as the table has columns. */
export interface TableRow extends TableRecord {
  /** Bytes of its cells in UTF-8. */
  readonly bytes: number;
}

/** A table, read as far as its header. */
export interface ReadTable {
  readonly decimalComma: boolean;
  readonly columns: readonly string[];
  readonly rows: AsyncGenerator<TableRow>;
}

/**
 * Opens a table and holds it to the bounds of imports, row by row: no more of it than a piece and a row is held, but for
 * the texts that a workbook stores once.
 *
 * @throws a 400 `IMPORT_UNREADABLE` or `IMPORT_TOO_LARGE`, here or once it comes to it.
 */
export async function readTable({ mediaType, bytes }: Upload): Promise<ReadTable> {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  const isWorkbook = mediaType === TABLE_MEDIA_TYPES.xlsx;
  const { decimalComma, records } = await (isWorkbook ? openXlsxTable(bytes) : openCsvTable(bytes));
  const header = await records.next();
  if (header.done === true) throw unreadable('There is no first row that names the columns.');
  const columns = columnsOf(header.value);
  return { decimalComma, columns, rows: boundedRows(records, columns.length) };
}

function columnsOf({ cells, line }: TableRecord): readonly string[] {
  const columns = trimmed(cells).map((name) => name.trim());
  if (columns.length > MAX_COLUMNS) {
    throw tooLarge(`There are ${columns.length} columns; a table has at most ${MAX_COLUMNS}.`);
  }
  const bytes = boundedBytes({ cells: columns, line });
  if (bytes > MAX_CELL_BYTES) throw tooLarge('The names of the columns are too long.');
  return columns;
}

async function* boundedRows(
  records: AsyncGenerator<TableRecord>,
  columns: number,
): AsyncGenerator<TableRow> {
  let rows = 0;
  let stored = 0;
  for await (const record of records) {
    rows += 1;
    if (rows > MAX_ROWS) throw tooLarge(`A table has at most ${MAX_ROWS} rows.`);
    const cells = trimmed(record.cells);
    if (cells.length > columns) {
      throw unreadable(`Line ${record.line} has ${cells.length} cells for ${columns} columns.`);
    }
    const bytes = boundedBytes({ ...record, cells });
    stored += bytes;
    if (stored > MAX_STORED_BYTES) {
      throw tooLarge(`The cells of a table hold at most ${MAX_STORED_BYTES} bytes together.`);
    }
    const padded = Array.from({ length: columns }, (_, index) => cells[index] ?? '');
    yield { line: record.line, cells: padded, bytes };
  }
}

/** Cells behind the last one that is not blank are none. */
function trimmed(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function boundedBytes({ cells, line }: TableRecord): number {
  let bytes = 0;
  for (const cell of cells) {
    if (cell.includes('\0')) throw unreadable(`Line ${line} has a NUL character.`);
    const length = Buffer.byteLength(cell);
    if (length > MAX_CELL_BYTES) {
      throw tooLarge(`A cell of line ${line} has ${length} bytes; at most ${MAX_CELL_BYTES} fit.`);
    }
    bytes += length;
  }
  if (bytes > MAX_ROW_BYTES) {
    throw tooLarge(`Line ${line} has ${bytes} bytes; a row has at most ${MAX_ROW_BYTES}.`);
  }
  return bytes;
}
