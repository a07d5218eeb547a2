import { isUuid } from '../../../platform/db/queries/uuid.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { SEARCH_ORDERS, type SearchOrder } from './passport-search-model.js';

/** An order and a place in it. */
interface SearchPlace {
  readonly order: SearchOrder;
  readonly descending: boolean;
  readonly place: readonly (string | Date)[];
}

/** The longest place is a product id of 256 characters and a UUID. */
const maxLength = 2000;

/** Which values of a place are times; the last is a UUID, the others are texts. */
const timesIn: Readonly<Record<SearchOrder, readonly boolean[]>> = {
  updatedAt: [true, false],
  productId: [false, false],
  name: [false, false],
  status: [false, true, false],
};

/** The cursor after a place. It is opaque to callers: what is in it may change. */
export function encodeSearchCursor({ order, descending, place }: SearchPlace): string {
  const texts = place.map((part) => (typeof part === 'string' ? part : part.toISOString()));
  return Buffer.from(JSON.stringify([sortOf(order, descending), ...texts])).toString('base64url');
}

/**
 * Reads a cursor of this list back.
 *
 * @throws a 400 `INVALID_CURSOR` for anything that the list in this order could not have given out.
 */
export function decodeSearchCursor(
  cursor: string,
  { order, descending }: Omit<SearchPlace, 'place'>,
): SearchPlace['place'] {
  const [sort, ...parts] = cursor.length > maxLength ? [] : partsOf(cursor);
  if (sort !== sortOf(order, descending)) throw invalidCursor();
  const times = timesIn[order];
  if (parts.length !== times.length) throw invalidCursor();
  const place = parts.map((part, index) => (times[index] ? timeOf(part) : part));
  const isWhole = place.every((part) => part !== undefined && !String(part).includes('\0'));
  if (!isWhole || !isUuid(parts.at(-1) ?? '')) throw invalidCursor();
  return place as SearchPlace['place'];
}

/** As `sort` of the query says it: a minus sign before a descending order. */
export function sortOf(order: SearchOrder, descending: boolean): string {
  return descending ? `-${order}` : order;
}

/** The values of `sort`. */
export const SORTS = SEARCH_ORDERS.flatMap((order) => [order, `-${order}`] as const);

function partsOf(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts)) return [];
    return parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    // No cursor of this list is anything but JSON; the caller gets a 400.
    return [];
  }
}

function timeOf(text: string): Date | undefined {
  const time = /^[1-9]\d{3}-/.test(text) ? new Date(text) : undefined;
  return time && !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : undefined;
}

function invalidCursor(): ApiError {
  const message = 'The cursor is not one that this list, in this order, gave out.';
  return ApiError.badRequest(message, { code: 'INVALID_CURSOR' });
}
