import { isUuid } from '../../db/queries/uuid.js';
import { ApiError } from '../api-error.js';

/** A place in a list by time of creation and, within one moment, by id. */
type TimePosition = readonly [createdAt: string, id: string];

/** A place in a list that counts its entries from 1. */
type NumberPosition = readonly [number: number];

/**
 * The cursor of the page after this one, in a list by time and id; null when there is none.
 * It is opaque to callers: what is in it may change.
 */
export function nextTimeCursor(
  rows: readonly { readonly createdAt: Date; readonly id: string }[],
  limit: number,
): string | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < limit) return null;
  return encode([last.createdAt.toISOString(), last.id]);
}

/**
 * The cursor of the page after this one, in a list that counts down to 1; null when there is none.
 *
 * @param numbers - Those of this page.
 */
export function nextNumberCursor(numbers: readonly number[], limit: number): string | null {
  const last = numbers.at(-1);
  return last === undefined || last === 1 || numbers.length < limit ? null : encode([last]);
}

/** The cursor after an entry, in a list that counts up. */
export function cursorAfterNumber(number: number): string {
  return encode([number]);
}

/**
 * Reads a cursor of a list by time and id back; undefined at the list's beginning, which has none.
 *
 * @throws a 400 `INVALID_CURSOR` for anything no such list could have given out.
 */
export function decodeTimeCursor(
  cursor: string | undefined,
): { createdAt: Date; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [createdAt, id] = decode(cursor, isTimePosition);
  return { createdAt: new Date(createdAt), id };
}

/** True for a cursor that {@link decodeTimeCursor} reads: for lists that refuse another in the shape of their contract. */
export function isTimeCursor(cursor: string): boolean {
  try {
    decodeTimeCursor(cursor);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Reads a cursor of a list that counts its entries back; undefined at the list's beginning, which has none.
 *
 * @param max - The largest number its column holds.
 * @throws a 400 `INVALID_CURSOR` for anything no such list could have given out.
 */
export function decodeNumberCursor(
  cursor: string | undefined,
  { max }: { max: number },
): number | undefined {
  if (cursor === undefined) return undefined;
  const [number] = decode(cursor, isNumberPosition);
  if (number > max) throw invalidCursor();
  return number;
}

/** The longest that a list gives out is a time and a UUID. */
const maxLength = 100;

function encode(position: TimePosition | NumberPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function decode<Position extends TimePosition | NumberPosition>(
  cursor: string,
  isPosition: (parts: unknown) => parts is Position,
): Position {
  if (cursor.length > maxLength) throw invalidCursor();
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString());
  // Each place has one spelling, so that what decoders are lenient about is refused as well.
  if (!isPosition(parts) || encode(parts) !== cursor) throw invalidCursor();
  return parts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // This cursor is not ours; the caller of the API is told so.
    return undefined;
  }
}

function isTimePosition(parts: unknown): parts is TimePosition {
  if (!Array.isArray(parts) || parts.length !== 2) return false;
  const [createdAt, id] = parts as readonly unknown[];
  return isTime(createdAt) && typeof id === 'string' && isUuid(id);
}

/** A list writes times in years of four digits: databases know fewer years than JavaScript. */
function isTime(text: unknown): boolean {
  if (typeof text !== 'string' || !/^[1-9]\d{3}-/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function isNumberPosition(parts: unknown): parts is NumberPosition {
  return (
    Array.isArray(parts) && parts.length === 1 && Number.isSafeInteger(parts[0]) && parts[0] >= 1
  );
}

function invalidCursor(): ApiError {
  const message = 'The cursor is not one that this list gave out.';
  return ApiError.badRequest(message, { code: 'INVALID_CURSOR' });
}
