import type { ImportRow } from '@dpp/client';
import type { CategoryRules, Shape } from '@dpp/espr-validate/rules';
import { formatPath, parsePath, type JsonPath } from '../../../form/model/json-path.js';
import { readNumber } from '../../../form/model/number-text.js';
import { offerFor } from '../../../form/model/offers.js';
import type { ImportColumn } from '../use-import.js';
import { shapeAt, withoutPositions } from './fields.js';

type Fault = ImportRow['faults'][number];

/** A cell and its new text. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

/** A cell, and the one text that would be right in it. */
export interface CellOffer extends CellChange {
  /** True: as likely as others; a person takes it for one row. */
  readonly isGuess?: true;
}

interface Table {
  readonly columns: readonly ImportColumn[];
  readonly rules: CategoryRules | undefined;
}

/** Names the group of faults that a fault is in, as the server does. */
export const kindOfFault = ({ code, field }: Pick<Fault, 'code' | 'field'>) =>
  `${code}:${withoutPositions(field)}`;

/** What would be right in the cells of a row, for its faults of one kind. Several cells where they belong together. */
export function offersOf(row: ImportRow, kind: string, table: Table): CellOffer[] {
  const offers = row.faults
    .filter((fault) => kindOfFault(fault) === kind)
    .flatMap((fault) => offersForFault(row, fault, table));
  return offers.filter(
    (offer, index) => offers.findIndex(({ column }) => column === offer.column) === index,
  );
}

/** What would be right in a row and can be taken unseen, with others of its kind: nothing of it is a guess. */
export function sureOffersOf(row: ImportRow, kind: string, table: Table): CellOffer[] {
  const offers = offersOf(row, kind, table);
  return offers.some(({ isGuess }) => isGuess) ? [] : offers;
}

function offersForFault(row: ImportRow, fault: Fault, table: Table): CellOffer[] {
  const { field, probably } = fault;
  const column = columnFor(table, field);
  if (probably !== null && column >= 0) return [{ row: row.row, column, value: probably }];
  const path = parsePath(field);
  const shape = field === 'productId' ? productNumber : table.rules && shapeAt(table.rules, path);
  const text = row.cells[column]?.trim() ?? '';
  const right = shape && text !== '' ? rightText(text, shape, path) : undefined;
  if (right !== undefined && right.value !== text) return [{ row: row.row, column, ...right }];
  return offersOfShares(row, path, table);
}

const productNumber: Shape = { kind: 'text', format: 'gtin' };
const columnFor = ({ columns }: Table, target: string) =>
  columns.findIndex((column) => column.target === target);

function rightText(
  text: string,
  shape: Shape,
  path: JsonPath,
): Pick<CellOffer, 'value' | 'isGuess'> | undefined {
  if (shape.kind === 'boolean') {
    const value = yesOrNo.get(text.toLowerCase());
    return value === undefined ? undefined : { value };
  }
  const offer = offerFor({ path, value: text, shape });
  if (offer?.kind !== 'value') return undefined;
  return { value: String(offer.value), ...(offer.isGuess && { isGuess: true }) };
}

/** As spreadsheets have them. */
const yesOrNo = new Map([
  ...['yes', 'y', 'ja', 'j', 'oui', 'да', 'wahr', 'x', '1'].map((word) => [word, 'true'] as const),
  ...['no', 'n', 'nein', 'non', 'не', 'falsch', '0'].map((word) => [word, 'false'] as const),
]);

/** Shares of a whole: the one that is missing, or percentages of shares from 0 to 1. */
function offersOfShares(row: ImportRow, path: JsonPath, table: Table): CellOffer[] {
  const list = sharesAround(path, table.rules);
  if (!list) return [];
  const offer = offerFor({ ...list, value: entriesOf(row, list, table) });
  if (!offer || offer.kind === 'value') return [];
  const changed: (readonly [string, unknown])[] =
    offer.kind === 'remainder'
      ? [[formatPath(offer.path), offer.value]]
      : (offer.value as Record<string, unknown>[]).map((entry, index) => [
          formatPath([...list.path, index, list.share]),
          entry[list.share],
        ]);
  const offers = changed.map(([target, value]) => ({
    row: row.row,
    column: columnFor(table, target),
    value: String(value),
  }));
  return offers.every(({ column }) => column >= 0) ? offers : [];
}

interface Shares {
  readonly path: JsonPath;
  readonly shape: Shape;
  readonly share: string;
}

/** The list of shares that a place is, or is in. */
export function sharesAround(path: JsonPath, rules: CategoryRules | undefined): Shares | undefined {
  if (!rules) return undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    const shape = shapeAt(rules, place);
    if (shape?.kind === 'list' && shape.sumsTo100 !== undefined) {
      return { path: place, shape, share: shape.sumsTo100 };
    }
  }
  return undefined;
}

/** The entries that the cells of a row state; a share that is no number yet is left out. */
function entriesOf(row: ImportRow, { path, share }: Shares, { columns }: Table) {
  const entries: Record<string, unknown>[] = [];
  for (const [index, { target }] of columns.entries()) {
    const text = row.cells[index]?.trim() ?? '';
    if (target === null || text === '') continue;
    const [position, member, ...deeper] = parsePath(target).slice(path.length);
    const isIn = formatPath(parsePath(target).slice(0, path.length)) === formatPath(path);
    if (!isIn || typeof position !== 'number' || typeof member !== 'string') continue;
    if (deeper.length > 0) continue;
    (entries[position] ??= {})[member] = member === share ? readNumber(text)?.value : text;
  }
  return entries;
}

/** Positions of the columns that a kind of fault is about, with those that belong to them. */
export function columnsOfKind(kind: string, table: Table): number[] {
  const field = kind.slice(kind.indexOf(':') + 1);
  if (field === '') return [];
  const exact = parsePath(field.replaceAll('[]', '[0]'));
  const shares = sharesAround(exact, table.rules);
  const place = shares ? withoutPositions(formatPath(shares.path)) : field;
  return table.columns.flatMap(({ target }, index) => {
    if (target === null) return [];
    const path = withoutPositions(target);
    const isConcerned =
      path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
    return isConcerned ? [index] : [];
  });
}
