import type { Knex } from 'knex';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';

/** Oldest first, revoked ones too. An operator-scoped credential sees its operator's keys only. */
export function listApiKeys({ db }: { db: Knex }, caller: Caller): Promise<ApiKey[]> {
  return tenantTransaction(db, caller.tenant.id, (tx) =>
    apiKeyRepository(tx).list(caller.tenant.id, caller.operatorId),
  );
}
