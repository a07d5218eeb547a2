import { EsprValidateError } from '../error.js';
import type { Shape } from '../rules/shape.js';
import { cellReader, type NumberStyle } from './cell-value.js';
import { parseColumnPath } from './column-path.js';
import type { CsvRecord } from './csv-parser.js';
import { unescapeFormula } from './formula-cell.js';
import { trimNoBreakSpaces } from './no-break-space.js';

/**
 * Makes a value out of a row; `undefined` where all of its cells are blank.
 *
 * @throws {@link EsprValidateError} `CSV_COLUMN_CONFLICT`
 */
export type ReadRow = (row: CsvRecord) => unknown;

/** The columns of one value: its own, those of its members or entries, or its own and its entries'. */
export interface ColumnTree {
  own?: Column;
  /** By the next segment of their paths: either all member names or all list positions. */
  readonly branches: Map<string | number, ColumnTree>;
}

interface Column {
  readonly name: string;
  /** In a row, from 0. */
  readonly position: number;
}

/**
 * Arranges columns as the values they describe.
 *
 * @param columns - The name of each column, and its position in a row.
 * @throws {@link EsprValidateError} `CSV_COLUMN_INVALID`, `CSV_COLUMN_DUPLICATE`, `CSV_COLUMN_CONFLICT`
 */
export function columnTree(columns: Iterable<readonly [name: string, position: number]>) {
  const root: ColumnTree = { branches: new Map() };
  for (const [name, position] of columns) {
    let tree = root;
    for (const segment of parseColumnPath(name)) {
      if (excludes(tree, segment)) throw conflict(name);
      const next: ColumnTree = tree.branches.get(segment) ?? { branches: new Map() };
      tree.branches.set(segment, next);
      tree = next;
    }
    if (tree.own !== undefined) {
      throw new EsprValidateError('CSV_COLUMN_DUPLICATE', `There are two columns named ${name}.`);
    }
    if (typeof firstSegment(tree) === 'string') throw conflict(name);
    tree.own = { name, position };
  }
  return root;
}

/** `a.b` cannot be beside `a` or `a[0]`; `a` may be beside `a[0]`, for rows with an empty list. */
function excludes(tree: ColumnTree, segment: string | number): boolean {
  const sibling = firstSegment(tree);
  if (sibling !== undefined) return typeof sibling !== typeof segment;
  return tree.own !== undefined && typeof segment === 'string';
}

/** Its kind is that of all. */
function firstSegment({ branches }: ColumnTree): string | number | undefined {
  const [segment] = branches.keys();
  return segment;
}

function conflict(name: string): EsprValidateError {
  return new EsprValidateError(
    'CSV_COLUMN_CONFLICT',
    `${name} and another column exclude each other.`,
  );
}

/** The function that reads rows of these columns as values of a shape, as far as it is known. */
export function rowReader(tree: ColumnTree, shape: Shape | undefined, style: NumberStyle): ReadRow {
  const { own, branches } = tree;
  const readBranches =
    typeof firstSegment(tree) === 'number'
      ? entriesReader(branches, shape, style)
      : membersReader(branches, shape, style);
  if (own === undefined) return readBranches;
  const readOwn = columnReader(own, shape, style);
  if (branches.size === 0) return readOwn;
  return (row) => {
    const value = readOwn(row);
    const fromBranches = readBranches(row);
    if (value === undefined) return fromBranches;
    if (fromBranches !== undefined) throw twice(own, row);
    return value;
  };
}

function twice({ name }: Column, { line }: CsvRecord): EsprValidateError {
  return new EsprValidateError(
    'CSV_COLUMN_CONFLICT',
    `Line ${line} has a value for ${name}, and others for its entries.`,
    line,
  );
}

function columnReader({ position }: Column, shape: Shape | undefined, style: NumberStyle): ReadRow {
  const readCell = cellReader(shape, style);
  return ({ cells }) => {
    const text = trimNoBreakSpaces(cells[position] ?? '');
    return text.trim() === '' ? undefined : readCell(unescapeFormula(text));
  };
}

/** Entries with blank cells only are left out: rows have as many entries as they need. */
function entriesReader(
  branches: ColumnTree['branches'],
  shape: Shape | undefined,
  style: NumberStyle,
): ReadRow {
  const entry = alternativesOf(shape).find(({ kind }) => kind === 'list');
  const entryShape = entry?.kind === 'list' ? entry.entry : undefined;
  const readers = [...branches]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, branch]) => rowReader(branch, entryShape, style));
  return (row) => {
    const entries = readers.map((read) => read(row)).filter((value) => value !== undefined);
    return entries.length === 0 ? undefined : entries;
  };
}

function membersReader(
  branches: ColumnTree['branches'],
  shape: Shape | undefined,
  style: NumberStyle,
): ReadRow {
  const object = alternativesOf(shape).find(({ kind }) => kind === 'object');
  const members = object?.kind === 'object' ? object.members : {};
  const readers = [...branches].map(([segment, branch]) => {
    const name = String(segment);
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, rowReader(branch, member?.shape, style)] as const;
  });
  return (row) => {
    const present = readers
      .map(([name, read]) => [name, read(row)] as const)
      .filter(([, value]) => value !== undefined);
    return present.length === 0 ? undefined : Object.fromEntries(present);
  };
}

function alternativesOf(shape: Shape | undefined): readonly Shape[] {
  if (shape === undefined) return [];
  return shape.kind === 'either' ? shape.alternatives : [shape];
}
