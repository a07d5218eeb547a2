import { correlationIdOf } from '../registry-model.js';
import type { ResultFault, ResultFaultCode, ResultRow } from './result-row-model.js';
import type { HandedInItem } from './registry-result-repository.js';

/** A result with the request that it is of. */
export interface MatchedResult {
  readonly row: ResultRow;
  readonly item: HandedInItem;
}

interface Matches {
  readonly matched: readonly MatchedResult[];
  readonly faults: readonly ResultFault[];
}

/**
 * Finds the request of each result: by product identifier, and by the hash of the version and the correlation id where the row has
 * them. Two rows of one request are both refused: which of them is right cannot be said.
 *
 * @param items - Requests for the products of the rows, oldest first.
 */
export function matchResults(rows: readonly ResultRow[], items: readonly HandedInItem[]): Matches {
  const byProduct = grouped(items, ({ productIdentifier }) => productIdentifier);
  const found = rows.map((row) => matchOf(row, byProduct.get(row.productIdentifier) ?? []));
  const matched = found.flatMap((one) => ('item' in one ? [one] : []));
  const ofItem = grouped(matched, ({ item }) => correlationIdOf(item));
  const isAlone = ({ item }: MatchedResult) => ofItem.get(correlationIdOf(item))?.length === 1;
  const duplicates = matched.filter((one) => !isAlone(one));
  return {
    matched: matched.filter(isAlone),
    faults: [
      ...found.flatMap((one) => ('item' in one ? [] : [one])),
      ...duplicates.map(({ row }) =>
        faultOf(row, 'ROW_DUPLICATE', 'Another row of the file is of the same request.'),
      ),
    ],
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function matchOf(row: ResultRow, ofProduct: readonly HandedInItem[]): MatchedResult | ResultFault {
  const named = ofProduct.filter(
    (item) => row.correlationId === null || row.correlationId === correlationIdOf(item),
  );
  if (named.length === 0) {
    return faultOf(
      row,
      'ITEM_UNKNOWN',
      'Nothing was exported for this product and correlation id.',
    );
  }
  const ofVersion = named.filter(
    ({ versionHash }) => row.versionHash === null || row.versionHash === versionHash,
  );
  const newest = ofVersion.at(-1);
  if (!newest) {
    return faultOf(row, 'VERSION_UNKNOWN', 'No version with this hash was exported.');
  }
  // A version that was handed in again after a refusal has two requests: a result that is stored already is of the first.
  return { row, item: ofVersion.find((item) => saysTheSame(row, item)) ?? newest };
}

/** True where the result is stored already. */
export function saysTheSame(row: ResultRow, item: HandedInItem): boolean {
  return (
    item.outcome === row.outcome &&
    item.registrationId === row.registrationId &&
    item.code === row.code &&
    item.message === row.message &&
    (row.proof === null || item.proof === row.proof) &&
    (row.registeredAt === null || item.registeredAt?.getTime() === row.registeredAt.getTime())
  );
}

const memberOf: Readonly<Partial<Record<ResultFaultCode, ResultFault['member']>>> = {
  ITEM_UNKNOWN: 'productIdentifier',
  VERSION_UNKNOWN: 'versionHash',
  RESULT_CONFLICT: 'outcome',
};

export function faultOf({ row }: ResultRow, code: ResultFaultCode, message: string): ResultFault {
  return { row, code, member: memberOf[code] ?? null, message };
}
