import type { Gs1ErrorCode } from '@dpp/gs1';
import type { ErrorCode, FrameworkCode } from './error-codes.js';

/** Every code that a refusal can have. */
type RefusalCode = ErrorCode | FrameworkCode | Gs1ErrorCode;

/** The JSON body of a refusal, in one of the contract's shapes. */
type ErrorBody = Readonly<Record<string, unknown>>;

/** Why a request is refused, where neither status nor code says it. */
type RefusalReason =
  | 'credential_missing'
  | 'credential_invalid'
  | 'permission'
  | 'workspace_host'
  | 'subscription_lapsed'
  | 'login_password'
  | 'login_host'
  | 'login_ticket'
  | 'login_code'
  | 'login_account_held'
  | 'turns'
  | 'connections'
  | 'concurrent_key'
  | 'concurrent_workspace'
  | 'concurrent_heavy'
  | `budget_${string}`;

/** Extra members of a standard error body. */
export interface ErrorDetails {
  /** Machine-stable. Default: that of the status. */
  readonly code?: ErrorCode | Gs1ErrorCode;
  readonly [member: string]: unknown;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** What a refusal says to code where nothing closer is known. */
const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_REQUEST',
  401: 'CREDENTIALS_INVALID',
  402: 'SUBSCRIPTION_LAPSED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  503: 'SERVICE_UNAVAILABLE',
};

const codeOf = (status: number): ErrorCode => statusCodes[status] ?? 'INTERNAL_ERROR';

/** What stands in `error` where a refusal has no name of its own. */
export function titleOf(status: number): string | undefined {
  return titles[status];
}

interface RefusalParts {
  readonly status: number;
  readonly body: ErrorBody;
  readonly code: RefusalCode;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason?: RefusalReason | undefined;
}

/**
 * A refusal on its way to the caller. Use cases throw it; only the error handler writes it. Each
 * factory makes one of the body shapes of `error-schemas.ts`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly body: ErrorBody;
  /** Also of a refusal of which the contract gives the body no code. */
  readonly code: RefusalCode;
  readonly headers: Readonly<Record<string, string>>;
  private readonly reason: RefusalReason | undefined;

  private constructor(parts: RefusalParts) {
    const { status, body, code, headers = {}, reason } = parts;
    super(typeof body.message === 'string' ? body.message : titles[status]);
    this.status = status;
    this.body = body;
    this.code = code;
    this.headers = headers;
    this.reason = reason;
  }

  /** `{success: false, error, message, code}`: the standard shape. */
  static standard(status: number, message: string, details: ErrorDetails = {}): ApiError {
    const { code = codeOf(status), ...more } = details;
    const body = { success: false, error: titles[status], message, code, ...more };
    return new ApiError({ status, body, code });
  }

  /** `{success: false, error, message}`: the contract gives a lapsed subscription no code. */
  static lapsed(message: string): ApiError {
    const body = { success: false, error: titles[402], message };
    return new ApiError({ status: 402, body, code: 'SUBSCRIPTION_LAPSED' });
  }

  /** `{error, message, code}`: access grants and the public resolver. */
  static brief(status: number, message: string, code: ErrorCode = codeOf(status)): ApiError {
    return new ApiError({ status, body: { error: titles[status], message, code }, code });
  }

  /** `{error, message}` and nothing else, as the contract says of some refusals. */
  static bare(status: number, message: string, code: ErrorCode | FrameworkCode): ApiError {
    return new ApiError({ status, body: { error: titles[status], message }, code });
  }

  /** `{success: false, message, code}`: some operator and audit errors carry no `error`. */
  static messageOnly(status: number, message: string, code: ErrorCode = codeOf(status)): ApiError {
    return new ApiError({ status, body: { success: false, message, code }, code });
  }

  /** `{statusCode, code, error, message}`: rejections before any handler runs. */
  static framework(status: number, code: FrameworkCode, message: string, headers = {}): ApiError {
    const body = { statusCode: status, code, error: titles[status], message };
    return new ApiError({ status, body, code, headers });
  }

  /** `{success: false, error: 'Validation Failed', message, code, category?, errors, warnings?}`. */
  static validation(
    message: string,
    items: { category?: string; errors: unknown[]; warnings: unknown[] },
  ): ApiError {
    const code = 'VALIDATION_FAILED';
    const body = {
      success: false,
      error: 'Validation Failed',
      message,
      code,
      ...(items.category !== undefined && { category: items.category }),
      errors: items.errors,
      ...(items.warnings.length > 0 && { warnings: items.warnings }),
    };
    return new ApiError({ status: 400, body, code });
  }

  /** `{success: false, error, code, errors: string[]}`: bulk endpoints of which every row failed. */
  static bulk(error: string, code: ErrorCode, errors: readonly string[]): ApiError {
    return new ApiError({ status: 400, body: { success: false, error, code, errors }, code });
  }

  /** A media type the caller asked for and this resource cannot give; and its own headers. */
  withHeaders(headers: Readonly<Record<string, string>>): ApiError {
    return this.copy({ headers: { ...this.headers, ...headers } });
  }

  /** Tells the operator more than the answer tells the caller. */
  because(reason: RefusalReason): ApiError {
    return this.copy({ reason });
  }

  private copy(changes: Pick<RefusalParts, 'headers' | 'reason'>): ApiError {
    const { status, body, code, headers, reason } = this;
    return new ApiError({ status, body, code, headers, reason, ...changes });
  }

  /** Says why to log and metrics, in one of few words, none of which comes from a request. */
  get refusal(): string {
    return this.reason ?? this.code;
  }

  static badRequest = (message: string, details?: ErrorDetails) =>
    ApiError.standard(400, message, details);
  static unauthorized = () =>
    ApiError.standard(401, 'Send a valid API key as "Authorization: Bearer <API_KEY>".');
  static forbidden = (message: string, details?: ErrorDetails) =>
    ApiError.standard(403, message, details);
  static notFound = (message: string, details?: ErrorDetails) =>
    ApiError.standard(404, message, details);
  static conflict = (message: string, details?: ErrorDetails) =>
    ApiError.standard(409, message, details);
}
