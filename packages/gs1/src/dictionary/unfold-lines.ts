import type { EntryRows } from './dictionary.js';

/**
 * Reads the entries of a Syntax Dictionary out of the columns that `tools/gs1-dictionary` folds them
 * into: steps from one AI to the next, flags, components, attributes, titles.
 *
 * A cell is empty where it repeats the one above, and `-` where the entry has nothing. A step is the
 * number of digits of an AI, the distance from the last AI above and, for a range, its span: `45+5`
 * after 3100-3105 is 3110-3115. In the attributes `~` stands for the AIs that differ from this one in
 * the last digit: `310n`.
 */
export function unfoldLines(columns: readonly string[]): EntryRows {
  const [steps = [], ...others] = columns.map((column) => column.split('\n'));
  const ranges = unfoldSteps(steps);
  const lineAt = (row: number) => {
    const range = ranges[row] ?? '';
    const [flags, components, attributes, title] = others.map((cells) => cellAt(cells, row));
    const cells = [
      range,
      flags,
      components,
      attributes?.replace('~', () => `${(range.split('-')[0] ?? '').slice(0, -1)}n`),
      title === '-' ? title : `# ${title ?? ''}`,
    ];
    return cells.filter((cell) => cell !== '-').join(' ');
  };
  return { ranges, lineAt };
}

function unfoldSteps(steps: readonly string[]): string[] {
  let last = 0;
  let step = '';
  return steps.map((cell) => {
    step = cell || step;
    const digits = Number(step.charAt(0));
    const distance = Number.parseInt(step.slice(1), 10);
    const plus = step.indexOf('+');
    const first = padded(last + distance, digits);
    last += distance;
    if (plus === -1) return first;
    last += Number(step.slice(plus));
    return `${first}-${padded(last, digits)}`;
  });
}

/** A cell is empty where it repeats the one above. */
function cellAt(cells: readonly string[], row: number): string {
  let above = row;
  while (cells[above] === '') above--;
  return cells[above] ?? '-';
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
