import { ApiError } from '../api-error.js';
import type { RequestStep } from '../request-step.js';

/** No text column can hold NUL, so an address with one names nothing (and is an old attack). */
export const refuseNul: RequestStep = (request) => {
  if (/%00/.test(request.url)) {
    throw ApiError.framework(400, 'FST_ERR_BAD_URL', 'The address contains NUL.');
  }
};
