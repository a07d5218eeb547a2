import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';

/** Options of `registry.export`. */
export interface ExportToRegistryOptions extends IdempotentRequestOptions {
  /** Passports by id, at most 1,000. Default: all that are to be handed in. */
  readonly ids?: readonly string[] | undefined;
  /** Passports of this product category alone; not with `ids`. */
  readonly category?: string | undefined;
  /** Most requests, 1 to 10,000. Default 10,000. */
  readonly limit?: number | undefined;
}

/** Options of `registry.download` and `registry.getSchema`. */
export interface RegistryFormatOptions extends RequestOptions {
  /** Default `json`. */
  readonly format?: 'json' | 'xml' | undefined;
}

/** Options of `registry.importResults`. */
export interface ImportRegistryResultsOptions extends RequestOptions {
  readonly format: 'json' | 'xml' | 'csv';
}

/** Options of `registry.getMapping`. */
export interface ReadRegistryMappingOptions extends RequestOptions {
  /** An earlier version; 0 is that of the server. Default: the newest. */
  readonly version?: number | undefined;
}

/** Options of `registry.updateMapping`. */
export interface ChangeRegistryMappingOptions extends RequestOptions {
  /** ETag of the version that the change is based on. */
  readonly ifMatch?: string | undefined;
}
