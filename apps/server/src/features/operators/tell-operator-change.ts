import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { notificationRepository } from '../../platform/notifications/notification-repository.js';
import type { EconomicOperator } from './operator-model.js';

export interface OperatorChange {
  readonly operator: EconomicOperator;
  readonly action: Extract<AuditAction, `operator.${string}`>;
  /** For the workspace's inbox. */
  readonly message: string;
  readonly details: AuditEvent['details'];
  readonly at: Date;
  readonly caller: Caller;
  readonly ip: string;
}

/** Writes what happened to an operator into the audit log and into the workspace's inbox. */
export async function tellOperatorChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  change: OperatorChange,
): Promise<void> {
  const { operator, action, message, details, at, caller, ip } = change;
  const target = {
    tenantId: operator.tenantId,
    targetType: 'operator' as const,
    targetId: operator.id,
  };
  const actor = actorOf(caller);
  await auditLogRepository(tx, deps).append({ ...target, action, actor, ip, details, at });
  const notification = { ...target, id: deps.newId(), kind: action, message, createdAt: at };
  await notificationRepository(tx).insert(notification);
}
