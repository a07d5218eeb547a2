/** A row by the names of its columns. */
export type TableRow<Column extends string> = Readonly<Record<Column, string>>;

/** What two or more blanks set apart; a cell may hold single ones. */
const betweenCells = / {2,}/;

/**
 * Reads one of the tables in `data`: comments, which start with `#`, then the names of the columns, then one
 * row a line. What a cell has nothing to say about is `-`.
 *
 * @param columns - The names that the table has to have, in this order.
 * @throws an Error that names the line when a row has another number of cells.
 */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
): TableRow<Column>[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [names, ...rows] = lines.map((line) => line.split(betweenCells));
  if (names?.join() !== columns.join()) {
    throw new Error(`Expected the columns ${columns.join(', ')}.`);
  }
  return rows.map((cells) => {
    if (cells.length !== columns.length) {
      throw new Error(`Expected ${columns.length} cells: ${cells.join('  ')}`);
    }
    return Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ) as TableRow<Column>;
  });
}

/** What the comments of a table state in a line of its own: `# Release: 2030-01-31`. */
export function statementIn(text: string, name: string): string {
  const statement = text.split('\n').find((line) => line.startsWith(`# ${name}: `));
  if (statement === undefined) throw new Error(`The table does not state its ${name}.`);
  return statement.slice(`# ${name}: `.length);
}
