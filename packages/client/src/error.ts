import type { ServerErrorCode } from './__generated__/error-codes.js';
import type { AdvisoryItem, ValidationItem } from './schemas.js';

/**
 * What this library itself reports. A refusal by the server carries the server's code instead.
 *
 * - `INVALID_ARGUMENT`: an option, id, link or secret that cannot work. Nothing was sent.
 * - `CONNECTION_FAILED`: no reply, or not the whole of it. The server may have done the work.
 * - `TIMED_OUT`: no whole reply within `timeoutMs`. The server may have done the work.
 * - `UNEXPECTED_REDIRECT`: a redirect where there should be none, or to another origin.
 * - `INVALID_REPLY`: a success in another media type than asked for, or not JSON where it should be.
 */
export type DppErrorCode =
  'INVALID_ARGUMENT' | 'CONNECTION_FAILED' | 'TIMED_OUT' | 'UNEXPECTED_REDIRECT' | 'INVALID_REPLY';

/** Options of {@link DppError}. */
export interface DppErrorOptions extends ErrorOptions {
  /** The `X-Request-Id` of the exchange. Default `undefined`. */
  readonly requestId?: string | undefined;
}

/**
 * Every failure of a call, except one its caller aborted: that rejects with the signal's reason.
 * Branch on the class or on `code`; `message` is for people and may change.
 */
export class DppError extends Error {
  override readonly name: string = 'DppError';
  /**
   * A {@link DppErrorCode}, or the server's code; `undefined` where the server gave none. A newer server may send
   * further ones: let a `default` pass.
   */
  readonly code: DppErrorCode | ServerErrorCode | WebhookErrorCode | undefined;
  /** Names the exchange in the server's log, where it is known. */
  readonly requestId: string | undefined;

  constructor(code: string | undefined, message: string, options?: DppErrorOptions) {
    super(message, options);
    this.code = code as DppError['code'];
    this.requestId = options?.requestId;
  }
}

/** An `INVALID_ARGUMENT`. */
export function invalidArgument(message: string, cause?: unknown): DppError {
  return new DppError(
    'INVALID_ARGUMENT' satisfies DppErrorCode,
    message,
    cause === undefined ? undefined : { cause },
  );
}

/** No reply, or not the whole of it: `CONNECTION_FAILED`. The `cause` is what `fetch` threw. */
export class ConnectionError extends DppError {
  override readonly name = 'ConnectionError';

  constructor(message: string, options?: DppErrorOptions) {
    super('CONNECTION_FAILED' satisfies DppErrorCode, message, options);
  }
}

/** No whole reply within `timeoutMs`: `TIMED_OUT`. */
export class TimeoutError extends DppError {
  override readonly name = 'TimeoutError';

  constructor(message: string, options?: DppErrorOptions) {
    super('TIMED_OUT' satisfies DppErrorCode, message, options);
  }
}

/** What a refusal consists of. */
export interface Refusal {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The server's code, where its body has one. */
  readonly code: string | undefined;
  readonly message: string;
  readonly requestId: string | undefined;
  /** Seconds the server asks to wait, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The parsed JSON body; the text of any other; `undefined` when it is empty. */
  readonly body: unknown;
  /** True when an earlier attempt of the call may have done the work. Default false. */
  readonly isAfterLostReply?: boolean | undefined;
}

/** A refusal by the server. The subclasses are the statuses that callers catch apart. */
export class ApiError extends DppError {
  override readonly name: string = 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Seconds the server asks to wait, from `Retry-After`; `undefined` without that header. */
  readonly retryAfterSeconds: number | undefined;
  /** The parsed JSON body; the text of any other; `undefined` when it is empty. */
  readonly body: unknown;
  /**
   * True when an earlier attempt of this call got no reply, so that it may have done the work: the 404 of a deletion,
   * or the 409 of a duplicate, then mostly says that it has.
   */
  readonly isAfterLostReply: boolean;

  constructor(refusal: Refusal) {
    const { status, code, message, requestId, retryAfterSeconds, body } = refusal;
    super(code, message, { requestId });
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
    this.isAfterLostReply = refusal.isAfterLostReply ?? false;
  }
}

/** 400: the request breaks a rule. `errors` has one item for each fault the server lists. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
  /** Empty unless metadata or the rows of a bulk request were refused. A row's item has no `path`. */
  readonly errors: readonly ValidationItem[];
  /** Advisories that came with the faults. */
  readonly warnings: readonly AdvisoryItem[];

  constructor(refusal: Refusal) {
    super(refusal);
    this.errors = membersOf(refusal.body, 'errors').flatMap((error) =>
      typeof error === 'string'
        ? { message: error }
        : isMessage<ValidationItem>(error)
          ? error
          : [],
    );
    this.warnings = membersOf(refusal.body, 'warnings').filter(isMessage<AdvisoryItem>);
  }
}

/** 401: the credential is missing, invalid, revoked or expired. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
}

/** 402: lapsed subscription, `passport_quota_exceeded` or `api_access_required`. */
export class PaymentRequiredError extends ApiError {
  override readonly name = 'PaymentRequiredError';
}

/** 403: the credential may not do this, or not to this workspace or operator. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
}

/** 404: there is no such thing, or none this credential may know of. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 406: a credential of a passport without a manufacturing facility that has a country. */
export class NotAcceptableError extends ApiError {
  override readonly name = 'NotAcceptableError';
}

/** 409: a duplicate, or a state that does not allow this. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/**
 * 412: the passport has another version than `ifMatch` names. `body.current` has its number, who changed it and when.
 */
export class PreconditionFailedError extends ApiError {
  override readonly name = 'PreconditionFailedError';
}

/** 413: the body is over the limit of the operation. */
export class PayloadTooLargeError extends ApiError {
  override readonly name = 'PayloadTooLargeError';
}

/** 429: a request budget is used up; `retryAfterSeconds` says for how long. */
export class TooManyRequestsError extends ApiError {
  override readonly name = 'TooManyRequestsError';
}

/** 500 to 599: the fault is the server's. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/**
 * Why a delivery of a webhook is refused.
 *
 * - `WEBHOOK_HEADER_INVALID`: `webhook-id`, `webhook-timestamp` or `webhook-signature` is missing or malformed.
 * - `WEBHOOK_TOO_OLD`: signed longer ago than the tolerance, as a replay by a third party would be.
 * - `WEBHOOK_TOO_NEW`: signed further in the future than the tolerance.
 * - `WEBHOOK_SIGNATURE_INVALID`: no signature matches a secret: another's secret, or not what was signed.
 * - `WEBHOOK_BODY_INVALID`: a signature matches, but the body is no event.
 */
export type WebhookErrorCode =
  | 'WEBHOOK_HEADER_INVALID'
  | 'WEBHOOK_TOO_OLD'
  | 'WEBHOOK_TOO_NEW'
  | 'WEBHOOK_SIGNATURE_INVALID'
  | 'WEBHOOK_BODY_INVALID';

/** A delivery that is not as the server sent it, or not from it. The message tells nothing of body and secret. */
export class WebhookVerificationError extends DppError {
  override readonly name = 'WebhookVerificationError';
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string, options?: ErrorOptions) {
    super(code, message, options);
  }
}

function membersOf(body: unknown, name: string): readonly unknown[] {
  const members: unknown = isRecord(body) ? body[name] : undefined;
  return Array.isArray(members) ? members : [];
}

function isMessage<Item extends ValidationItem>(value: unknown): value is Item {
  return isRecord(value) && typeof value.message === 'string';
}

/** True when a parsed JSON value is an object; an array passes too and has no named members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
