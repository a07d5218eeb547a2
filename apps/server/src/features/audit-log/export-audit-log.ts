import type { Knex } from 'knex';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import {
  auditLogReader,
  type AuditLogFilter,
} from '../../platform/audit-log/audit-log-repository.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';

const pageSize = 500;

/**
 * Every entry that is asked for, oldest first, a page at a time. Each page is a transaction of its own: what is appended
 * meanwhile comes along, and a reader that is slow holds none.
 */
export function exportAuditLog(
  { db }: { readonly db: Knex },
  caller: Caller,
  filter: AuditLogFilter,
): AsyncIterable<readonly AuditEntry[]> {
  requireWholeWorkspace(caller);
  return pagesOf(db, caller.tenant.id, filter);
}

async function* pagesOf(db: Knex, tenantId: string, filter: AuditLogFilter) {
  let after = 0;
  for (;;) {
    const slice = { after, limit: pageSize, filter };
    const entries = await tenantTransaction(db, tenantId, (tx) =>
      auditLogReader(tx).listOldest(tenantId, slice),
    );
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    if (entries.length < pageSize) return;
    after = last.seq;
  }
}
