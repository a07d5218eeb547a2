import { existsSync, rmSync, truncateSync, appendFileSync } from 'node:fs';
import { csvLine } from './csv-line.js';
import { isTable } from './import-file.js';

/** Why a row is not in. */
export interface RowFault {
  readonly line: number;
  readonly message: string;
}

/** A file beside the imported one, of its kind: a table for a table, else a JSON document a line. */
export class ImportReport {
  readonly path: string;
  private readonly isTable: boolean;

  /** @param bytes - How much of an earlier report stays: that of the rows a resumed import skips. */
  constructor(
    file: string,
    private bytes: number,
  ) {
    this.isTable = isTable(file);
    this.path = `${file}.errors.${this.isTable ? 'csv' : 'ndjson'}`;
    if (bytes === 0) rmSync(this.path, { force: true });
    else if (existsSync(this.path)) truncateSync(this.path, bytes);
  }

  /** @returns Its length. */
  append(faults: readonly RowFault[]): number {
    if (faults.length === 0) return this.bytes;
    const lines = faults.map((fault) =>
      this.isTable
        ? csvLine([String(fault.line), fault.message], ',')
        : `${JSON.stringify(fault)}\n`,
    );
    const head = this.isTable && this.bytes === 0 ? '\ufeffline,message\r\n' : '';
    const text = head + lines.join('');
    appendFileSync(this.path, text);
    this.bytes += Buffer.byteLength(text);
    return this.bytes;
  }
}
