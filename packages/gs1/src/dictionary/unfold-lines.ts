/**
 * Writes the lines of a Syntax Dictionary out of the columns that `tools/gs1-dictionary` folds them
 * into: steps from one AI to the next, flags, components, attributes, titles.
 *
 * A cell is empty where it repeats the one above, and `-` where the entry has nothing. A step is the
 * number of digits of an AI, the distance from the last AI above and, for a range, its span: `45+5`
 * after 3100-3105 is 3110-3115. In the attributes `~` stands for the AIs that differ from this one in
 * the last digit: `310n`.
 */
export function unfoldLines(columns: readonly string[]): string[] {
  const [steps = [], ...others] = columns.map(cellsOf);
  let last = 0;
  return steps.map((step, row) => {
    const digits = Number(step.charAt(0));
    const [distance, span = 0] = step.slice(1).split('+');
    const first = padded(last + Number(distance), digits);
    last = Number(first) + Number(span);
    const [flags, components, attributes, title] = others.map((cells) => cells[row] ?? '-');
    const cells = [
      span ? `${first}-${padded(last, digits)}` : first,
      flags,
      components,
      attributes?.replace('~', `${first.slice(0, -1)}n`),
      title === '-' ? title : `# ${title ?? ''}`,
    ];
    return cells.filter((cell) => cell !== '-').join(' ');
  });
}

function cellsOf(column: string): string[] {
  let above = '';
  return column.split('\n').map((cell) => (above = cell || above));
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
