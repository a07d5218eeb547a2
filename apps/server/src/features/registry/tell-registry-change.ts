import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';

interface RegistryChange {
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
  readonly action: Extract<AuditAction, `registry.${string}`>;
  /** Id of the export, or of the workspace. */
  readonly targetId: string;
  readonly details: AuditEvent['details'];
}

/** Writes what was handed in or taken over into the audit log. Last in its transaction: the chain stays locked. */
export async function tellRegistryChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { caller, ...event }: RegistryChange,
): Promise<void> {
  await auditLogRepository(tx, deps).append({
    ...event,
    tenantId: caller.tenant.id,
    targetType: 'registry',
    actor: actorOf(caller),
  });
}
