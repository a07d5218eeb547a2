import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import type { ImportListener } from '../import-passports.js';
import type { ImportPassportsRow, Lang } from '../schemas.js';

/** Options of `passports.create`. */
export interface CreatePassportOptions extends IdempotentRequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of a change that gives way to a change of another editor. */
export interface ConditionalRequestOptions extends RequestOptions {
  /**
   * The `ETag` of the reply that the change is based on, its quotes included. Where the passport has another version the
   * call rejects with a `PreconditionFailedError`, and nothing is changed; it is then not repeated after a lost reply.
   * Default: none, the change replaces any version.
   */
  readonly ifMatch?: string | undefined;
}

/** Options of `passports.seal`. */
export interface SealPassportOptions extends ConditionalRequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** What an import does with its rows. */
interface ImportModes {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
  /** Tells what the import would do, and stores nothing. Default: false. */
  readonly dryRun?: boolean | undefined;
  /** Updates unsealed passports of the same product and operator. Default: false. */
  readonly upsert?: boolean | undefined;
}

/** Options of `passports.importMany` for an array. */
export interface ImportPassportsOptions extends IdempotentRequestOptions, ImportModes {}

/** Options of `passports.importMany` for a stream, for each of its requests. */
export interface ImportStreamOptions extends RequestOptions, ImportModes, ImportListener {
  /**
   * What the idempotency keys of the batches begin with, 1 to 240 visible ASCII characters. The same one with the same
   * stream within 24 hours imports nothing twice. Default: a random one.
   */
  readonly idempotencyKeyPrefix?: string | undefined;
}

/** Rows of any number, such as a generator that reads a file. An array is no stream: it is one request. */
export type RowStream =
  | AsyncIterable<ImportPassportsRow>
  | (Iterable<ImportPassportsRow> & { readonly length?: undefined });

/** Options of `passports.ingestAas`. */
export interface IngestAasOptions extends RequestOptions {
  /** The operator that gets the passport. Default: the operator of the key, else the workspace's first. */
  readonly operatorId?: string | undefined;
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.update`. */
export interface UpdatePassportOptions extends ConditionalRequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.validate`. */
export interface ValidatePassportOptions extends RequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.saveDraft`. */
export interface SaveDraftOptions extends ConditionalRequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.preview`. */
export interface PreviewPassportOptions extends RequestOptions {
  /** Language of the page. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** What holders of a product are told of its status: shown to the public, not sealed, and ending with the status. */
export interface StatusNoteOptions extends ConditionalRequestOptions {
  /** Why it has the status, at most 1,000 characters. */
  readonly reason?: string | undefined;
  /** Page with a notice, such as that of a recall; https. */
  readonly noticeUrl?: string | undefined;
  /** An email address, a telephone number, or any other text of at most 300 characters. */
  readonly contact?: string | undefined;
}
