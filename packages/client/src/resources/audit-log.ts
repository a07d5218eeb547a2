import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type { AuditEntry, CursorQuery, ListAuditLogReply } from '../schemas.js';

/** What happened in the workspace: append-only, each entry hashes the one before it. */
export class AuditLogResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists entries, newest first. */
  list(query: CursorQuery = {}, options?: RequestOptions): PageList<AuditEntry> {
    return new PageList(() => this.#loadPage(query, options));
  }

  async #loadPage(
    { limit, cursor }: CursorQuery,
    options: RequestOptions | undefined,
  ): Promise<Page<AuditEntry>> {
    const { entries, nextCursor } = await this.#transport.json<ListAuditLogReply>({
      method: 'GET',
      path: '/api/v1/audit-log',
      query: { limit: limit?.toString(), cursor },
      options,
    });
    const loadNext = () => this.#loadPage({ limit, cursor: nextCursor ?? undefined }, options);
    return new Page(entries, nextCursor === null ? undefined : loadNext);
  }
}
