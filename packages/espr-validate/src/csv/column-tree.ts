import { EsprValidateError } from '../error.js';
import type { Shape } from '../rules/shape.js';
import { cellReader, type NumberStyle } from './cell-value.js';
import { parseColumnPath } from './column-path.js';

/** Makes a value out of a row; `undefined` where all of its cells are blank. */
export type ReadRow = (cells: readonly string[]) => unknown;

/** The position of a column, or columns by the next segment of their paths. */
export type ColumnTree = number | ColumnBranches;

/** Keys are either all member names or all list positions. */
export type ColumnBranches = Map<string | number, ColumnTree>;

/**
 * Arranges columns as the values they describe.
 *
 * @param columns - The name of each column, and its position in a row.
 * @throws {@link EsprValidateError} `CSV_COLUMN_INVALID`, `CSV_COLUMN_DUPLICATE`, `CSV_COLUMN_CONFLICT`
 */
export function columnTree(columns: Iterable<readonly [name: string, position: number]>) {
  const root: ColumnBranches = new Map();
  for (const [name, position] of columns) {
    const path = parseColumnPath(name);
    let branch = root;
    for (const [index, segment] of path.entries()) {
      refuseMixture(branch, segment, name);
      const known = branch.get(segment);
      const isLast = index === path.length - 1;
      if (isLast && known !== undefined) throw taken(name, typeof known === 'number');
      if (typeof known === 'number') throw taken(name, false);
      const next = known ?? new Map<string | number, ColumnTree>();
      branch.set(segment, isLast ? position : next);
      branch = next;
    }
  }
  return root;
}

/** `a.b` and `a[0]` cannot both be. */
function refuseMixture(branch: ColumnBranches, segment: string | number, name: string): void {
  const [sibling] = branch.keys();
  if (sibling !== undefined && typeof sibling !== typeof segment) throw taken(name, false);
}

function taken(name: string, isSame: boolean): EsprValidateError {
  return isSame
    ? new EsprValidateError('CSV_COLUMN_DUPLICATE', `There are two columns named ${name}.`)
    : new EsprValidateError(
        'CSV_COLUMN_CONFLICT',
        `${name} and another column exclude each other.`,
      );
}

/** The function that reads rows of these columns as values of a shape, as far as it is known. */
export function rowReader(tree: ColumnTree, shape: Shape | undefined, style: NumberStyle): ReadRow {
  if (typeof tree === 'number') {
    const readCell = cellReader(shape, style);
    return (cells) => {
      const text = cells[tree] ?? '';
      return text.trim() === '' ? undefined : readCell(text);
    };
  }
  const [sibling] = tree.keys();
  return typeof sibling === 'number'
    ? entriesReader(tree, shape, style)
    : membersReader(tree, shape, style);
}

/** Entries whose cells are all blank are left out: rows have as many entries as they need. */
function entriesReader(
  tree: ColumnBranches,
  shape: Shape | undefined,
  style: NumberStyle,
): ReadRow {
  const entry = alternativesOf(shape).find(({ kind }) => kind === 'list');
  const entryShape = entry?.kind === 'list' ? entry.entry : undefined;
  const readers = [...tree]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, branch]) => rowReader(branch, entryShape, style));
  return (cells) => {
    const entries = readers.map((read) => read(cells)).filter((value) => value !== undefined);
    return entries.length === 0 ? undefined : entries;
  };
}

function membersReader(
  tree: ColumnBranches,
  shape: Shape | undefined,
  style: NumberStyle,
): ReadRow {
  const object = alternativesOf(shape).find(({ kind }) => kind === 'object');
  const members = object?.kind === 'object' ? object.members : {};
  const readers = [...tree].map(([segment, branch]) => {
    const name = String(segment);
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, rowReader(branch, member?.shape, style)] as const;
  });
  return (cells) => {
    const present = readers
      .map(([name, read]) => [name, read(cells)] as const)
      .filter(([, value]) => value !== undefined);
    return present.length === 0 ? undefined : Object.fromEntries(present);
  };
}

function alternativesOf(shape: Shape | undefined): readonly Shape[] {
  if (shape === undefined) return [];
  return shape.kind === 'either' ? shape.alternatives : [shape];
}
