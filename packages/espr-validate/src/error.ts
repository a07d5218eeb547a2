/**
 * - `CSV_NOT_UTF8`: bytes that are neither UTF-8 nor UTF-16 with a byte order mark.
 * - `CSV_NO_HEADER`: there is no first row, or it is blank.
 * - `CSV_UNTERMINATED_QUOTE`: a quoted cell never ends.
 * - `CSV_TEXT_AFTER_QUOTE`: a closing quote is followed by neither separator nor line end.
 * - `CSV_RECORD_TOO_LONG`: a row of more than a million characters, as after a lost quote.
 * - `CSV_SURPLUS_CELLS`: a row has more cells than there are columns.
 * - `CSV_COLUMN_INVALID`: a column name is no path, such as `a[x]`.
 * - `CSV_COLUMN_DUPLICATE`: two columns have the same path.
 * - `CSV_COLUMN_UNKNOWN`: a column is named almost as one of `otherColumns` that the file does not have.
 * - `CSV_COLUMN_MISSING`: there is no column of a name in `requiredColumns`.
 * - `CSV_COLUMN_CONFLICT`: a column holds a value where another one has members or entries.
 */
export type EsprValidateErrorCode =
  | 'CSV_NOT_UTF8'
  | 'CSV_NO_HEADER'
  | 'CSV_UNTERMINATED_QUOTE'
  | 'CSV_TEXT_AFTER_QUOTE'
  | 'CSV_RECORD_TOO_LONG'
  | 'CSV_SURPLUS_CELLS'
  | 'CSV_COLUMN_INVALID'
  | 'CSV_COLUMN_DUPLICATE'
  | 'CSV_COLUMN_UNKNOWN'
  | 'CSV_COLUMN_MISSING'
  | 'CSV_COLUMN_CONFLICT';

/** Raised when bytes cannot be read. Branch on `code`; `message` is for people and may change. */
export class EsprValidateError extends Error {
  override readonly name = 'EsprValidateError';
  constructor(
    readonly code: EsprValidateErrorCode,
    message: string,
    /** The line of the text where it was found, from 1. */
    readonly line?: number,
  ) {
    super(message);
  }
}
