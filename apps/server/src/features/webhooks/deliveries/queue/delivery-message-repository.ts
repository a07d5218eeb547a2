import type { Knex } from 'knex';
import type { WebhookMessageRow } from '../../../../platform/db/tables.js';
import type { EventType } from '../../../../platform/outbox/domain-event-model.js';

/** The event that deliveries carry, once for all of them. */
interface StoredMessage {
  readonly id: string;
  readonly type: EventType;
  readonly payload: string;
  readonly createdAt: Date;
  /** The request that caused the event; null where none did. */
  readonly requestId: string | null;
}

/** The messages of some deliveries, each once. */
export async function listMessages(
  db: Knex,
  tenantId: string,
  ids: readonly string[],
): Promise<StoredMessage[]> {
  const rows = await db<WebhookMessageRow>('webhook_messages')
    .where({ tenant_id: tenantId })
    .whereIn('id', [...ids]);
  return rows.map((row) => ({
    id: row.id,
    type: row.event_type as EventType,
    payload: row.payload,
    createdAt: row.created_at,
    requestId: row.request_id,
  }));
}
