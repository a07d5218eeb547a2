import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import type { ImportReply, Lang } from '../schemas.js';

/** Options of `imports.create`. */
export interface CreateImportOptions extends RequestOptions {
  /** `csv` with comma, semicolon or tab; `tsv` is the same; `xlsx` is a workbook, of which the first sheet is read. */
  readonly format: 'csv' | 'tsv' | 'xlsx';
  /** Name of the file, as people see it. Default `import`. */
  readonly filename?: string | undefined;
  /** Product category of rows that name none. */
  readonly category?: string | undefined;
}

/** Options of `imports.get`. */
export interface ReadImportOptions extends RequestOptions {
  /** Language of the texts for people. Default: that of the Accept-Language header, else English. */
  readonly lang?: Lang | undefined;
}

/** Options of `imports.wait`. */
export interface WaitForImportOptions extends ReadImportOptions {
  /** Called with the import each time it was read, also at the end. */
  readonly onProgress?: ((table: ImportReply['import']) => void) | undefined;
  /** Milliseconds between two looks. Default 1000. */
  readonly intervalMs?: number | undefined;
}

/** Options of `imports.update`. */
export interface ChangeImportOptions extends ReadImportOptions {
  /** ETag of the version that the change is based on. */
  readonly ifMatch?: string | undefined;
}

/** Options of `imports.publish`. */
export interface PublishImportOptions extends IdempotentRequestOptions {
  /** Rows with faults in their metadata become drafts. Default false. */
  readonly keepFaulty?: boolean | undefined;
  /** ETag of the version that is to be published. */
  readonly ifMatch?: string | undefined;
}

/** Options of `imports.download`. */
export interface DownloadImportOptions extends ReadImportOptions {
  /** True: a last column says the faults of each row. Default false. */
  readonly faults?: boolean | undefined;
}
