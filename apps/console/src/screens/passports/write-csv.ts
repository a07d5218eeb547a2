import { escapeFormula } from '@dpp/espr-validate/csv';

type Cell = string | null;

/**
 * A table as CSV that spreadsheets open: commas, lines by CR LF, and a mark that it is UTF-8. A text that a spreadsheet
 * would take for a formula gets an apostrophe before it.
 *
 * @see RFC 4180.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: Cell): string {
  const safe = escapeFormula(value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
