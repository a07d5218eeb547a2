import { isUuid } from '../../../platform/db/queries/uuid.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { SerialPlace } from './unit-search-model.js';

/** A serial number of 20 characters and a UUID, in JSON and base64url. */
const maxLength = 120;

/** The cursor after a unit, in the order of serial numbers. It is opaque to callers. */
export function encodeSerialCursor({ serialNumber, passportId }: SerialPlace): string {
  return Buffer.from(JSON.stringify([serialNumber, passportId])).toString('base64url');
}

/**
 * Reads it back; undefined at the list's beginning, which has none.
 *
 * @throws a 400 `INVALID_CURSOR` for anything that this list could not have given out.
 */
export function decodeSerialCursor(cursor: string | undefined): SerialPlace | undefined {
  if (cursor === undefined) return undefined;
  const [serialNumber, passportId, ...more] = cursor.length > maxLength ? [] : partsOf(cursor);
  const isWhole = typeof serialNumber === 'string' && /^[A-Za-z0-9._-]{1,20}$/.test(serialNumber);
  if (!isWhole || typeof passportId !== 'string' || !isUuid(passportId) || more.length > 0) {
    const message = 'The cursor is not one that this list gave out.';
    throw ApiError.badRequest(message, { code: 'INVALID_CURSOR' });
  }
  return { serialNumber, passportId };
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    // No cursor of this list is anything but JSON; the caller gets a 400.
    return [];
  }
}
