import type { Knex } from 'knex';
import type {
  WebhookDeliveryRow,
  WebhookMessageRow,
  WebhookSubscriptionRow,
} from '../../../platform/db/tables.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import { deliveryOf } from './delivery-repository.js';
import type { Settlement, WebhookDelivery } from './delivery-model.js';
import { secretsOf, subscriptionOf } from '../subscriptions/subscription-repository.js';
import type { WebhookSecrets, WebhookSubscription } from '../webhook-model.js';

/** A workspace with something to deliver, and since or from when. */
export interface DueWorkspace {
  readonly tenantId: string;
  readonly dueAt: Date;
}

export interface LockedSubscription {
  readonly subscription: WebhookSubscription;
  readonly secrets: WebhookSecrets;
}

/** How many deliveries of a subscription may be claimed. */
export interface FreeSlots {
  readonly subscriptionId: string;
  readonly slots: number;
}

/** What became of an attempt, under the lease it was made with. */
export interface SettledAttempt {
  readonly deliveryId: string;
  readonly leaseId: string;
  readonly settlement: Settlement;
}

export interface StoredMessage {
  readonly id: string;
  readonly type: EventType;
  readonly payload: string;
  readonly createdAt: Date;
}

/** What the deliverers of all processes share. Whoever else changes subscriptions and deliveries has other repositories. */
export function deliveryQueueRepository(db: Knex) {
  return {
    /** Whose deliveries are due by then, and when the first of each is. Read without a lock. */
    async listDue(until: Date): Promise<DueWorkspace[]> {
      const rows = await db('webhook_deliveries')
        .where('next_attempt_at', '<=', until)
        .groupBy('tenant_id')
        .select('tenant_id', db.raw('min(next_attempt_at) as due_at'));
      return (rows as DueRow[]).map(dueWorkspaceOf);
    },

    /** Whose events nobody has looked at, and when the first of each happened. */
    async listUndispatched(): Promise<DueWorkspace[]> {
      const rows = await db('outbox_events')
        .whereNull('dispatched_at')
        .groupBy('tenant_id')
        .select('tenant_id', db.raw('min(created_at) as due_at'));
      return (rows as DueRow[]).map(dueWorkspaceOf);
    },

    /**
     * Locks the subscriptions that something is due for, and the given ones, to the end of the transaction: who claims
     * and settles of one of them is alone with it. In one order, so that two who do cannot wait for each other.
     */
    async lockSubscriptions(
      tenantId: string,
      { now, ids }: { readonly now: Date; readonly ids: readonly string[] },
    ): Promise<LockedSubscription[]> {
      const rows = await db<WebhookSubscriptionRow>('webhook_subscriptions')
        .where({ tenant_id: tenantId })
        .where((either) => {
          void either
            .whereIn('id', [...ids])
            .orWhereExists(
              db('webhook_deliveries')
                .select(db.raw('1'))
                .where({ 'webhook_deliveries.tenant_id': tenantId })
                .whereRaw('webhook_deliveries.subscription_id = webhook_subscriptions.id')
                .where('next_attempt_at', '<=', now),
            );
        })
        .orderBy('id')
        .forNoKeyUpdate();
      return rows.map((row) => ({ subscription: subscriptionOf(row), secrets: secretsOf(row) }));
    },

    /** How many attempts of each subscription are under way, in all processes. */
    async countInFlight(tenantId: string, now: Date): Promise<ReadonlyMap<string, number>> {
      const rows = await db('webhook_deliveries')
        .where({ tenant_id: tenantId })
        .whereNotNull('lease_id')
        .where('next_attempt_at', '>', now)
        .groupBy('subscription_id')
        .select('subscription_id', db.raw('count(*)::integer as count'));
      const counts = rows as { subscription_id: string; count: number }[];
      return new Map(counts.map(({ subscription_id: id, count }) => [id, count]));
    },

    /** Takes what is due, the longest first, of subscriptions that this transaction has locked. */
    async claim(
      tenantId: string,
      {
        free,
        now,
        leaseId,
        leaseUntil,
      }: {
        readonly free: readonly FreeSlots[];
        readonly now: Date;
        readonly leaseId: string;
        readonly leaseUntil: Date;
      },
    ): Promise<WebhookDelivery[]> {
      const { rows } = await db.raw<{ rows: WebhookDeliveryRow[] }>(
        `update webhook_deliveries set lease_id = :leaseId, next_attempt_at = :leaseUntil
         where tenant_id = :tenantId and id = any (array(
           select due.id
           from json_to_recordset(:free::json) as free ("subscriptionId" uuid, slots integer)
           cross join lateral (
             select waiting.id from webhook_deliveries as waiting
             where waiting.tenant_id = :tenantId
               and waiting.subscription_id = free."subscriptionId"
               and waiting.next_attempt_at <= :now
             order by waiting.next_attempt_at, waiting.id limit free.slots
             for update skip locked) as due))
         returning *`,
        { tenantId, leaseId, leaseUntil, now, free: JSON.stringify(free) },
      );
      return rows.map(deliveryOf);
    },

    /** What some deliveries are about; each once. */
    async listMessages(tenantId: string, ids: readonly string[]): Promise<StoredMessage[]> {
      const rows = await db<WebhookMessageRow>('webhook_messages')
        .where({ tenant_id: tenantId })
        .whereIn('id', [...ids]);
      return rows.map((row) => ({
        id: row.id,
        type: row.event_type as EventType,
        payload: row.payload,
        createdAt: row.created_at,
      }));
    },

    /** Whose lease is over is nobody's to settle any more: somebody else has it, or nobody wants it. */
    async settle(tenantId: string, attempts: readonly SettledAttempt[]): Promise<void> {
      const settled = attempts.map(({ deliveryId, leaseId, settlement }) => ({
        deliveryId,
        leaseId,
        ...settlement,
      }));
      await db.raw(
        `update webhook_deliveries
         set lease_id = null, status = settled.status, attempts = settled.attempts,
           last_attempt_at = settled."lastAttemptAt", next_attempt_at = settled."nextAttemptAt",
           response_status = settled."responseStatus", error_message = settled."errorMessage"
         from json_to_recordset(:settled::json) as settled (
           "deliveryId" uuid, "leaseId" uuid, status text, attempts integer,
           "lastAttemptAt" timestamptz, "nextAttemptAt" timestamptz,
           "responseStatus" integer, "errorMessage" text)
         where webhook_deliveries.tenant_id = :tenantId
           and webhook_deliveries.id = settled."deliveryId"
           and webhook_deliveries.lease_id = settled."leaseId"`,
        { tenantId, settled: JSON.stringify(settled) },
      );
    },
  };
}

interface DueRow {
  readonly tenant_id: string;
  readonly due_at: Date;
}

function dueWorkspaceOf({ tenant_id, due_at }: DueRow): DueWorkspace {
  return { tenantId: tenant_id, dueAt: due_at };
}
