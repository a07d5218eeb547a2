import type { Knex } from 'knex';
import type { OutboxEventRow } from '../db/tables.js';
import { dayMs, type SweepRule } from '../sweep/sweep-model.js';
import type { DomainEvent, EventType } from './domain-event.js';

/** What was delivered is done with; what nobody fetched in all that time nobody waits for. */
export const outboxSweeps = (keptDays: number): readonly SweepRule[] => [
  { table: 'outbox_events', column: 'dispatched_at', keptMs: dayMs },
  { table: 'outbox_events', column: 'created_at', keptMs: keptDays * dayMs },
];

export function outboxRepository(db: Knex) {
  return {
    /** Call it in the transaction of the change it reports: either both are there, or none is. */
    async append(event: DomainEvent): Promise<void> {
      await db<OutboxEventRow>('outbox_events').insert(rowOf(event));
    },

    /** The same for many, in one statement. */
    async appendAll(events: readonly DomainEvent[]): Promise<void> {
      if (events.length > 0) await db<OutboxEventRow>('outbox_events').insert(events.map(rowOf));
    },

    /** Oldest first. */
    async listPending(tenantId: string): Promise<DomainEvent[]> {
      const rows = await db<OutboxEventRow>('outbox_events')
        .where({ tenant_id: tenantId })
        .whereNull('dispatched_at')
        .orderBy(['created_at', 'id']);
      return rows.map((row) => ({
        id: row.id,
        tenantId: row.tenant_id,
        type: row.event_type as EventType,
        payload: row.payload,
        createdAt: row.created_at,
      }));
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
  };
}
