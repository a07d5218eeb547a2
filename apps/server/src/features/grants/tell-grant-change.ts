import type { Knex } from 'knex';
import type { AuditAction } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import type { AccessGrant } from './grant-model.js';

export interface GrantChange {
  readonly grant: AccessGrant;
  readonly action: Extract<AuditAction, `grant.${string}`>;
  readonly actor: string;
  readonly at: Date;
  readonly ip: string | null;
}

/** Writes what was decided into the audit log. Nobody can take a name out of it again: it has none of the grantee's. */
export async function tellGrantChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { grant, action, actor, at, ip }: GrantChange,
): Promise<void> {
  const { kind, scope, expiresAt } = grant;
  await auditLogRepository(tx, deps).append({
    tenantId: grant.tenantId,
    targetType: 'grant',
    targetId: grant.id,
    action,
    actor,
    ip,
    details: { kind, ...scope, expiresAt: expiresAt.toISOString() },
    at,
  });
}
