import type { Knex } from 'knex';
import type { OutboxEventRow } from '../db/tables.js';
import { currentRequestId } from '../current-request.js';
import { tellOfDeliveries } from '../db/deliveries-due.js';
import { dayMs, type SweepRule } from '../sweep/sweep-model.js';
import type { DomainEvent, EventType } from './domain-event-model.js';

/** Retention of messages: those that were handed over, and those that were never fetched. */
export const outboxSweeps = (keptDays: number): readonly SweepRule[] => [
  { table: 'outbox_events', column: 'dispatched_at', keptMs: dayMs },
  { table: 'outbox_events', column: 'created_at', keptMs: keptDays * dayMs },
];

/** An event that is to be handed over, without what it says. */
export type PendingEvent = Pick<DomainEvent, 'id' | 'type' | 'createdAt'>;

export function outboxRepository(db: Knex) {
  return {
    /** Call it in the transaction of the change it reports: either both are there, or none is. */
    async append(event: DomainEvent): Promise<void> {
      await this.appendAll([event]);
    },

    /** The same for many, in one statement. */
    async appendAll(events: readonly DomainEvent[]): Promise<void> {
      if (events.length === 0) return;
      await db<OutboxEventRow>('outbox_events').insert(events.map(rowOf));
      for (const tenantId of new Set(events.map((event) => event.tenantId))) {
        tellOfDeliveries(db, tenantId);
      }
    },

    /** The oldest messages that are not handed over. Locked rows are skipped. */
    async takePending(tenantId: string, limit: number): Promise<PendingEvent[]> {
      const rows = await db<OutboxEventRow>('outbox_events')
        .where({ tenant_id: tenantId })
        .whereNull('dispatched_at')
        .orderBy(['created_at', 'id'])
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .select('id', 'event_type', 'created_at');
      return rows.map((row) => ({
        id: row.id,
        type: row.event_type as EventType,
        createdAt: row.created_at,
      }));
    },

    /** Those that this transaction has taken. */
    async markDispatched(
      tenantId: string,
      { ids, at }: { readonly ids: readonly string[]; readonly at: Date },
    ): Promise<void> {
      await db<OutboxEventRow>('outbox_events')
        .where({ tenant_id: tenantId })
        .whereIn('id', [...ids])
        .update({ dispatched_at: at });
    },
  };
}

function rowOf(event: DomainEvent) {
  return {
    id: event.id,
    tenant_id: event.tenantId,
    event_type: event.type,
    payload: event.payload,
    created_at: event.createdAt,
    request_id: currentRequestId() ?? null,
  };
}
