import type { Knex } from 'knex';
import type { WebhookSubscriptionRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { WebhookSecrets, WebhookSubscription } from '../webhook-model.js';

/** A subscription with what its messages are signed with, in envelopes. */
export interface StoredSubscription {
  readonly subscription: WebhookSubscription;
  readonly secrets: WebhookSecrets;
}

export function subscriptionRepository(db: Knex) {
  const subscriptions = (tenantId: string) =>
    db<WebhookSubscriptionRow>('webhook_subscriptions').where({ tenant_id: tenantId });
  const update = async ({ tenantId, id }: WebhookSubscription, columns: object) => {
    const updated = await db('webhook_subscriptions')
      .where({ tenant_id: tenantId, id })
      .update(columns);
    if (updated !== 1) throw new Error('A subscription vanished under the lock of its change.');
  };

  return {
    async insert(subscription: WebhookSubscription, secrets: WebhookSecrets): Promise<void> {
      const { tenantId: tenant_id, id, createdAt: created_at } = subscription;
      await db('webhook_subscriptions').insert({
        tenant_id,
        id,
        ...columnsOf(subscription),
        ...secretColumnsOf(secrets),
        created_at,
      });
    },

    async count(tenantId: string): Promise<number> {
      const [row] = await subscriptions(tenantId).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** Oldest first. */
    async list(tenantId: string): Promise<WebhookSubscription[]> {
      const rows = await subscriptions(tenantId).orderBy(['created_at', 'id']);
      return rows.map(subscriptionOf);
    },

    async find(tenantId: string, id: string): Promise<StoredSubscription | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await subscriptions(tenantId).where({ id }).first();
      return row && storedSubscriptionOf(row);
    },

    /** No other transaction changes it, or delivers to it anew, before this transaction ends. */
    async lock(tenantId: string, id: string): Promise<StoredSubscription | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await subscriptions(tenantId).where({ id }).forUpdate().first();
      return row && storedSubscriptionOf(row);
    },

    /** To be called for one that this transaction has locked, as are the others that change it. */
    update: (subscription: WebhookSubscription) => update(subscription, columnsOf(subscription)),

    updateSecrets: (subscription: WebhookSubscription, secrets: WebhookSecrets) =>
      update(subscription, { ...secretColumnsOf(secrets), updated_at: subscription.updatedAt }),

    /** With all its deliveries. */
    async delete({ tenantId, id }: WebhookSubscription): Promise<void> {
      const deleted = await subscriptions(tenantId).where({ id }).delete();
      if (deleted !== 1) throw new Error('A subscription vanished under the lock of its removal.');
    },
  };
}

function columnsOf(subscription: WebhookSubscription) {
  return {
    url: subscription.url,
    events: JSON.stringify(subscription.events),
    is_active: subscription.isActive,
    failing_since: subscription.failingSince,
    updated_at: subscription.updatedAt,
  };
}

function secretColumnsOf({ secret, previousSecret, previousSecretUntil }: WebhookSecrets) {
  return {
    secret,
    previous_secret: previousSecret,
    previous_secret_until: previousSecretUntil,
  };
}

/** Also for the claim of deliveries. */
export function storedSubscriptionOf(row: WebhookSubscriptionRow): StoredSubscription {
  return { subscription: subscriptionOf(row), secrets: secretsOf(row) };
}

export function subscriptionOf(row: WebhookSubscriptionRow): WebhookSubscription {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    url: row.url,
    events: row.events as WebhookSubscription['events'],
    isActive: row.is_active,
    failingSince: row.failing_since,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function secretsOf(row: WebhookSubscriptionRow): WebhookSecrets {
  return {
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousSecretUntil: row.previous_secret_until,
  };
}
