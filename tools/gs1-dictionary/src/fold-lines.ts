const entryPattern = /^(\d+)(?:-(\d+))?(?: ([*?]+))? ([^#]+?)(?: # (.+))?$/;
const attributePattern = /^(?:req|ex|dlpkey)\b/;

/**
 * Folds the lines of a Syntax Dictionary into columns that compress to three quarters: the cells that
 * `unfold-lines.ts` of `@dpp/gs1` explains and reads.
 *
 * @param lines - Entries with single blanks.
 */
export function foldLines(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf);
  let above = 0;
  const steps = rows.map(({ first, last }) => {
    const step = `${first.length}${Number(first) - above}`;
    const span = Number(last) - Number(first);
    above = Number(last);
    return span === 0 ? step : `${step}+${span}`;
  });
  const others = [0, 1, 2, 3].map((column) => rows.map(({ cells }) => cells[column] ?? '-'));
  return [steps, ...others].map(columnOf);
}

/** The AIs of an entry, its flags, components, attributes and title. */
function rowOf(line: string) {
  const match = entryPattern.exec(line);
  if (!match) throw new Error(`${line} is no entry.`);
  const [, first = '', last = first, flags = '-', body = '', title = '-'] = match;
  const tokens = body.split(' ');
  const components = tokens.filter((token) => !attributePattern.test(token)).join(' ');
  const attributes = tokens.filter((token) => attributePattern.test(token)).join(' ') || '-';
  const family = `=${first.slice(0, -1)}n`;
  return { first, last, cells: [flags, components, attributes.replace(family, '=~'), title] };
}

function columnOf(cells: readonly string[]): string {
  return cells.map((cell, row) => (cell === cells[row - 1] ? '' : cell)).join('\n');
}
