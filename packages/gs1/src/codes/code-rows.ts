/**
 * The codes of a list that is grouped by all characters but the last: `AB-D 2C` stands for AB, AC, AD
 * and 2C.
 *
 * @param shared - How many characters the codes of a group have in common.
 */
export function codesOfRows(rows: string, shared = 1): string[] {
  return rows.split(' ').flatMap((row) => {
    const others = row.slice(shared).replaceAll(/(.)-(.)/g, writeRun);
    return [...others].map((last) => row.slice(0, shared) + last);
  });
}

function writeRun(_run: string, first: string, last: string): string {
  let characters = '';
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) {
    characters += String.fromCharCode(code);
  }
  return characters;
}
