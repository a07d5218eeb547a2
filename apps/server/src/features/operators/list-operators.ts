import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';

/** By name. An operator-scoped credential sees its own operator only. */
export function listOperators(
  deps: { db: Knex },
  caller: Caller,
  archived: boolean,
): Promise<EconomicOperator[]> {
  const filter = { archived, operatorId: caller.operatorId };
  return tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    operatorRepository(tx).list(caller.tenant.id, filter),
  );
}
