import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  AccessGrant,
  ApproveGrantRequest,
  DenyGrantsReply,
  DenyGrantsRequest,
  GrantReply,
  GrantWithTokenReply,
  IssueGrantRequest,
  ListGrantsQuery,
  ListGrantsReply,
  RequestGrantReply,
  RequestGrantRequest,
} from '../schemas.js';

/** Access grants: who may see what the public does not, and who asks to. */
export class GrantsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Issues a grant. Its token is in the reply and nowhere else; it is for `grant` of `client.resolution`.
   *
   * @throws `NotFoundError` if what it names is not there or not published.
   */
  issue(grant: IssueGrantRequest, options?: RequestOptions): Promise<GrantWithTokenReply> {
    return this.#transport.json({ method: 'POST', path: '/api/v1/grants', body: grant, options });
  }

  /**
   * Lists grants: those that wait for a decision first, then by status, newest first in each. One that comes
   * while the list is read moves the others on: one may then come twice.
   */
  list(query: ListGrantsQuery = {}, options?: RequestOptions): PageList<AccessGrant> {
    return new PageList(() => this.#loadPage(query, options));
  }

  /**
   * Approves a request. The token is in the reply and nowhere else.
   *
   * @throws `ConflictError` unless it is `PENDING`.
   */
  approve(
    id: string,
    decision: ApproveGrantRequest,
    options?: RequestOptions,
  ): Promise<GrantWithTokenReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/grants/{id}/approve',
      params: { id },
      body: decision,
      options,
    });
  }

  /**
   * Denies a request.
   *
   * @throws `ConflictError` unless it is `PENDING`.
   */
  deny(id: string, options?: RequestOptions): Promise<GrantReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/grants/{id}/deny',
      params: { id },
      options,
    });
  }

  /**
   * Denies up to 200 requests at once. One that cannot be denied says why in its place (`ok: false`, `error`), in the
   * order of `ids`, and keeps no other from it.
   */
  denyMany(ids: readonly string[], options?: RequestOptions): Promise<DenyGrantsReply> {
    const body: DenyGrantsRequest = { ids: [...ids] };
    return this.#transport.json({ method: 'POST', path: '/api/v1/grants/deny', body, options });
  }

  /**
   * Revokes a grant of any status; its token opens nothing from then on. A second time changes nothing.
   *
   * @throws `ForbiddenError` for the grant of an authority.
   */
  revoke(id: string, options?: RequestOptions): Promise<GrantReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/grants/{id}',
      params: { id },
      options,
    });
  }

  /** Asks for access. Needs no API key; the reply is the same, even when there is nothing to ask for. */
  request(request: RequestGrantRequest, options?: RequestOptions): Promise<RequestGrantReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/grants/requests',
      body: request,
      options,
    });
  }

  async #loadPage(query: ListGrantsQuery, options?: RequestOptions): Promise<Page<AccessGrant>> {
    const reply = await this.#transport.json<ListGrantsReply>({
      method: 'GET',
      path: '/api/v1/grants',
      query: { page: query.page?.toString(), limit: query.limit?.toString() },
      options,
    });
    return new Page(
      reply.grants,
      reply.page < reply.totalPages
        ? () => this.#loadPage({ ...query, page: reply.page + 1 }, options)
        : undefined,
    );
  }
}
