import { escapeFormula } from '@dpp/espr-validate/csv';

/**
 * A row of RFC 4180: quoted where it must be, ended by CRLF. Text of the metadata is escaped, so that no spreadsheet
 * runs it as a formula.
 */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell), separator)).join(separator)}\r\n`;
}

function quoted(cell: string, separator: string): string {
  // A spreadsheet may split at another separator than ours, and find a formula behind it.
  const needsQuotes = cell.includes(separator) || /[",;\t\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
