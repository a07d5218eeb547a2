import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { Transport } from '../request.js';
import type { ReplyPromise } from '../reply-promise.js';
import type {
  AuditEntry,
  AuditHeadReply,
  AuditLogFilter,
  AuditLogQuery,
  ListAuditLogReply,
  ListRequestsQuery,
  ListRequestsReply,
  RequestRecord,
} from '../schemas.js';

/** What happened in the workspace: append-only, each entry hashes the one before it. */
export class AuditLogResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists entries, newest first: all of them, or those that are asked for.
   * @example
   * const newest = await client.auditLog.list().all({ limit: 500 });
   */
  list(query: AuditLogQuery = {}, options?: RequestOptions): PageList<AuditEntry> {
    const { limit, cursor: first, ...filter } = query;
    return pagesOf(
      (cursor: string | undefined = first) =>
        this.#transport.json<ListAuditLogReply>({
          path: '/api/v1/audit-log',
          query: { limit, cursor, ...filter },
          options,
        }),
      (reply) => ({ items: reply.entries, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Lists writes and refusals of the last seven days, newest first, without bodies and queries.
   * @example
   * const [request] = await client.auditLog.requests({ requestId: 'order-4711' }).all({ limit: 1 });
   */
  requests(query: ListRequestsQuery = {}, options?: RequestOptions): PageList<RequestRecord> {
    const { cursor: first, ...filter } = query;
    return pagesOf(
      (cursor: string | undefined = first) =>
        this.#transport.json<ListRequestsReply>({
          path: '/api/v1/requests',
          query: { ...filter, cursor },
          options,
        }),
      (reply) => ({ items: reply.requests, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets the signed end of the log. Keep it: a log that does not lead to a head that was kept was rewritten or cut.
   * @example
   * const { head, publicKey } = await client.auditLog.getHead();
   */
  getHead(options?: RequestOptions): ReplyPromise<AuditHeadReply> {
    return this.#transport.json({ path: '/api/v1/audit-log/head', options });
  }

  /**
   * Exports entries, oldest first, as lines of JSON.
   * @example
   * const lines = await client.auditLog.export({ from: '2026-01-01T00:00:00Z' });
   */
  export(filter: AuditLogFilter = {}, options?: RequestOptions): ReplyPromise<string> {
    const path = '/api/v1/audit-log/export';
    return this.#transport.text({
      path,
      query: { ...filter },
      accept: 'application/x-ndjson',
      options,
    });
  }

  /**
   * Exports the whole log with its signed end, in lines of JSON that verify offline: `npx @dpp/merkle-seal audit`.
   * @example
   * const evidence = await client.auditLog.exportBundle();
   */
  exportBundle(options?: RequestOptions): ReplyPromise<string> {
    const path = '/api/v1/audit-log/bundle';
    return this.#transport.text({ path, accept: 'application/x-ndjson', options });
  }
}
