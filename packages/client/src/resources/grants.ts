import type { RequestOptions } from '../client-options.js';
import { pageAfter, pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
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
   * @example
   * const { token } = await client.grants.issue({
   *   granteeName: 'Ines Duarte',
   *   scopeType: 'PASSPORT',
   *   passportId,
   *   expiresAt: '2027-01-01T00:00:00.000Z',
   * });
   */
  issue(grant: IssueGrantRequest, options?: RequestOptions): ReplyPromise<GrantWithTokenReply> {
    return this.#transport.json({ method: 'POST', path: '/api/v1/grants', body: grant, options });
  }

  /**
   * Lists grants: those that wait for a decision first, then by status, newest first in each. One that comes
   * while the list is read moves the others on: one may then come twice.
   * @example
   * for await (const grant of client.grants.list()) {
   *   if (grant.status === 'PENDING') console.log(grant.granteeName, grant.purpose);
   * }
   */
  list(query: ListGrantsQuery = {}, options?: RequestOptions): PageList<AccessGrant> {
    return pagesOf(
      (page: number | undefined = query.page) =>
        this.#transport.json<ListGrantsReply>({
          path: '/api/v1/grants',
          query: { page, limit: query.limit, status: query.status, q: query.q },
          options,
        }),
      (reply) => ({ items: reply.grants, next: pageAfter(reply) }),
    );
  }

  /**
   * Gets one page of the list, with how many grants there are in each state.
   * @example
   * const { counts } = await client.grants.listPage({ limit: 1 });
   * console.log(`${counts.PENDING} requests wait`);
   */
  listPage(query: ListGrantsQuery = {}, options?: RequestOptions): ReplyPromise<ListGrantsReply> {
    const { page, limit, status, q } = query;
    return this.#transport.json({
      path: '/api/v1/grants',
      query: { page, limit, status, q },
      options,
    });
  }

  /**
   * Gets a grant or a request, without its token.
   *
   * @throws `NotFoundError` if there is none.
   * @example
   * const { grant } = await client.grants.get(grantId);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<GrantReply> {
    return this.#transport.json({ path: '/api/v1/grants/{id}', params: { id }, options });
  }

  /**
   * Approves a request. The token is in the reply and nowhere else.
   *
   * @throws `ConflictError` unless it is `PENDING`.
   * @example
   * const { token } = await client.grants.approve(grantId, { expiresAt: '2027-01-01T00:00:00.000Z' });
   */
  approve(
    id: string,
    decision: ApproveGrantRequest,
    options?: RequestOptions,
  ): ReplyPromise<GrantWithTokenReply> {
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
   * @example
   * await client.grants.deny(grantId);
   */
  deny(id: string, options?: RequestOptions): ReplyPromise<GrantReply> {
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
   * @example
   * const { results } = await client.grants.denyMany([grantId]);
   */
  denyMany(ids: readonly string[], options?: RequestOptions): ReplyPromise<DenyGrantsReply> {
    const body: DenyGrantsRequest = { ids: [...ids] };
    return this.#transport.json({ method: 'POST', path: '/api/v1/grants/deny', body, options });
  }

  /**
   * Revokes a grant of any status; its token opens nothing from then on. A second time changes nothing.
   *
   * @throws `ForbiddenError` for the grant of an authority.
   * @example
   * const { grant } = await client.grants.revoke(grantId);
   */
  revoke(id: string, options?: RequestOptions): ReplyPromise<GrantReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/grants/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Asks for access. Needs no API key; the reply is the same, even when there is nothing to ask for.
   * @example
   * await client.grants.request({
   *   granteeName: 'Ines Duarte',
   *   granteeEmail: 'ines@repairs.example',
   *   purpose: 'Repair',
   *   scopeType: 'PASSPORT',
   *   passportId,
   * });
   */
  request(request: RequestGrantRequest, options?: RequestOptions): ReplyPromise<RequestGrantReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/grants/requests',
      body: request,
      options,
    });
  }
}
