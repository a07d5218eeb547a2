import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import type { WebhookSubscription } from '../webhook-model.js';

interface WebhookChange {
  readonly subscription: WebhookSubscription;
  readonly action: Extract<AuditAction, `webhook.${string}`>;
  /** Beside the host and the events. */
  readonly details?: AuditEvent['details'];
  readonly actor: string;
  readonly at: Date;
  readonly ip: string | null;
}

/** Writes what happened to a subscription into the audit log: with its host alone, as a path may be a secret. */
export async function tellWebhookChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { subscription, action, details, actor, at, ip }: WebhookChange,
): Promise<void> {
  const { tenantId, id, events } = subscription;
  await auditLogRepository(tx, deps).append({
    tenantId,
    targetType: 'webhook',
    targetId: id,
    action,
    actor,
    ip,
    details: { host: hostOf(subscription), events: events.join(' '), ...details },
    at,
  });
}

export function hostOf({ url }: Pick<WebhookSubscription, 'url'>): string {
  return new URL(url).host;
}
