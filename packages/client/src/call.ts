import type { RequestOptions } from './client-options.js';
import type { PathParams, PathTemplate, QueryParams } from './url.js';

/** What a file may be given as. */
export type FileContent = string | Uint8Array<ArrayBuffer> | Blob;

/** One call of an operation. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: PathTemplate;
  readonly params?: PathParams;
  readonly query?: QueryParams;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** In place of `body`: a file, sent as it is. */
  readonly file?: { readonly mediaType: string; readonly content: FileContent };
  /** Media type asked for, and required of the reply. Default `application/json`. */
  readonly accept?: string;
  /** A POST that may run twice: it stores nothing, or its second run changes nothing more. */
  readonly isSafe?: boolean;
  /** The `Idempotency-Key`, for operations that take one: it also says that the call may be repeated. */
  readonly idempotencyKey?: string;
  /** The `If-Match` of a change. A second attempt would be refused for what the first one did: it is not repeated. */
  readonly ifMatch?: string | undefined;
  /** True when the operation redirects; elsewhere a redirect is an error. */
  readonly followsRedirects?: boolean;
  /** Sent in place of the API key. */
  readonly bearer?: string | undefined;
  readonly options: RequestOptions | undefined;
}

/** A call as a resource describes it; GET where it names no method. */
export type DescribedCall = Omit<Call, 'method'> & Partial<Pick<Call, 'method'>>;

/** A call, or what makes it: a fault found on the way rejects the promise as every other does. */
export type MadeCall = DescribedCall | (() => DescribedCall);
