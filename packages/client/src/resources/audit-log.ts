import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { Transport } from '../request.js';
import type { AuditEntry, CursorQuery, ListAuditLogReply } from '../schemas.js';

/** What happened in the workspace: append-only, each entry hashes the one before it. */
export class AuditLogResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists entries, newest first.
   * @example
   * const newest = await client.auditLog.list().all({ limit: 500 });
   */
  list(query: CursorQuery = {}, options?: RequestOptions): PageList<AuditEntry> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#transport.json<ListAuditLogReply>({
          path: '/api/v1/audit-log',
          query: { limit: query.limit, cursor },
          options,
        }),
      (reply) => ({ items: reply.entries, next: reply.nextCursor ?? undefined }),
    );
  }
}
