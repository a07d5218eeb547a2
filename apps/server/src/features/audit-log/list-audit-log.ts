import type { Knex } from 'knex';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import {
  auditLogReader,
  type AuditLogFilter,
} from '../../platform/audit-log/audit-log-repository.js';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import type { AnyCaller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import {
  cursorAfterNumber,
  decodeNumberCursor,
  nextNumberCursor,
} from '../../platform/http/lists/cursor.js';

export interface AuditLogPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

interface ListAuditLogInput extends AuditLogFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Text in action, actor, target or details. */
  readonly q?: string | undefined;
}

/**
 * One page of the caller's audit log, newest first: the workspace's, or the platform's to its administrators. It speaks of
 * every operator. A page of a search for a text may be short, or empty, and yet have a next one: each reads a bounded part
 * of the log.
 */
export async function listAuditLog(
  deps: { readonly db: Knex },
  caller: AnyCaller,
  { limit, cursor, q, ...filter }: ListAuditLogInput,
): Promise<AuditLogPage> {
  const id = chainOf(caller);
  const before = decodeNumberCursor(cursor, { max: Number.MAX_SAFE_INTEGER });
  const slice = { before, limit, filter };
  if (q === undefined) {
    const entries = await tenantTransaction(deps.db, id, (tx) =>
      auditLogReader(tx).listNewest(id, slice),
    );
    const numbers = entries.map(({ seq }) => seq);
    return { entries, nextCursor: nextNumberCursor(numbers, limit) };
  }
  const { entries, lastRead } = await tenantTransaction(deps.db, id, (tx) =>
    auditLogReader(tx).searchNewest(id, { ...slice, q }),
  );
  const last = entries.length === limit ? entries.at(-1)?.seq : lastRead;
  return {
    entries,
    nextCursor: last === undefined || last === 1 ? null : cursorAfterNumber(last),
  };
}

/**
 * The chain that a caller may read.
 *
 * @throws a 403 for an operator-scoped credential.
 */
export function chainOf(caller: AnyCaller): string {
  if (caller.tenant === null) return PLATFORM_CHAIN;
  requireWholeWorkspace(caller);
  return caller.tenant.id;
}
