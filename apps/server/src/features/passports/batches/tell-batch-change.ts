import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { notificationRepository } from '../../../platform/notifications/notification-repository.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import { outboxRepository } from '../../../platform/outbox/outbox-repository.js';

interface BatchChange {
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
  readonly action: Extract<AuditAction, `batch.${string}`>;
  readonly target: {
    readonly targetType: 'passport' | 'batch';
    readonly targetId: string;
  };
  readonly details: AuditEvent['details'];
  /** For the inbox of the workspace. */
  readonly message?: string;
  /** For subscribers. */
  readonly event?: { readonly type: EventType; readonly documentText: string } | undefined;
}

/** Tells of a change in the transaction that makes it. Last in it: the audit chain stays locked. */
export async function tellBatchChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { caller, ip, at, action, target, details, message, event }: BatchChange,
): Promise<void> {
  const tenantId = caller.tenant.id;
  if (event) {
    const { type, documentText: payload } = event;
    await outboxRepository(tx).append({ id: deps.newId(), tenantId, type, payload, createdAt: at });
  }
  if (message !== undefined) {
    const notification = { id: deps.newId(), tenantId, kind: action, message, createdAt: at };
    await notificationRepository(tx).insert({ ...notification, ...target });
  }
  const entry = { tenantId, action, actor: actorOf(caller), ip, at, details };
  await auditLogRepository(tx, deps).append({ ...entry, ...target });
}
