import type { FileContent } from '../call.js';
import type { RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CountRegistryReadinessQuery,
  CreateRegistryExportReply,
  ImportRegistryResultsReply,
  ListRegistryExportsReply,
  ListRegistryReadinessQuery,
  RegistryCountsReply,
  RegistryExport,
  RegistryExportReply,
  RegistryMapping,
  RegistryMappingReply,
  RegistryReadinessReply,
  RegistryReadinessRow,
} from '../schemas.js';
import type {
  ChangeRegistryMappingOptions,
  ExportToRegistryOptions,
  ImportRegistryResultsOptions,
  ReadRegistryMappingOptions,
  RegistryFormatOptions,
} from './registry-options.js';

const resultTypes = { json: 'application/json', xml: 'application/xml', csv: 'text/csv' } as const;

/** The European registry of product passports: what is in the way, files to hand in, and results. */
export class RegistryResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists passports with their state and everything that keeps them from the registry, newest first, page by page.
   * @example
   * for await (const { productId, blockers } of client.registry.readiness({ state: 'NOT_READY' })) {
   *   console.log(productId, blockers[0]?.message);
   * }
   */
  readiness(
    query: ListRegistryReadinessQuery = {},
    options?: RequestOptions,
  ): PageList<RegistryReadinessRow> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.readinessPage({ ...query, cursor }, options),
      ({ passports, nextCursor }) => ({ items: passports, next: nextCursor ?? undefined }),
    );
  }

  /**
   * Gets one page of the same. With a filter it may be short, and have a next one.
   * @example
   * const { passports } = await client.registry.readinessPage({ blocker: 'SEAL_MISSING' });
   */
  readinessPage(
    { state, blocker, category, limit, cursor }: ListRegistryReadinessQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<RegistryReadinessReply> {
    return this.#transport.json({
      path: '/api/v1/registry/readiness',
      query: { state, blocker, category, limit, cursor },
      options,
    });
  }

  /**
   * Counts passports by state and by blocker.
   * @example
   * const { counts } = await client.registry.count();
   */
  count(
    { category }: CountRegistryReadinessQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<RegistryCountsReply> {
    return this.#transport.json({
      path: '/api/v1/registry/readiness/counts',
      query: { category },
      options,
    });
  }

  /**
   * Gets the mapping: how files of the registry are written and read.
   * @example
   * const { mapping } = await client.registry.getMapping();
   */
  getMapping({
    version,
    ...options
  }: ReadRegistryMappingOptions = {}): ReplyPromise<RegistryMappingReply> {
    return this.#transport.json({
      path: '/api/v1/registry/mapping',
      query: { version },
      options,
    });
  }

  /**
   * Stores a mapping as the next version. With `ifMatch`, the ETag of {@link getMapping}, only the version that was read is
   * followed.
   *
   * @throws `BadRequestError` `REGISTRY_MAPPING_INVALID`; `PreconditionFailedError` `REGISTRY_MAPPING_CHANGED`.
   * @example
   * const { mapping } = await client.registry.getMapping();
   * const urlTemplate = 'https://copies.example/{passportId}';
   * await client.registry.updateMapping({ ...mapping, backUp: { ...mapping.backUp, urlTemplate } });
   */
  updateMapping(
    mapping: RegistryMapping,
    { ifMatch, ...options }: ChangeRegistryMappingOptions = {},
  ): ReplyPromise<RegistryMappingReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/registry/mapping',
      body: mapping,
      ifMatch,
      options,
    });
  }

  /**
   * Gets the schema of files that are written by the mapping in use: JSON Schema, or XML Schema.
   * @example
   * const schema = new TextDecoder().decode(await client.registry.getSchema({ format: 'xml' }));
   */
  getSchema({ format = 'json', ...options }: RegistryFormatOptions = {}): ReplyPromise<Uint8Array> {
    return this.#transport.bytes({
      path: '/api/v1/registry/schema',
      query: { format },
      accept: format === 'json' ? 'application/schema+json' : 'application/xml',
      options,
    });
  }

  /**
   * Writes passports that are ready into files of 100 requests, to be handed in at the registry by a person. Safe to repeat:
   * each call carries an idempotency key. Where `hasMore` is true, another call writes the next ones.
   *
   * @throws `BadRequestError` `REGISTRY_EXPORT_EMPTY`; `ConflictError` `REGISTRY_NOT_READY`; `NotFoundError`.
   * @example
   * const { export: made } = await client.registry.export({ category: 'batteries' });
   * const first = await client.registry.download(made.id, 1);
   */
  export(options: ExportToRegistryOptions = {}): ReplyPromise<CreateRegistryExportReply> {
    const { ids, category, limit, idempotencyKey = generateIdempotencyKey(), ...rest } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/registry/exports',
      body: { ids, category, limit },
      idempotencyKey,
      options: rest,
    });
  }

  /**
   * Lists exports with their results, newest first, page by page.
   * @example
   * for await (const { id, total, registered } of client.registry.listExports()) {
   *   console.log(id, total - registered);
   * }
   */
  listExports(
    query: { readonly limit?: number | undefined } = {},
    options?: RequestOptions,
  ): PageList<RegistryExport> {
    return pagesOf(
      (cursor: string | undefined): ReplyPromise<ListRegistryExportsReply> =>
        this.#transport.json({
          path: '/api/v1/registry/exports',
          query: { limit: query.limit, cursor },
          options,
        }),
      ({ exports, nextCursor }) => ({ items: exports, next: nextCursor ?? undefined }),
    );
  }

  /**
   * Gets an export with the number of its files and the results of its requests.
   * @example
   * const { export: made } = await client.registry.getExport(exportId);
   */
  getExport(id: string, options?: RequestOptions): ReplyPromise<RegistryExportReply> {
    return this.#transport.json({
      path: '/api/v1/registry/exports/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Gets a file of an export, each time the same.
   *
   * @param number - Of the file, from 1.
   * @example
   * const file = await client.registry.download(exportId, 1, { format: 'xml' });
   */
  download(
    id: string,
    number: number,
    { format = 'json', ...options }: RegistryFormatOptions = {},
  ): ReplyPromise<Uint8Array> {
    return this.#transport.bytes({
      path: '/api/v1/registry/exports/{id}/files/{number}',
      params: { id, number: String(number) },
      query: { format },
      accept: `application/${format}`,
      options,
    });
  }

  /**
   * Imports what the registry says of requests: at most 4 MiB and 10,000 results. Rows with faults stop no other. A file that is
   * sent again changes nothing; a lost reply is no reason not to.
   *
   * @throws `BadRequestError` `REGISTRY_RESULTS_UNREADABLE`, `REGISTRY_RESULTS_TOO_LARGE`.
   * @example
   * const csv = 'uniqueProductIdentifier,status,registrationId,versionHash';
   * const { registered, faults } = await client.registry.importResults(csv, { format: 'csv' });
   */
  importResults(
    content: FileContent,
    { format, ...options }: ImportRegistryResultsOptions,
  ): ReplyPromise<ImportRegistryResultsReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/registry/results',
      file: { mediaType: resultTypes[format], content },
      options,
    });
  }
}
