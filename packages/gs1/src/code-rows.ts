/**
 * Writes out codes that are grouped by their first character: `AD-GI BZ` are AD, AE, AF, AG, AI and
 * BZ.
 */
export function codesOfRows(rows: string): string[] {
  return rows.split(' ').flatMap((row) => {
    const others = row.slice(1).replaceAll(/(.)-(.)/g, writeRun);
    return [...others].map((second) => row.charAt(0) + second);
  });
}

function writeRun(_run: string, first: string, last: string): string {
  let characters = '';
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) {
    characters += String.fromCharCode(code);
  }
  return characters;
}
