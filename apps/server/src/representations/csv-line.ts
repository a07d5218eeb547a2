import { escapeFormula } from '@dpp/espr-validate/csv';

/**
 * One line of CSV with its line end (RFC 4180). What a spreadsheet would run as a formula has an apostrophe before it,
 * which imports take away again.
 */
export function csvLine(cells: readonly string[], separator = ','): string {
  return `${cells.map((cell) => quoted(harmless(cell), separator)).join(separator)}\r\n`;
}

/** A cell that has its apostrophe already means the text behind it, and keeps that one. */
function harmless(cell: string): string {
  const text = cell.slice(1);
  const isEscaped = cell.startsWith("'") && escapeFormula(text) !== text;
  return isEscaped ? cell : escapeFormula(cell);
}

function quoted(cell: string, separator: string): string {
  // Texts with blanks at their ends are quoted too: some readers take these away otherwise.
  const needsQuotes = cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
