import { ApiError } from '../../../platform/http/api-error.js';
import type { Passport } from '../passport-model.js';
import type { BatchFault } from './read-batch-input.js';

/** The refusal of a request for one batch. */
export function refuseBatch({ code, message, errors }: BatchFault, passport: Passport): ApiError {
  if (code === 'LOT_TAKEN') return ApiError.conflict(message, { code });
  if (code === 'BATCH_INVALID') return ApiError.badRequest(message, { code });
  const { category } = passport.metadata;
  return ApiError.validation(message, {
    ...(typeof category === 'string' && { category }),
    errors: [...errors],
    warnings: [],
  });
}
