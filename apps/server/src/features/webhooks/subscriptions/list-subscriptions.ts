import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { subscriptionRepository } from './subscription-repository.js';
import type { WebhookSubscription } from '../webhook-model.js';

/** Oldest first: there are never many. */
export async function listSubscriptions(
  { db }: { readonly db: Knex },
  caller: Caller,
): Promise<WebhookSubscription[]> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, (tx) => subscriptionRepository(tx).list(tenantId));
}
