import type { DppClient } from '../client.js';
import type { RequestOptions } from '../client-options.js';
import type { FreeRequest } from '../free-request.js';
import { pageAfter, pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type {
  AuditEntry,
  AuditHeadReply,
  AuditLogQuery,
  GrantWithTokenReply,
  ListAuditLogReply,
} from '../schemas.js';
import { expandPath } from '../url.js';
import type { PathTemplate } from '../url.js';
import type {
  AuthorityGrant,
  AuthorityGrantReply,
  CreateTenantReply,
  CreateTenantRequest,
  IssueAuthorityGrantRequest,
  ListAuthorityGrantsQuery,
  ListAuthorityGrantsReply,
  ListedTenant,
  ListTenantsQuery,
  ListTenantsReply,
  ShownTenantReply,
  TenantReply,
  UpdateTenantRequest,
} from './platform-schemas.js';

const tenants = '/platform/v1/tenants';
const grants = '/platform/v1/grants';
const auditLog = '/platform/v1/audit-log';

/** What administrators of the platform do, by the session of a `DppClient`: workspaces, authorities, their own log. */
export class PlatformClient {
  readonly #client: Pick<DppClient, 'request'>;

  constructor(client: Pick<DppClient, 'request'>) {
    this.#client = client;
  }

  /**
   * Lists workspaces, oldest first. A page of those near their limit may be short, or empty, and have a next one.
   * @example
   * for await (const { name, activePassports } of platform.listTenants({ nearLimit: true })) {
   *   console.log(name, activePassports);
   * }
   */
  listTenants(query: ListTenantsQuery = {}, options?: RequestOptions): PageList<ListedTenant> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.getTenantsPage({ ...query, cursor }, options),
      (reply) => ({ items: reply.tenants, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets one page of the workspaces, with how many there are in each state.
   * @example
   * const { counts } = await platform.getTenantsPage({ limit: 1 });
   * console.log(`${counts.past_due} payments are due`);
   */
  getTenantsPage(
    query: ListTenantsQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<ListTenantsReply> {
    return this.#get(tenants, { ...query }, options);
  }

  /**
   * Creates a workspace with its signing key. An owner without a password is invited: `link` is there where the server
   * sends no mail, once.
   *
   * @throws `ConflictError` `SUBDOMAIN_TAKEN` or `EMAIL_TAKEN`.
   * @example
   * const { tenant, link } = await platform.createTenant({
   *   name: 'Iberia Componentes SA',
   *   subdomain: 'iberia',
   *   tier: 'growth',
   *   owner: { email: 'ana@iberia.example' },
   * });
   */
  createTenant(
    tenant: CreateTenantRequest,
    options?: RequestOptions,
  ): ReplyPromise<CreateTenantReply> {
    return this.#client.request({ ...options, method: 'POST', path: tenants, body: tenant });
  }

  /**
   * Gets a workspace.
   *
   * @throws `NotFoundError` if there is none.
   * @example
   * const { tenant } = await platform.getTenant(tenantId);
   */
  getTenant(id: string, options?: RequestOptions): ReplyPromise<ShownTenantReply> {
    return this.#ofOne('GET', `${tenants}/{id}`, { id, options });
  }

  /**
   * Changes plan, state, limit or login rules of a workspace; what is not sent stays.
   *
   * @throws `NotFoundError` if there is none.
   * @example
   * await platform.updateTenant(tenantId, { tier: 'scale', passportLimit: null });
   */
  updateTenant(
    id: string,
    changes: UpdateTenantRequest,
    options?: RequestOptions,
  ): ReplyPromise<TenantReply> {
    return this.#ofOne('PATCH', `${tenants}/{id}`, { id, body: changes, options });
  }

  /**
   * Lists the grants of the platform to authorities: those in force first, newest first.
   * @example
   * const inForce = await platform.listGrants({ status: 'ACTIVE' }).all({ limit: 500 });
   */
  listGrants(
    query: ListAuthorityGrantsQuery = {},
    options?: RequestOptions,
  ): PageList<AuthorityGrant> {
    return pagesOf(
      (page: number | undefined = query.page) => this.getGrantsPage({ ...query, page }, options),
      (reply) => ({ items: reply.grants, next: pageAfter(reply) }),
    );
  }

  /**
   * Gets one page of the grants to authorities, with how many there are of each status.
   * @example
   * const { counts } = await platform.getGrantsPage({ tenantId });
   * console.log(counts.ACTIVE);
   */
  getGrantsPage(
    query: ListAuthorityGrantsQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<ListAuthorityGrantsReply> {
    return this.#get(grants, { ...query }, options);
  }

  /**
   * Gets a grant to an authority, without its token.
   *
   * @throws `NotFoundError` if the platform issued none.
   * @example
   * const { grant } = await platform.getGrant(grantId);
   */
  getGrant(id: string, options?: RequestOptions): ReplyPromise<AuthorityGrantReply> {
    return this.#ofOne('GET', `${grants}/{id}`, { id, options });
  }

  /**
   * Issues a grant to an authority. Its token is in the reply and nowhere else.
   *
   * @throws `NotFoundError` if there is no such workspace, or nothing published there.
   * @example
   * const { token } = await platform.issueGrant({
   *   granteeName: 'Market surveillance',
   *   tenantId,
   *   scopeType: 'TENANT',
   *   expiresAt: '2027-01-01T00:00:00.000Z',
   * });
   */
  issueGrant(
    grant: IssueAuthorityGrantRequest,
    options?: RequestOptions,
  ): ReplyPromise<GrantWithTokenReply> {
    return this.#client.request({ ...options, method: 'POST', path: grants, body: grant });
  }

  /**
   * Revokes a grant to an authority; its token opens nothing from then on. A second time changes nothing.
   *
   * @throws `NotFoundError` if the platform issued none.
   * @example
   * await platform.revokeGrant(grantId);
   */
  revokeGrant(id: string, options?: RequestOptions): ReplyPromise<AuthorityGrantReply> {
    return this.#ofOne('DELETE', `${grants}/{id}`, { id, options });
  }

  /**
   * Lists what administrators of the platform did, newest first.
   * @example
   * const newest = await platform.listAuditLog({ action: 'tenant.created' }).all({ limit: 100 });
   */
  listAuditLog(query: AuditLogQuery = {}, options?: RequestOptions): PageList<AuditEntry> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#get<ListAuditLogReply>(auditLog, { ...query, cursor }, options),
      (reply) => ({ items: reply.entries, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets the signed end of that log. Keep it: a log that does not lead to a head that was kept was rewritten or cut.
   * @example
   * const { head, publicKey } = await platform.getAuditHead();
   */
  getAuditHead(options?: RequestOptions): ReplyPromise<AuditHeadReply> {
    return this.#get(`${auditLog}/head`, {}, options);
  }

  #get<Reply>(
    path: PathTemplate,
    query: NonNullable<FreeRequest['query']>,
    options?: RequestOptions,
  ): ReplyPromise<Reply> {
    return this.#client.request<Reply>({ ...options, method: 'GET', path, query });
  }

  #ofOne<Reply>(
    method: FreeRequest['method'],
    template: PathTemplate,
    { id, body, options }: { id: string; body?: unknown; options?: RequestOptions | undefined },
  ): ReplyPromise<Reply> {
    return this.#client.request<Reply>({ ...options, method, path: pathOf(template, id), body });
  }
}

/** A path with an id that is none is left for the client to refuse: its methods reject, and throw nothing. */
function pathOf(template: PathTemplate, id: string): PathTemplate {
  try {
    return expandPath(template, { id }) as PathTemplate;
  } catch {
    return '/..';
  }
}
