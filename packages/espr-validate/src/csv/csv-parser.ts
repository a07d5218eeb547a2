import { EsprValidateError } from '../error.js';

/** One row. */
export interface CsvRecord {
  /** Where it begins, from 1; a quoted cell may span several lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

const QUOTE = 34;
const LF = 10;
const CR = 13;

/** No row of a product is this long; a file with a lost quote is one row to its end. */
const MAXIMUM_RECORD_LENGTH = 1_000_000;

/**
 * Reads RFC 4180 from pieces of text, cut anywhere. Lines end with CRLF, LF or CR; a quote inside a cell
 * that does not start with one stands for itself.
 */
export class CsvParser {
  readonly #separator: number;
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  #line = 1;
  #firstLine = 1;
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  #previous = 0;

  /** @param separator - One UTF-16 code unit. */
  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  /**
   * The rows that end within this piece.
   *
   * @throws {@link EsprValidateError} `CSV_TEXT_AFTER_QUOTE`, `CSV_RECORD_TOO_LONG`
   */
  *push(text: string): Generator<CsvRecord> {
    let from = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      const secondOfCrLf = code === LF && this.#previous === CR;
      this.#previous = code;
      if (this.#state === 'quoted') {
        if (code === CR || (code === LF && !secondOfCrLf)) this.#line += 1;
        if (code !== QUOTE) continue;
        this.#take(text.slice(from, index));
        from = index + 1;
        this.#state = 'closed';
      } else if (secondOfCrLf) {
        from = index + 1;
      } else if (code === this.#separator || code === LF || code === CR) {
        this.#endCell(text.slice(from, index));
        from = index + 1;
        if (code !== this.#separator) yield this.#endRecord();
      } else if (code === QUOTE && this.#state !== 'plain') {
        // The second of two quotes stands for one; the first opens the cell.
        from = this.#state === 'closed' ? index : index + 1;
        this.#state = 'quoted';
      } else if (this.#state === 'closed') {
        throw new EsprValidateError(
          'CSV_TEXT_AFTER_QUOTE',
          `Line ${this.#line} goes on after a closing quote; a quote within a cell is written twice.`,
          this.#line,
        );
      } else {
        this.#state = 'plain';
      }
    }
    this.#take(text.slice(from));
  }

  /**
   * The last row, if no line end followed it.
   *
   * @throws {@link EsprValidateError} `CSV_UNTERMINATED_QUOTE`
   */
  *end(): Generator<CsvRecord> {
    if (this.#state === 'quoted') {
      throw new EsprValidateError(
        'CSV_UNTERMINATED_QUOTE',
        `The row of line ${this.#firstLine} has a quote that is never closed.`,
        this.#firstLine,
      );
    }
    if (this.#state === 'start' && this.#cells.length === 0) return;
    this.#endCell('');
    yield this.#endRecord();
  }

  #take(part: string): void {
    this.#length += part.length;
    if (this.#length > MAXIMUM_RECORD_LENGTH) {
      throw new EsprValidateError(
        'CSV_RECORD_TOO_LONG',
        `The row of line ${this.#firstLine} has more than ${MAXIMUM_RECORD_LENGTH} characters.`,
        this.#firstLine,
      );
    }
    this.#cell += part;
  }

  #endCell(rest: string): void {
    // What follows a closing quote was refused, so that `rest` is empty there.
    this.#take(rest);
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  #endRecord(): CsvRecord {
    const record = { line: this.#firstLine, cells: this.#cells };
    this.#line += 1;
    this.#firstLine = this.#line;
    this.#cells = [];
    this.#length = 0;
    return record;
  }
}
