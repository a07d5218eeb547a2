import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import type { ImportListener } from '../import-passports.js';
import type { ImportPassportsRow, Lang } from '../schemas.js';

/** Options of `passports.create`. */
export interface CreatePassportOptions extends IdempotentRequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.seal`. */
export interface SealPassportOptions extends RequestOptions {
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
export interface UpdatePassportOptions extends RequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `passports.validate`. */
export interface ValidatePassportOptions extends RequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}
