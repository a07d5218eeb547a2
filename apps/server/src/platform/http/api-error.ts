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
  /** Machine-stable; see the contract's list of codes. */
  readonly code?: string;
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
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/**
 * A refusal on its way to the caller. Use cases throw it; only the error handler writes it. Each
 * factory makes one of the body shapes of `error-schemas.ts`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  private constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
    private readonly reason?: RefusalReason,
  ) {
    super(typeof body.message === 'string' ? body.message : titles[status]);
  }

  /** `{success: false, error, message}`: the standard shape. */
  static standard(status: number, message: string, details: ErrorDetails = {}): ApiError {
    return new ApiError(status, { success: false, error: titles[status], message, ...details });
  }

  /** `{error, message}`: pre-handler rejections of passport writes, and the public resolver. */
  static brief(status: number, message: string): ApiError {
    return new ApiError(status, { error: titles[status], message });
  }

  /** `{success: false, message}`: some operator and audit errors carry no `error`. */
  static messageOnly(status: number, message: string): ApiError {
    return new ApiError(status, { success: false, message });
  }

  /** `{statusCode, code, error, message}`: rejections before any handler runs. */
  static framework(status: number, code: string, message: string, headers = {}): ApiError {
    const body = { statusCode: status, code, error: titles[status], message };
    return new ApiError(status, body, headers);
  }

  /** `{success: false, error: 'Validation Failed', message, category?, errors, warnings?}`. */
  static validation(
    message: string,
    items: { category?: string; errors: unknown[]; warnings: unknown[] },
  ): ApiError {
    return new ApiError(400, {
      success: false,
      error: 'Validation Failed',
      message,
      ...(items.category !== undefined && { category: items.category }),
      errors: items.errors,
      ...(items.warnings.length > 0 && { warnings: items.warnings }),
    });
  }

  /** `{success: false, error, errors: string[]}`: bulk endpoints of which every row failed. */
  static bulk(error: string, errors: readonly string[]): ApiError {
    return new ApiError(400, { success: false, error, errors });
  }

  /** A media type the caller asked for and this resource cannot give; and its own headers. */
  withHeaders(headers: Readonly<Record<string, string>>): ApiError {
    return new ApiError(this.status, this.body, { ...this.headers, ...headers }, this.reason);
  }

  /** Tells the operator more than the answer tells the caller. */
  because(reason: RefusalReason): ApiError {
    return new ApiError(this.status, this.body, this.headers, reason);
  }

  /** Says why to log and metrics, in one of few words, none of which comes from a request. */
  get refusal(): string {
    const { code } = this.body;
    return this.reason ?? (typeof code === 'string' ? code : 'other');
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
