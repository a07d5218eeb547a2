import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  AasEnvironment,
  ChangePassportStatusReply,
  CreatePassportReply,
  CreatePassportRequest,
  CursorQuery,
  DeletePassportReply,
  ImportPassportsReply,
  ImportPassportsRow,
  IngestAasReply,
  IngestAasRequest,
  Lang,
  ListedPassport,
  ListPassportsQuery,
  ListPassportsReply,
  ListPassportVersionsReply,
  LivePassportStatus,
  PassportDocument,
  PassportVersionReply,
  PassportVersionSummary,
  SealPassportReply,
  UpdatePassportReply,
  UpdatePassportRequest,
  ValidatePassportReply,
  ValidatePassportRequest,
  VcReadinessQuery,
  VcReadinessReply,
} from '../schemas.js';

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

/** Options of `passports.importMany`. */
export interface ImportPassportsOptions extends CreatePassportOptions {
  /** Tells what the import would do, and stores nothing. Default: false. */
  readonly dryRun?: boolean | undefined;
  /** Updates unsealed passports of the same product and operator. Default: false. */
  readonly upsert?: boolean | undefined;
}

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
   */
  create(
    passport: CreatePassportRequest,
    options: CreatePassportOptions = {},
  ): Promise<CreatePassportReply> {
    const { lang, idempotencyKey = generateIdempotencyKey() } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports',
      query: { lang },
      body: passport,
      idempotencyKey,
      options,
    });
  }

  /**
   * Creates 1 to 200 live passports. Each row succeeds or fails by itself: look at `errors` of the
   * reply. Safe to repeat: each call carries an idempotency key, but for a dry run.
   *
   * @throws `BadRequestError` if every row failed; its `body.errors` says why, a string each.
   */
  importMany(
    passports: readonly ImportPassportsRow[],
    options: ImportPassportsOptions = {},
  ): Promise<ImportPassportsReply> {
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

  /**
   * Tells what creating a passport would say of its product id and metadata. Nothing is stored, and
   * what depends on the workspace (operator, facility, quota, duplicates) is not looked at.
   *
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata; its `body`
   *   names the `category`.
   */
  validate(
    passport: ValidatePassportRequest,
    options: ValidatePassportOptions = {},
  ): Promise<ValidatePassportReply> {
    return this.#validate('/api/v1/passports/validate-only', passport, options);
  }

  /**
   * Validates as `validate` does, for a credential without any permission or plan: the server allows ten calls a
   * minute from an address, and smaller bodies.
   */
  validatePublicly(
    passport: ValidatePassportRequest,
    options: ValidatePassportOptions = {},
  ): Promise<ValidatePassportReply> {
    return this.#validate('/api/v1/passports/validate-only-public', passport, options);
  }

  /**
   * Lists passports that are not archived, newest first. A passport created while the list is read
   * moves the others on: one may then come twice.
   * A key reads one page at a time: others wait for it.
   */
  list(query: ListPassportsQuery = {}, options?: RequestOptions): PageList<ListedPassport> {
    return new PageList(() => this.#loadPage(query, options));
  }

  /**
   * Gets a passport as its owner sees it, nothing masked.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   */
  get(idOrProductId: string, options?: RequestOptions): Promise<PassportDocument> {
    return this.#transport.json({
      method: 'GET',
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
   */
  getCredential(idOrProductId: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text({
      method: 'GET',
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
   */
  getAas(idOrProductId: string, options?: RequestOptions): Promise<AasEnvironment> {
    return this.#transport.json({
      method: 'GET',
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
   */
  ingestAas(
    environment: IngestAasRequest,
    options: IngestAasOptions = {},
  ): Promise<IngestAasReply> {
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
   * Seals a passport. An earlier seal is overwritten, so a call that may have come through is not
   * repeated; the status stays.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   */
  seal(
    idOrProductId: string,
    { lang, ...options }: SealPassportOptions = {},
  ): Promise<SealPassportReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/seal',
      params: { id: idOrProductId },
      query: { lang },
      options,
    });
  }

  #validate(
    path: '/api/v1/passports/validate-only' | '/api/v1/passports/validate-only-public',
    body: ValidatePassportRequest,
    options: ValidatePassportOptions,
  ): Promise<ValidatePassportReply> {
    const query = { lang: options.lang };
    return this.#transport.json({ method: 'POST', path, query, body, isSafe: true, options });
  }

  /**
   * Gives an unsealed passport new content. A draft goes live, unless it is to stay one; with `draft` a
   * live passport is a draft again. What it held before becomes a version of its history, so a call that
   * may have come through is not repeated.
   *
   * @param id - The UUID.
   * @throws `BadRequestError` with one item in `errors` for each fault of the metadata, or
   *   `CATEGORY_IMMUTABLE`; `ForbiddenError` `PASSPORT_SEALED_IMMUTABLE`.
   */
  update(
    id: string,
    changes: UpdatePassportRequest,
    options: UpdatePassportOptions = {},
  ): Promise<UpdatePassportReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/passports/{id}',
      params: { id },
      query: { lang: options.lang },
      body: changes,
      options,
    });
  }

  /**
   * Deletes a draft with all that belongs to it.
   *
   * @param id - The UUID.
   * @throws `ConflictError` for a passport that is not a draft.
   */
  delete(id: string, options?: RequestOptions): Promise<DeletePassportReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/passports/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Recalls, decommissions or reactivates a published passport, sealed or not. The status it has already
   * changes nothing.
   *
   * @throws `ConflictError` for a draft.
   */
  changeStatus(
    idOrProductId: string,
    status: LivePassportStatus,
    options?: RequestOptions,
  ): Promise<ChangePassportStatusReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/passports/{id}/status',
      params: { id: idOrProductId },
      body: { status },
      options,
    });
  }

  /**
   * Lists what a passport held before each of its updates, newest first, without the contents.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   */
  listVersions(
    idOrProductId: string,
    query: CursorQuery = {},
    options?: RequestOptions,
  ): PageList<PassportVersionSummary> {
    return new PageList(() => this.#loadVersions(idOrProductId, query, options));
  }

  /**
   * Gets what a passport held before one of its updates.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   * @param version - From 1.
   */
  getVersion(
    idOrProductId: string,
    version: number,
    options?: RequestOptions,
  ): Promise<PassportVersionReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/passports/{id}/versions/{version}',
      params: { id: idOrProductId, version: version.toString() },
      options,
    });
  }

  /** Tells which passports can be issued as credentials: counts over all of them, and one page. */
  getVcReadiness(
    { page, limit }: VcReadinessQuery = {},
    options?: RequestOptions,
  ): Promise<VcReadinessReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/passports/vc-readiness',
      query: { page: page?.toString(), limit: limit?.toString() },
      options,
    });
  }

  async #loadVersions(
    idOrProductId: string,
    { limit, cursor }: CursorQuery,
    options: RequestOptions | undefined,
  ): Promise<Page<PassportVersionSummary>> {
    const { versions, nextCursor } = await this.#transport.json<ListPassportVersionsReply>({
      method: 'GET',
      path: '/api/v1/passports/{id}/versions',
      params: { id: idOrProductId },
      query: { limit: limit?.toString(), cursor },
      options,
    });
    const next = { limit, cursor: nextCursor ?? undefined };
    const loadNext = () => this.#loadVersions(idOrProductId, next, options);
    return new Page(versions, nextCursor === null ? undefined : loadNext);
  }

  async #loadPage(
    query: ListPassportsQuery,
    options?: RequestOptions,
  ): Promise<Page<ListedPassport>> {
    const reply = await this.#transport.json<ListPassportsReply>({
      method: 'GET',
      path: '/api/v1/passports',
      query: { ...query, page: query.page?.toString(), limit: query.limit?.toString() },
      options,
    });
    // There is no total: the last page is the one with fewer items than `limit`, as the server set it.
    const isLast = reply.passports.length === 0 || reply.passports.length < reply.limit;
    return new Page(
      reply.passports,
      isLast ? undefined : () => this.#loadPage({ ...query, page: reply.page + 1 }, options),
    );
  }
}
