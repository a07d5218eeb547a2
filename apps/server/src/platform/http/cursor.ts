import { ApiError } from './api-error.js';

/** Where a cursor-paged list goes on. Opaque to callers: what is in it may change. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads a cursor back.
 *
 * @param isPosition - Whether the parts are what this list puts into its cursors.
 * @throws a 400 `INVALID_CURSOR` for anything this list did not give out in that form.
 */
export function decodeCursor<Position extends readonly unknown[]>(
  cursor: string,
  isPosition: (parts: unknown) => parts is Position,
): Position {
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString());
  if (isPosition(parts)) return parts;
  const message = 'The cursor is not one that this list gave out.';
  throw ApiError.badRequest(message, { code: 'INVALID_CURSOR' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours; the caller of the API is told so.
    return undefined;
  }
}
