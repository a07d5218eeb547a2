import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  CreatePassportReply,
  CreatePassportRequest,
  Lang,
  ListedPassport,
  ListPassportsQuery,
  ListPassportsReply,
  PassportDocument,
  SealPassportReply,
} from '../schemas.js';

/** Options of `passports.create`. */
export interface CreatePassportOptions extends IdempotentRequestOptions {
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
   *   `ConflictError` `PASSPORT_DUPLICATE` if the operator has a passport for this `productId`.
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
   * Lists passports that are not archived, newest first. A passport created while the list is read
   * moves the others on: one may then come twice.
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
   * Seals a passport. An earlier seal is overwritten, so a call that may have come through is not
   * repeated; the status stays.
   *
   * @param idOrProductId - The UUID, or the product id within the workspace.
   */
  seal(idOrProductId: string, options?: RequestOptions): Promise<SealPassportReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/seal',
      params: { id: idOrProductId },
      options,
    });
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
