import type { FileContent } from '../call.js';
import type { RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import { systemTiming } from '../timing.js';
import type {
  DeleteImportReply,
  ImportReply,
  ImportRow,
  JobReply,
  ListImportRowsQuery,
  ListImportRowsReply,
  ListImportsReply,
  UpdateImportReply,
  UpdateImportRequest,
} from '../schemas.js';
import type {
  ChangeImportOptions,
  CreateImportOptions,
  DownloadImportOptions,
  PublishImportOptions,
  ReadImportOptions,
  WaitForImportOptions,
} from './import-options.js';

const mediaTypes = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Tables on their way to passports. */
export class ImportsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Sends a table of at most 20 MB and 50,000 rows. Its rows are checked in the background: see {@link wait}. Not repeated
   * after a lost reply, which may have left an import: list them.
   *
   * @throws `BadRequestError` `IMPORT_UNREADABLE`, `IMPORT_TOO_LARGE`; `ConflictError` `TOO_MANY_IMPORTS`.
   * @example
   * const table = 'productId,size\r\nSKU-1,M';
   * const { import: made } = await client.imports.create(table, { format: 'csv', category: 'textiles' });
   */
  create(content: FileContent, options: CreateImportOptions): ReplyPromise<ImportReply> {
    const { format, filename, category, ...rest } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/imports',
      query: { filename, category },
      file: { mediaType: mediaTypes[format], content },
      options: rest,
    });
  }

  /**
   * Lists the imports that the credential may open.
   * @example
   * const { imports } = await client.imports.list();
   */
  list(options?: RequestOptions): ReplyPromise<ListImportsReply> {
    return this.#transport.json({ path: '/api/v1/imports', options });
  }

  /**
   * Gets an import with its columns, its rows in numbers, and its faults grouped by kind.
   * @example
   * const { import: table } = await client.imports.get(importId, { lang: 'de' });
   */
  get(id: string, { lang, ...options }: ReadImportOptions = {}): ReplyPromise<ImportReply> {
    return this.#transport.json({
      path: '/api/v1/imports/{id}',
      params: { id },
      query: { lang },
      options,
    });
  }

  /**
   * Waits until no row is being checked and no job is publishing, and asks once a second.
   * @example
   * const { counts } = await client.imports.wait(importId);
   */
  async wait(id: string, options: WaitForImportOptions = {}): Promise<ImportReply['import']> {
    const { onProgress, intervalMs = 1000, ...rest } = options;
    for (;;) {
      const reply = await this.get(id, rest);
      const table = reply.import;
      onProgress?.(table);
      if (table.state === 'READY' || table.state === 'DONE') return table;
      await systemTiming.sleep(intervalMs, rest.signal);
    }
  }

  /**
   * Lists rows with their cells and faults, page by page.
   * @example
   * for await (const { row, faults } of client.imports.rows(importId, { state: 'FAULTY' })) {
   *   console.log(row, faults[0]?.friendlyMessage);
   * }
   */
  rows(id: string, query: ListImportRowsQuery = {}, options?: RequestOptions): PageList<ImportRow> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.rowsPage(id, { ...query, cursor }, options),
      ({ rows, nextCursor }) => ({ items: rows, next: nextCursor ?? undefined }),
    );
  }

  /**
   * Gets one page of rows.
   * @example
   * const { rows } = await client.imports.rowsPage(importId, { fault: kind, limit: 20 });
   */
  rowsPage(
    id: string,
    { limit, cursor, fault, state, lang }: ListImportRowsQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<ListImportRowsReply> {
    return this.#transport.json({
      path: '/api/v1/imports/{id}/rows',
      params: { id },
      query: { limit, cursor, fault, state, lang },
      options,
    });
  }

  /**
   * Corrects cells, leaves rows out, or changes how the table is read. With `ifMatch`, the ETag of {@link get}, only the
   * version that was read is changed.
   *
   * @throws `DppError` `IMPORT_CHANGED`; `ConflictError` `IMPORT_PUBLISHING`, `IMPORT_ROW_PUBLISHED`; `BadRequestError`
   *   `IMPORT_COLUMNS_INVALID`, `IMPORT_ROW_NOT_FOUND`.
   * @example
   * await client.imports.update(importId, { cells: [{ row: 7, column: 2, value: 'PT' }] });
   */
  update(
    id: string,
    changes: UpdateImportRequest,
    { ifMatch, lang, ...options }: ChangeImportOptions = {},
  ): ReplyPromise<UpdateImportReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/imports/{id}',
      params: { id },
      query: { lang },
      body: changes,
      ifMatch,
      options,
    });
  }

  /**
   * Deletes an import with its rows. The passports that it made stay.
   *
   * @throws `ConflictError` `IMPORT_PUBLISHING`.
   * @example
   * await client.imports.delete(importId);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<DeleteImportReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/imports/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Publishes the rows that are ready, as a job: each once, and with `keepFaulty` those with faults as drafts. Safe to
   * repeat: each call carries an idempotency key.
   *
   * @throws `ConflictError` `IMPORT_NOT_CHECKED`, `IMPORT_PUBLISHING`; `BadRequestError` `JOB_EMPTY`.
   * @example
   * const { job } = await client.imports.publish(importId);
   * await client.jobs.wait(job.id);
   */
  publish(id: string, options: PublishImportOptions = {}): ReplyPromise<JobReply> {
    const { keepFaulty, ifMatch, idempotencyKey = generateIdempotencyKey(), ...rest } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/imports/{id}/publish',
      params: { id },
      body: { keepFaulty },
      idempotencyKey,
      ifMatch,
      options: rest,
    });
  }

  /**
   * Gets the corrected table as CSV, which an import takes again.
   * @example
   * const corrected = await client.imports.download(importId, { faults: true });
   */
  download(id: string, options: DownloadImportOptions = {}): ReplyPromise<Uint8Array> {
    const { faults, lang, ...rest } = options;
    return this.#transport.bytes({
      path: '/api/v1/imports/{id}/file',
      params: { id },
      query: { faults: faults === true ? 'true' : undefined, lang },
      accept: 'text/csv',
      options: rest,
    });
  }
}
