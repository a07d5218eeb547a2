/**
 * What spreadsheets take for a formula: a cell that begins with one of these, in the width of Asian
 * keyboards too, blanks and apostrophes before it or not. Tab and line ends are taken for the end of a cell.
 */
const FORMULA = /^[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/;

/** A sign alone makes no formula of a number. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Writes a text so that no spreadsheet runs it: an apostrophe before what would be a formula, as people
 * type it there. Numbers stay as they are. {@link unescapeFormula} takes it away again.
 *
 * @example
 * escapeFormula('=HYPERLINK("https://x.example")'); // `'=HYPERLINK("https://x.example")`
 * escapeFormula('-5'); // '-5'
 */
export function escapeFormula(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

/** The text meant by a cell: without the apostrophe before what would be a formula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

function isFormula(cell: string): boolean {
  return FORMULA.test(cell) && !NUMBER.test(cell);
}
