import type { Knex } from 'knex';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import {
  auditLogReader,
  type AuditLogFilter,
} from '../../platform/audit-log/audit-log-repository.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { decodeNumberCursor, nextNumberCursor } from '../../platform/http/lists/cursor.js';

interface AuditLogPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

/** One page of the workspace's audit log, newest first. It speaks of every operator. */
export async function listAuditLog(
  deps: { readonly db: Knex },
  caller: Caller,
  { limit, cursor, ...filter }: AuditLogFilter & { limit: number; cursor?: string | undefined },
): Promise<AuditLogPage> {
  requireWholeWorkspace(caller);
  const before = decodeNumberCursor(cursor, { max: Number.MAX_SAFE_INTEGER });
  const entries = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    auditLogReader(tx).listNewest(caller.tenant.id, { before, limit, filter }),
  );
  const numbers = entries.map(({ seq }) => seq);
  return { entries, nextCursor: nextNumberCursor(numbers, limit) };
}
