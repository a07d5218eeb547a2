import type { RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import { importPassports } from '../import-passports.js';
import type { ImportBatch, ImportedPassports } from '../import-passports.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  AasEnvironment,
  ChangePassportStatusReply,
  CountAccessesQuery,
  CountAccessesReply,
  CountPassportsReply,
  CreateDraftRequest,
  CreatePassportReply,
  CreatePassportRequest,
  CursorQuery,
  DataPointsReply,
  DeletePassportReply,
  FoundPassport,
  ImportPassportsReply,
  ImportPassportsRow,
  IngestAasReply,
  IngestAasRequest,
  ListedPassport,
  ListPassportsQuery,
  ListPassportsReply,
  ListPassportVersionsReply,
  LivePassportStatus,
  OpenRevisionReply,
  PassportDocument,
  PassportFilter,
  PassportSourceReply,
  PassportVersionReply,
  PassportVersionSummary,
  PreviewPassportRequest,
  SaveDraftReply,
  SaveDraftRequest,
  SealPassportReply,
  SearchPassportsQuery,
  SearchPassportsReply,
  UpdateDraftRequest,
  UpdatePassportReply,
  UpdatePassportRequest,
  ValidatePassportReply,
  ValidatePassportRequest,
  VcReadinessQuery,
  VcReadinessReply,
} from '../schemas.js';
import type {
  ConditionalRequestOptions,
  CreatePassportOptions,
  ImportPassportsOptions,
  ImportStreamOptions,
  IngestAasOptions,
  PreviewPassportOptions,
  RowStream,
  SaveDraftOptions,
  SealPassportOptions,
  StatusNoteOptions,
  UpdatePassportOptions,
  ValidatePassportOptions,
} from './passport-options.js';

/** The workspace's passports. */
export class PassportsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Creates a passport: live at once, or with `draft` saved as it comes. Safe to repeat: each call
   * carries an idempotency key.
   *
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata;
   *   `ConflictError` `PASSPORT_DUPLICATE` if the operator has a passport for this `productId`,
   *   `WORKSPACE_LIMIT_REACHED` if the workspace may hold no more drafts or bytes.
   * @example
   * const { passport, warnings } = await client.passports.create(
   *   { productId: '09506000134352', facilityId, metadata },
   *   { idempotencyKey: 'order-17' },
   * );
   */
  create(
    passport: CreatePassportRequest,
    options?: CreatePassportOptions,
  ): ReplyPromise<CreatePassportReply>;
  /**
   * Saves a draft, with metadata as it comes.
   *
   * @throws `ConflictError` `PASSPORT_DUPLICATE`, or `WORKSPACE_LIMIT_REACHED`.
   * @example
   * const { passport } = await client.passports.create({
   *   productId: 'JACKET-7',
   *   draft: true,
   *   metadata: { category: 'textiles', originCountry: 'PT' },
   * });
   */
  create(
    draft: CreateDraftRequest,
    options?: CreatePassportOptions,
  ): ReplyPromise<CreatePassportReply>;
  create(
    passport: CreatePassportRequest | CreateDraftRequest,
    options: CreatePassportOptions = {},
  ): ReplyPromise<CreatePassportReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports',
      query: { lang: options.lang },
      body: passport,
      idempotencyKey: options.idempotencyKey ?? generateIdempotencyKey(),
      options,
    });
  }

  /**
   * Creates 1 to 200 live passports in one request. Each row succeeds or fails by itself: look at `errors` of the
   * reply. Safe to repeat: each call carries an idempotency key, but for a dry run.
   *
   * @throws `BadRequestError` if every row failed; its `body.errors` says why, a string each.
   * @example
   * const { insertedCount, errors } = await client.passports.importMany([
   *   { productId: 'JACKET-7', metadata },
   *   { productId: 'JACKET-8', metadata },
   * ]);
   */
  importMany(
    passports: readonly ImportPassportsRow[],
    options?: ImportPassportsOptions,
  ): ReplyPromise<ImportPassportsReply>;
  /**
   * Creates live passports out of a stream of any length, in batches of at most 200 rows and 1 MiB, one after the
   * other, each with an idempotency key. A row that is refused does not stop the others.
   *
   * @throws what a batch as a whole is refused with, as for a revoked key. What was sent before stays imported:
   *   `onProgress` says how many rows that are, and `skip` goes on from there.
   * @example
   * const { inserted, refused } = await client.passports.importMany(rowsOfFile(), {
   *   idempotencyKeyPrefix: 'catalogue-2027',
   *   onProgress: ({ rows }) => console.log(`${rows} rows are done`),
   *   onRefused: ({ index, message }) => console.log(index, message),
   * });
   */
  importMany(passports: RowStream, options?: ImportStreamOptions): Promise<ImportedPassports>;
  importMany(
    passports: readonly ImportPassportsRow[] | RowStream,
    options: ImportPassportsOptions & ImportStreamOptions = {},
  ): ReplyPromise<ImportPassportsReply> | Promise<ImportedPassports> {
    if (Array.isArray(passports)) {
      return this.#importBatch(passports as readonly ImportPassportsRow[], options);
    }
    const { idempotencyKeyPrefix = generateIdempotencyKey() } = options;
    const send: ImportBatch = (rows, firstIndex) =>
      this.#importBatch(rows, {
        ...options,
        idempotencyKey: `${idempotencyKeyPrefix}-${firstIndex}`,
      });
    return importPassports(passports as RowStream, send, options);
  }

  /**
   * Tells what creating a passport would say of its product id and metadata. Nothing is stored, and
   * what depends on the workspace (operator, facility, quota, duplicates) is not looked at.
   *
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata; its `body`
   *   names the `category`.
   * @example
   * const { category, warnings = [] } = await client.passports.validate({
   *   productId: '09506000134352',
   *   metadata,
   * });
   */
  validate(
    passport: ValidatePassportRequest,
    options: ValidatePassportOptions = {},
  ): ReplyPromise<ValidatePassportReply> {
    return this.#validate('/api/v1/passports/validate-only', passport, options);
  }

  /**
   * Validates as `validate` does, for a credential without any permission or plan: the server allows ten calls a
   * minute from an address, and smaller bodies.
   * @example
   * await client.passports.validatePublicly({ productId: 'JACKET-7', metadata }, { lang: 'de' });
   */
  validatePublicly(
    passport: ValidatePassportRequest,
    options: ValidatePassportOptions = {},
  ): ReplyPromise<ValidatePassportReply> {
    return this.#validate('/api/v1/passports/validate-only-public', passport, options);
  }

  /**
   * Lists passports that are not archived, newest first. A passport created while the list is read
   * moves the others on: one may then come twice.
   * A key reads one page at a time: others wait for it.
   * @example
   * for await (const passport of client.passports.list({ category: 'textiles', limit: 100 })) {
   *   console.log(passport.productId, passport.status);
   * }
   */
  list(query: ListPassportsQuery = {}, options?: RequestOptions): PageList<ListedPassport> {
    return pagesOf(
      (page: number | undefined = query.page) =>
        this.#transport.json<ListPassportsReply>({
          path: '/api/v1/passports',
          query: { ...query, page },
          options,
        }),
      ({ passports, page, limit }) => {
        // There is no total: the last page is the one with fewer items than `limit`, as the server set it.
        const isLast = passports.length === 0 || passports.length < limit;
        return { items: passports, next: isLast ? undefined : page + 1 };
      },
    );
  }

  /**
   * Gets a passport as its owner sees it, nothing masked.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @example
   * const { metadata: stored } = await client.passports.get('09506000134352');
   * if (stored.category === 'textiles') console.log(stored.fiberComposition);
   */
  get(idOrProductId: string, options?: RequestOptions): ReplyPromise<PassportDocument> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}',
      params: { id: idOrProductId },
      accept: 'application/ld+json',
      options,
    });
  }

  /**
   * Gets a passport as an enveloped verifiable credential: a compact JWS, `application/vc+jwt`.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @throws `NotAcceptableError` if no manufacturing facility with a country is linked.
   * @example
   * const jwt = await client.passports.getCredential('09506000134352');
   */
  getCredential(idOrProductId: string, options?: RequestOptions): ReplyPromise<string> {
    return this.#transport.text({
      path: '/api/v1/passports/{id}',
      params: { id: idOrProductId },
      accept: 'application/vc+jwt',
      options,
    });
  }

  /**
   * Gets a passport as an AAS environment as its owner sees it, nothing masked.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @example
   * const { submodels } = await client.passports.getAas('09506000134352');
   */
  getAas(idOrProductId: string, options?: RequestOptions): ReplyPromise<AasEnvironment> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}',
      params: { id: idOrProductId },
      accept: 'application/aas+json',
      options,
    });
  }

  /**
   * Makes a passport out of an AAS environment, or gives the unsealed one of the same product and operator
   * its content; that one's status stays. No webhook tells of it. Each call adds a version, so one that may
   * have come through is not repeated.
   *
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata, or
   *   `SIGNATURE_VERIFICATION_FAILED` if its seal is not the workspace's over this metadata;
   *   `ForbiddenError` `PASSPORT_SEALED_IMMUTABLE`.
   * @example
   * const { passportId: ingested, warnings } = await client.passports.ingestAas(environment, {
   *   operatorId,
   * });
   */
  ingestAas(
    environment: IngestAasRequest,
    options: IngestAasOptions = {},
  ): ReplyPromise<IngestAasReply> {
    const { operatorId, lang } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/aas/ingest',
      query: { operatorId, lang },
      body: environment,
      options,
    });
  }

  /**
   * Seals a passport. An earlier seal is overwritten; the status stays. Safe to repeat: a second seal over the same
   * content says the same, though its webhook event may come twice.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @example
   * const { digitalSeal, passport } = await client.passports.seal('09506000134352');
   */
  seal(
    idOrProductId: string,
    { lang, ifMatch, ...options }: SealPassportOptions = {},
  ): ReplyPromise<SealPassportReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/seal',
      params: { id: idOrProductId },
      query: { lang },
      isSafe: true,
      ifMatch,
      options,
    });
  }

  #importBatch(
    passports: readonly ImportPassportsRow[],
    options: ImportPassportsOptions,
  ): ReplyPromise<ImportPassportsReply> {
    const { lang, dryRun, upsert, idempotencyKey = generateIdempotencyKey() } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/bulk',
      query: { lang },
      body: { passports, dryRun, upsert },
      ...(!dryRun && { idempotencyKey }),
      options,
    });
  }

  #validate(
    path: '/api/v1/passports/validate-only' | '/api/v1/passports/validate-only-public',
    body: ValidatePassportRequest,
    options: ValidatePassportOptions,
  ): ReplyPromise<ValidatePassportReply> {
    const query = { lang: options.lang };
    return this.#transport.json({ method: 'POST', path, query, body, isSafe: true, options });
  }

  /**
   * Gives an unsealed passport new content. A draft goes live, unless it is to stay one; with `draft` a
   * live passport is a draft again. What it held before becomes a version of its history. Safe to repeat: an attempt
   * after a lost reply may add a second version with the same content.
   *
   * @param id - The UUID.
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata, or
   *   `CATEGORY_IMMUTABLE`; `ForbiddenError` `PASSPORT_SEALED_IMMUTABLE`.
   * @example
   * const { message } = await client.passports.update(passportId, {
   *   metadata,
   *   changeReason: 'Origin confirmed',
   * });
   */
  update(
    id: string,
    changes: UpdatePassportRequest,
    options?: UpdatePassportOptions,
  ): ReplyPromise<UpdatePassportReply>;
  /**
   * Gives a passport new content as a draft, with metadata as it comes.
   *
   * @param id - The UUID.
   * @throws `ForbiddenError` `PASSPORT_SEALED_IMMUTABLE`; `ConflictError` `DRAFT_DEMOTION_REFUSED`.
   * @example
   * await client.passports.update(draftId, { metadata: { category: 'textiles' }, draft: true });
   */
  update(
    id: string,
    changes: UpdateDraftRequest,
    options?: UpdatePassportOptions,
  ): ReplyPromise<UpdatePassportReply>;
  update(
    id: string,
    changes: UpdatePassportRequest | UpdateDraftRequest,
    options: UpdatePassportOptions = {},
  ): ReplyPromise<UpdatePassportReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/passports/{id}',
      params: { id },
      query: { lang: options.lang },
      body: changes,
      ifMatch: options.ifMatch,
      options,
    });
  }

  /**
   * Gets a passport as it is stored, for editing: drafts too, nothing masked, with its enrichment. `withResponse`
   * has the `ETag` that a change sends as `ifMatch`.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @throws `ForbiddenError` without `passport:update`, unless the role is `AUDITOR`.
   * @example
   * const { reply, headers } = await client.passports.getSource(passportId).withResponse();
   * await client.passports.update(
   *   passportId,
   *   { metadata: reply.passport.metadata, draft: true },
   *   { ifMatch: headers.get('etag') ?? undefined },
   * );
   */
  getSource(idOrProductId: string, options?: RequestOptions): ReplyPromise<PassportSourceReply> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}/source',
      params: { id: idOrProductId },
      options,
    });
  }

  /**
   * Gets the 71 data points of a battery passport, drafts too, nothing masked: value, audience, status for the type of
   * the battery, and why it is empty where it is.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @throws `ForbiddenError` without `passport:update`, unless the role is `AUDITOR`; `ConflictError`
   *   `PASSPORT_NOT_BATTERY`.
   * @example
   * const { mandatory, mandatoryFilled, dataPoints } = await client.passports.getDataPoints(batteryId);
   * console.log(`${mandatoryFilled} of ${mandatory}, ${dataPoints.length} in all`);
   */
  getDataPoints(idOrProductId: string, options?: RequestOptions): ReplyPromise<DataPointsReply> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}/data-points',
      params: { id: idOrProductId },
      options,
    });
  }

  /**
   * Gets the data points of a battery passport as CSV, for a spreadsheet.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @throws as `getDataPoints` does.
   * @example
   * const table = await client.passports.getDataPointsCsv(batteryId);
   */
  getDataPointsCsv(idOrProductId: string, options?: RequestOptions): ReplyPromise<string> {
    return this.#transport.text({
      path: '/api/v1/passports/{id}/data-points',
      params: { id: idOrProductId },
      accept: 'text/csv',
      options,
    });
  }

  /**
   * Saves a draft while it is written: what is not named stays. No version of its history is made. It says what its
   * publication would say.
   *
   * @param id - The UUID.
   * @throws `ConflictError` `PASSPORT_NOT_DRAFT`, `PRODUCT_FIXED` or `PASSPORT_DUPLICATE`;
   *   `PreconditionFailedError` if another editor was faster than `ifMatch`.
   * @example
   * const { errors, version } = await client.passports.saveDraft(draftId, {
   *   metadata: { category: 'textiles' },
   * });
   */
  saveDraft(
    id: string,
    changes: SaveDraftRequest,
    { lang, ifMatch, ...options }: SaveDraftOptions = {},
  ): ReplyPromise<SaveDraftReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/passports/{id}/draft',
      params: { id },
      query: { lang },
      body: changes,
      isSafe: true,
      ifMatch,
      options,
    });
  }

  /**
   * Gets the page that a passport would have, as HTML. Nothing is stored or validated, and it counts as no access.
   * @example
   * const page = await client.passports.preview(
   *   { productId: '09506000134352', metadata, status: 'RECALLED', reason: 'The zip may break.' },
   *   { lang: 'de' },
   * );
   */
  preview(
    passport: PreviewPassportRequest,
    { lang, ...options }: PreviewPassportOptions = {},
  ): ReplyPromise<string> {
    return this.#transport.text({
      method: 'POST',
      path: '/api/v1/passports/preview',
      query: { lang },
      body: passport,
      accept: 'text/html',
      isSafe: true,
      options,
    });
  }

  /**
   * Makes a draft of the next edition of a sealed passport, with the same product id and content. Published by
   * `update`, it takes over the code and the battery units; the sealed one stays readable and verifiable by its id. A
   * recall goes on, unless it is published with `correctsRecall`.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @throws `ConflictError` `PASSPORT_NOT_SEALED`, `PASSPORT_SUPERSEDED` or `REVISION_EXISTS`; the `body` of the last
   *   has the `revisionId` of the draft that is open.
   * @example
   * const { passport, revisionOf } = await client.passports.openRevision('09506000134352');
   * await client.passports.update(passport.id, { metadata });
   * console.log(`${passport.id} answers in the place of ${revisionOf}`);
   */
  openRevision(
    idOrProductId: string,
    { ifMatch, ...options }: ConditionalRequestOptions = {},
  ): ReplyPromise<OpenRevisionReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/revisions',
      params: { id: idOrProductId },
      ifMatch,
      options,
    });
  }

  /**
   * Deletes a draft with all that belongs to it.
   *
   * @param id - The UUID.
   * @throws `ConflictError` for a passport that is not a draft.
   * @example
   * await client.passports.delete(draftId);
   */
  delete(
    id: string,
    { ifMatch, ...options }: ConditionalRequestOptions = {},
  ): ReplyPromise<DeletePassportReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/passports/{id}',
      params: { id },
      ifMatch,
      options,
    });
  }

  /**
   * Recalls, decommissions or reactivates a published passport, sealed or not. The status it has already
   * changes nothing, unless another reason, notice or contact comes with it.
   *
   * @throws `ConflictError` for a draft, and `PASSPORT_SUPERSEDED` for a former edition.
   * @example
   * const { status } = await client.passports.changeStatus('09506000134352', 'RECALLED', {
   *   reason: 'The zip may break.',
   *   noticeUrl: 'https://acme.example/recalls/7',
   * });
   */
  changeStatus(
    idOrProductId: string,
    status: LivePassportStatus,
    { reason, noticeUrl, contact, ifMatch, ...options }: StatusNoteOptions = {},
  ): ReplyPromise<ChangePassportStatusReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/passports/{id}/status',
      params: { id: idOrProductId },
      body: { status, reason, noticeUrl, contact },
      ifMatch,
      options,
    });
  }

  /**
   * Lists what a passport held before each of its updates, newest first, without the contents.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @example
   * for await (const { version, changedBy } of client.passports.listVersions(passportId)) {
   *   console.log(version, changedBy);
   * }
   */
  listVersions(
    idOrProductId: string,
    query: CursorQuery = {},
    options?: RequestOptions,
  ): PageList<PassportVersionSummary> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#transport.json<ListPassportVersionsReply>({
          path: '/api/v1/passports/{id}/versions',
          params: { id: idOrProductId },
          query: { limit: query.limit, cursor },
          options,
        }),
      (reply) => ({ items: reply.versions, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets what a passport held before one of its updates.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @param version - From 1.
   * @example
   * const { version } = await client.passports.getVersion(passportId, 1);
   * console.log(version.metadata);
   */
  getVersion(
    idOrProductId: string,
    version: number,
    options?: RequestOptions,
  ): ReplyPromise<PassportVersionReply> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}/versions/{version}',
      params: { id: idOrProductId, version: version.toString() },
      options,
    });
  }

  /**
   * Searches the catalogue, drafts too: one page, or with `for await` all matches.
   *
   * @throws `BadRequestError` `INVALID_CURSOR` for a cursor of another order.
   * @example
   * for await (const { name, productId } of client.passports.search({ q: 'jacket', sealed: false })) {
   *   console.log(productId, name);
   * }
   */
  search(query: SearchPassportsQuery = {}, options?: RequestOptions): PageList<FoundPassport> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) => this.searchPage({ ...query, cursor }, options),
      (reply) => ({ items: reply.passports, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets one page of a search with its total, as a table shows it.
   *
   * @throws `BadRequestError` `INVALID_CURSOR` for a cursor of another order.
   * @example
   * const { total, totalIsExact, passports, nextCursor } = await client.passports.searchPage({
   *   status: 'DRAFT',
   *   sort: 'name',
   * });
   */
  searchPage(
    query: SearchPassportsQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<SearchPassportsReply> {
    return this.#transport.json({
      path: '/api/v1/passports/search',
      query: { ...query },
      options,
    });
  }

  /**
   * Counts the passports that pass a filter, by what a person has to do about them.
   * @example
   * const { byStatus, draftsWithFaults } = await client.passports.count({ category: 'textiles' });
   */
  count(filter: PassportFilter = {}, options?: RequestOptions): ReplyPromise<CountPassportsReply> {
    return this.#transport.json({
      path: '/api/v1/passports/counts',
      query: { ...filter },
      options,
    });
  }

  /**
   * Tells which passports can be issued as credentials: counts over all of them, and one page.
   * @example
   * const { ready, total } = await client.passports.getVcReadiness();
   */
  getVcReadiness(
    query: VcReadinessQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<VcReadinessReply> {
    return this.#transport.json({
      path: '/api/v1/passports/vc-readiness',
      query: { ...query },
      options,
    });
  }

  /**
   * Counts openings of public pages and documents by day, form and tier. Who opened them is not recorded.
   *
   * @throws `BadRequestError` for more than 366 days, or a passport and a unit at once.
   * @example
   * const { total, counts } = await client.passports.countAccesses({ passportId });
   */
  countAccesses(
    query: CountAccessesQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<CountAccessesReply> {
    return this.#transport.json({ path: '/api/v1/access-counts', query: { ...query }, options });
  }
}
