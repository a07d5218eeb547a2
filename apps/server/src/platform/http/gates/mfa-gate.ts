import { ApiError } from '../api-error.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

/**
 * Refuses, where a workspace demands a second factor, writes of a session that proved none. Keys have
 * no second factor: who made them had to prove one.
 */
export const mfaGate: RequestStep = (request) => {
  const { caller } = contextOf(request);
  if (
    caller?.tenant?.mfaRequired &&
    caller.credential.kind === 'session' &&
    !caller.credential.mfa
  ) {
    const message = 'This workspace takes writes only from sessions with a second factor.';
    throw ApiError.forbidden(message, { code: 'MFA_REQUIRED' });
  }
};
