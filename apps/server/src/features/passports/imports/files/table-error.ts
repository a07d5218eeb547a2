import { ApiError } from '../../../../platform/http/api-error.js';

/** Refusal of bytes that are no table, or a broken one. */
export function unreadable(message: string): ApiError {
  return ApiError.badRequest(message, { code: 'IMPORT_UNREADABLE' });
}

/** Refusal of a table beyond a bound. */
export function tooLarge(message: string): ApiError {
  return ApiError.badRequest(message, { code: 'IMPORT_TOO_LARGE' });
}
