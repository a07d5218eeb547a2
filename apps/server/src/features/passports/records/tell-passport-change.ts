import type { Knex } from 'knex';
import type { AuditEvent } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { notificationRepository } from '../../../platform/notifications/notification-repository.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import { outboxRepository } from '../../../platform/outbox/outbox-repository.js';
import type { Passport } from '../passport-model.js';

interface PassportChange {
  /** As it is now; or, of a deleted one, as it was. */
  readonly passport: Passport;
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
  readonly audit: Pick<AuditEvent, 'action' | 'details'>;
  /** For subscribers. Drafts emit nothing. */
  readonly event?: { readonly type: EventType; readonly documentText: string } | undefined;
  /** For the workspace's inbox. */
  readonly notification?: { readonly kind: string; readonly message: string } | undefined;
}

/** Tells of a change in the transaction that makes it: all of it is there with the change, or none. */
export async function tellPassportChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  change: PassportChange,
): Promise<void> {
  const { passport, caller, ip, at, audit, event, notification } = change;
  const { id: targetId, tenantId } = passport;
  if (event) {
    const { type, documentText: payload } = event;
    await outboxRepository(tx).append({ id: deps.newId(), tenantId, type, payload, createdAt: at });
  }
  const target = { tenantId, targetType: 'passport', targetId } as const;
  if (notification) {
    await notificationRepository(tx).insert({
      id: deps.newId(),
      ...target,
      ...notification,
      createdAt: at,
    });
  }
  // Last: the workspace's audit chain is locked from here to the end of the transaction.
  await auditLogRepository(tx, deps).append({
    ...target,
    ...audit,
    actor: actorOf(caller),
    ip,
    at,
  });
}
