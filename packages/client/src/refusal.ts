import {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  isRecord,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PreconditionFailedError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
} from './error.js';
import { parseRetryAfter } from './retry.js';

const errorClasses: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  402: PaymentRequiredError,
  403: ForbiddenError,
  404: NotFoundError,
  406: NotAcceptableError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  429: TooManyRequestsError,
};

/** A reply that is not a success. */
export interface RefusedReply {
  readonly response: Response;
  readonly text: string;
  /** The moment it arrived, in milliseconds since 1970. */
  readonly nowMs: number;
  /** An earlier attempt of the same call may have done the work. */
  readonly isAfterLostReply: boolean;
}

/**
 * Turns a reply into the error of its status. Reads every body shape of the contract: with or without
 * `success`, `error`, `code` and `message`, with items or plain strings in `errors`; and a body that
 * is none of them, such as a proxy's page.
 */
export function errorOfReply({ response, text, nowMs, isAfterLostReply }: RefusedReply): ApiError {
  const { status, headers } = response;
  const body = parseBody(text);
  const members = isRecord(body) ? body : {};
  const ErrorClass = errorClasses[status] ?? (status >= 500 ? ServerError : ApiError);
  return new ErrorClass({
    status,
    code: stringOf(members.code),
    message: stringOf(members.message) ?? stringOf(members.error) ?? `The reply is a ${status}.`,
    requestId: headers.get('x-request-id') ?? stringOf(members.requestId),
    retryAfterSeconds: parseRetryAfter(headers.get('retry-after'), nowMs),
    body,
    isAfterLostReply,
  });
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not every refusal is JSON: a page for people stays a text.
    return text;
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
