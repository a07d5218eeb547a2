/** Blanks that do not break a line, and characters without width: never typed, and never seen. */
const noBreak = new Set('\u00a0\u2007\u202f\u200b\u2060\ufeff');

/**
 * Leaves out no-break spaces at both ends of a cell, which come with texts that are copied out of web pages and
 * documents, and the blanks among them. Other blanks are part of a text, as people may mean them.
 */
export function trimNoBreakSpaces(cell: string): string {
  let [start, end] = [0, cell.length];
  for (let at = start; at < end && isBlank(cell.charAt(at)); at += 1) {
    if (noBreak.has(cell.charAt(at))) start = at + 1;
  }
  for (let at = end - 1; at >= start && isBlank(cell.charAt(at)); at -= 1) {
    if (noBreak.has(cell.charAt(at))) end = at;
  }
  return cell.slice(start, end);
}

function isBlank(character: string): boolean {
  return character === ' ' || noBreak.has(character);
}
