import { existsSync, rmSync, truncateSync, appendFileSync } from 'node:fs';
import { csvLine } from '../files/csv-line.js';
import { isTable } from '../files/import-file.js';

/** Why a row is not in. */
export interface RowFault {
  readonly line: number;
  readonly message: string;
}

/** What is worth knowing of a row that is in. */
export interface RowWarning extends RowFault {
  readonly code: string;
  /** Where in the row; see `AdvisoryItem`. */
  readonly path: string;
}

const columns = {
  errors: ['line', 'message'],
  warnings: ['line', 'code', 'path', 'message'],
} as const;

/** A file beside the imported one, of its kind: a table for a table, else a JSON document a line. */
export class ImportReport<Row extends RowFault = RowFault> {
  readonly path: string;
  private readonly isTable: boolean;

  /** @param bytes - How much of an earlier report stays: that of the rows a resumed import skips. */
  constructor(
    file: string,
    private readonly kind: keyof typeof columns,
    private bytes: number,
  ) {
    this.isTable = isTable(file);
    this.path = `${file}.${kind}.${this.isTable ? 'csv' : 'ndjson'}`;
    if (bytes === 0) rmSync(this.path, { force: true });
    else if (existsSync(this.path)) truncateSync(this.path, bytes);
  }

  /** @returns Its length. */
  append(rows: readonly Row[]): number {
    if (rows.length === 0) return this.bytes;
    const names = columns[this.kind];
    const lines = rows.map((row) => {
      if (!this.isTable) return `${JSON.stringify(row)}\n`;
      const values = new Map<string, unknown>(Object.entries(row));
      return csvLine(
        names.map((name) => String(values.get(name))),
        ',',
      );
    });
    const head = this.isTable && this.bytes === 0 ? `\ufeff${names.join(',')}\r\n` : '';
    const text = head + lines.join('');
    appendFileSync(this.path, text);
    this.bytes += Buffer.byteLength(text);
    return this.bytes;
  }
}
