import { EgressError } from './egress-error.js';

export const maxHeaderBytes = 16 * 1024;
/** Provisional answers (1xx) before the real one, which no other limit counts. */
export const maxInterimAnswers = 8;

export function answerTooLong(maxBytes: number): EgressError {
  return tooLarge(`The answer is longer than ${maxBytes} bytes.`);
}

export function tooManyInterimAnswers(): EgressError {
  return tooLarge('Too many interim answers.');
}

export function tooManyHeaders(cause?: unknown): EgressError {
  return tooLarge('The answer has too many headers.', cause);
}

function tooLarge(message: string, cause?: unknown): EgressError {
  return new EgressError('TOO_LARGE', message, { cause });
}
