/**
 * A request to a test server and its reply, with ids, times and secrets put in stable ones. The walk of
 * `test/support/examples` records them, and the description shows them as its examples.
 */
export interface RecordedExchange {
  /** Method and path, parameters without their names: `POST /api/v1/passports/{}/seal`. */
  readonly operation: string;
  /** What the example shows, in a few words. */
  readonly summary: string;
  readonly request: RecordedRequest;
  readonly reply: RecordedReply;
}

export interface RecordedRequest {
  readonly method: string;
  /** With its query, as sent. */
  readonly path: string;
  /** Those that the caller chose; the credential stands as its kind in `credential`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly credential?: 'key' | 'session';
  /** JSON, or the text of a form. Absent where there was none, or where it is too long to show. */
  readonly body?: unknown;
}

export interface RecordedReply {
  readonly status: number;
  /** Absent for a reply without a body. */
  readonly mediaType?: string;
  /** JSON, or the beginning of a text. Absent for what is binary. */
  readonly body?: unknown;
}

/** The name by which an operation is recorded: names of parameters may change, their places do not. */
export function recordedName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
}
