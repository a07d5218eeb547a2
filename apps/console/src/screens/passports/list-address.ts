import type { PassportFilter, PassportSort, SearchPassportsQuery } from '@dpp/client';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';

/** Views of the list, in their order. */
export const viewNames = ['all', 'drafts', 'unsealed', 'ending', 'credential', 'recalled'] as const;

export type ViewName = (typeof viewNames)[number];

/** What the address of the list says: everything that a person may come back to. */
export interface ListAddress {
  readonly view: ViewName;
  readonly q: string;
  readonly category: ProductCategory | undefined;
  readonly operatorId: string | undefined;
  readonly sort: PassportSort;
  readonly cursor: string | undefined;
  /** Number of the first row of the page, from 1. */
  readonly from: number;
}

export const pageSize = 50;

const sorts: readonly PassportSort[] = [
  ...(['updatedAt', '-updatedAt', 'productId', '-productId'] as const),
  ...(['name', '-name', 'status', '-status'] as const),
];

/** Characters of a search, at most. */
export const maxTextLength = 400;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const newestFirst: PassportSort = '-updatedAt';

/** Reads the query of an address. What is unknown in it is as if it were left out. */
export function parseListAddress(query: Readonly<Record<string, string>>): ListAddress {
  const from = Number(query.from);
  const isFurther = query.cursor !== undefined && Number.isSafeInteger(from) && from > 1;
  return {
    view: viewNames.find((name) => name === query.view) ?? 'all',
    q: (query.q ?? '').slice(0, maxTextLength),
    category: PRODUCT_CATEGORIES.find((category) => category === query.category),
    operatorId: uuid.test(query.company ?? '') ? query.company : undefined,
    sort: sorts.find((sort) => sort === query.sort) ?? newestFirst,
    cursor: isFurther ? query.cursor : undefined,
    from: isFurther ? from : 1,
  };
}

/** The path of the list with some of it changed. Another search or order begins at its first page. */
export function listPath(address: ListAddress, changes: Partial<ListAddress> = {}): string {
  const { view, q, category, operatorId, sort, cursor, from } = {
    ...address,
    cursor: undefined,
    from: 1,
    ...changes,
  };
  const query = new URLSearchParams();
  if (view !== 'all') query.set('view', view);
  if (q !== '') query.set('q', q);
  if (category !== undefined) query.set('category', category);
  if (operatorId !== undefined) query.set('company', operatorId);
  if (sort !== newestFirst) query.set('sort', sort);
  if (cursor !== undefined) {
    query.set('from', String(from));
    query.set('cursor', cursor);
  }
  const text = query.toString();
  return text === '' ? '/passports' : `/passports?${text}`;
}

/** The filter that a view stands for. */
export function filterOfView(view: ViewName, now: Date): PassportFilter {
  switch (view) {
    case 'all':
      return {};
    case 'drafts':
      return { status: 'DRAFT' };
    case 'unsealed':
      return { status: 'ACTIVE', sealed: false };
    case 'ending':
      return { certificateEndsBefore: inDays(now, 31) };
    case 'credential':
      return { vcReady: false };
    case 'recalled':
      return { status: 'RECALLED' };
  }
}

/** What is searched for at an address. */
export function filterOf(address: ListAddress, now: Date): PassportFilter {
  const { view, q, category, operatorId } = address;
  return {
    ...filterOfView(view, now),
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(category !== undefined && { category }),
    ...(operatorId !== undefined && { operatorId }),
  };
}

/** One page of it. */
export function searchOf(address: ListAddress, now: Date): SearchPassportsQuery {
  const { sort, cursor } = address;
  return { ...filterOf(address, now), sort, limit: pageSize, ...(cursor && { cursor }) };
}

/** The order after a click on a heading: first ascending, for times newest first, then the other way round. */
export function nextSort(
  present: PassportSort,
  by: 'updatedAt' | 'productId' | 'name' | 'status',
): PassportSort {
  const first: PassportSort = by === 'updatedAt' ? '-updatedAt' : by;
  if (present !== first) return first;
  return first.startsWith('-') ? by : `-${by}`;
}

/** `YYYY-MM-DD` so many days later, by UTC as the server counts. */
function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
