import { ApiError } from '../../../platform/http/api-error.js';
import { MAX_RESULT_ROWS } from './result-row-model.js';

export function unreadable(message: string): ApiError {
  return ApiError.badRequest(message, { code: 'REGISTRY_RESULTS_UNREADABLE' });
}

export function tooManyRows(): ApiError {
  const message = `A file holds at most ${MAX_RESULT_ROWS} results.`;
  return ApiError.badRequest(message, { code: 'REGISTRY_RESULTS_TOO_LARGE' });
}
