import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../platform/audit-log/audit-event.js';
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

/** Writes the decision into the audit log, without the grantee's name: a name could never be removed from there. */
export function tellGrantChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  change: GrantChange,
): Promise<void> {
  return tellGrantChanges(tx, deps, [change]);
}

/** The same for several of one workspace. */
export async function tellGrantChanges(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  changes: readonly GrantChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  await auditLogRepository(tx, deps).appendAll(first.grant.tenantId, changes.map(grantEventOf));
}

/** The entry of an audit log for a decision. */
export function grantEventOf({ grant, action, actor, at, ip }: GrantChange): AuditEvent {
  const { kind, scope, expiresAt } = grant;
  return {
    tenantId: grant.tenantId,
    targetType: 'grant',
    targetId: grant.id,
    action,
    actor,
    ip,
    details: { kind, ...scope, expiresAt: expiresAt.toISOString() },
    at,
  };
}
