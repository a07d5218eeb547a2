/** A row of RFC 4180: quoted where it must be, ended by CRLF. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
