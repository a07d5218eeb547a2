import type { Knex } from 'knex';
import type {
  WebhookLeaseRow,
  WebhookMessageRow,
  WebhookSubscriptionRow,
} from '../../../platform/db/tables.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import type { DueDelivery, Settlement } from './delivery-model.js';
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

/** Deliveries that somebody attempts just now. */
export interface HeldLease {
  readonly subscriptionId: string;
  readonly deliveryIds: readonly string[];
}

export interface DueLimit {
  readonly subscriptionId: string;
  readonly limit: number;
}

/** Deliveries that are to be attempted by this process alone. */
export interface NewLease {
  readonly id: string;
  readonly subscription: Pick<WebhookSubscription, 'id'>;
  readonly deliveries: readonly Pick<DueDelivery, 'id'>[];
}

/** What became of an attempt. */
export interface SettledAttempt {
  readonly deliveryId: string;
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
     * Locks the subscriptions that something is due for, those that are switched off and have something pending, and
     * the given ones, to the end of the transaction: who claims and settles of one of them is alone with it. In one
     * order, so that two who do cannot wait for each other.
     */
    async lockSubscriptions(
      tenantId: string,
      { now, ids }: { readonly now: Date; readonly ids: readonly string[] },
    ): Promise<LockedSubscription[]> {
      const rows = await db<WebhookSubscriptionRow>('webhook_subscriptions')
        .where({ tenant_id: tenantId })
        .where((either) => {
          void either.whereIn('id', [...ids]).orWhereRaw(
            `exists (
                 select from webhook_deliveries as due
                 where due.tenant_id = :tenantId
                   and due.subscription_id = webhook_subscriptions.id
                   and due.next_attempt_at <=
                     case when webhook_subscriptions.is_active then :now else 'infinity'::timestamptz end
                   and not exists (
                     select from webhook_leases as held
                     where held.tenant_id = :tenantId
                       and held.subscription_id = webhook_subscriptions.id
                       and held.leased_until > :now and due.id = any (held.delivery_ids)))`,
            { tenantId, now },
          );
        })
        .orderBy('id')
        .forNoKeyUpdate();
      return rows.map((row) => ({ subscription: subscriptionOf(row), secrets: secretsOf(row) }));
    },

    /**
     * Ends leases that are reported, and those that are over, of subscriptions that this transaction has locked.
     *
     * @returns Those that there were. Of any other somebody else attempts the deliveries by now, or nobody wants them.
     */
    async endLeases(
      tenantId: string,
      {
        ids,
        subscriptionIds,
        now,
      }: {
        readonly ids: readonly string[];
        readonly subscriptionIds: readonly string[];
        readonly now: Date;
      },
    ): Promise<ReadonlySet<string>> {
      const rows = await db<WebhookLeaseRow>('webhook_leases')
        .where({ tenant_id: tenantId })
        .whereIn('subscription_id', [...subscriptionIds])
        .where((either) => {
          void either.whereIn('id', [...ids]).orWhere('leased_until', '<=', now);
        })
        .delete()
        .returning('id');
      return new Set(rows.map(({ id }) => id));
    },

    /** Of all processes. */
    async listLeases(tenantId: string, subscriptionIds: readonly string[]): Promise<HeldLease[]> {
      const rows = await db<WebhookLeaseRow>('webhook_leases')
        .where({ tenant_id: tenantId })
        .whereIn('subscription_id', [...subscriptionIds])
        .select('subscription_id', 'delivery_ids');
      return rows.map(({ subscription_id: subscriptionId, delivery_ids: deliveryIds }) => ({
        subscriptionId,
        deliveryIds,
      }));
    },

    /** What is due of subscriptions that this transaction has locked, and held by nobody; the longest first. */
    async listDueOf(
      tenantId: string,
      {
        limits,
        held,
        now,
      }: {
        readonly limits: readonly DueLimit[];
        readonly held: readonly HeldLease[];
        readonly now: Date;
      },
    ): Promise<DueDelivery[]> {
      if (limits.length === 0) return [];
      const { rows } = await db.raw<{ rows: DueDelivery[] }>(
        `select due.id, due.subscription_id as "subscriptionId", due.message_id as "messageId", due.attempts,
           octet_length(webhook_messages.payload) as "payloadBytes"
         from json_to_recordset(:limits::json) as asked ("subscriptionId" uuid, "limit" integer)
         cross join lateral (
           select * from webhook_deliveries as waiting
           where waiting.tenant_id = :tenantId
             and waiting.subscription_id = asked."subscriptionId"
             and waiting.next_attempt_at <= :now
             and waiting.id <> all (:heldIds::uuid[])
           order by waiting.next_attempt_at, waiting.id limit asked."limit") as due
         join webhook_messages
           on webhook_messages.tenant_id = :tenantId and webhook_messages.id = due.message_id
         order by due.next_attempt_at, due.id`,
        {
          tenantId,
          now,
          limits: JSON.stringify(limits),
          heldIds: held.flatMap(({ deliveryIds }) => deliveryIds),
        },
      );
      return rows;
    },

    async insertLeases(
      tenantId: string,
      leases: readonly NewLease[],
      leasedUntil: Date,
    ): Promise<void> {
      if (leases.length === 0) return;
      await db<WebhookLeaseRow>('webhook_leases').insert(
        leases.map(({ id, subscription, deliveries }) => ({
          tenant_id: tenantId,
          id,
          subscription_id: subscription.id,
          delivery_ids: deliveries.map((delivery) => delivery.id),
          leased_until: leasedUntil,
        })),
      );
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

    /** What came of attempts under leases that this transaction has ended. */
    async settle(tenantId: string, attempts: readonly SettledAttempt[]): Promise<void> {
      if (attempts.length === 0) return;
      const settled = attempts.map(({ deliveryId, settlement }) => ({ deliveryId, ...settlement }));
      await db.raw(
        `update webhook_deliveries
         set status = settled.status, attempts = settled.attempts,
           last_attempt_at = settled."lastAttemptAt", next_attempt_at = settled."nextAttemptAt",
           response_status = settled."responseStatus", error_message = settled."errorMessage"
         from json_to_recordset(:settled::json) as settled (
           "deliveryId" uuid, status text, attempts integer,
           "lastAttemptAt" timestamptz, "nextAttemptAt" timestamptz,
           "responseStatus" integer, "errorMessage" text)
         where webhook_deliveries.tenant_id = :tenantId
           and webhook_deliveries.id = settled."deliveryId"`,
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
