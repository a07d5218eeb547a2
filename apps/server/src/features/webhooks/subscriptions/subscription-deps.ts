import type { Knex } from 'knex';
import type { Clock, NewId } from '../../../platform/clock.js';
import type { Egress } from '../../../platform/egress/egress.js';
import type { AuditKeys } from '../../../platform/vault/audit-keys.js';
import type { WebhookSecretVault } from '../../../platform/vault/webhook-secret-vault.js';

/** What the use cases of subscriptions stand on. */
export interface SubscriptionDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly egress: Pick<Egress, 'check'>;
  readonly webhookSecretVault: WebhookSecretVault;
}
