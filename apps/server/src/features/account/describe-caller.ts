import type { Knex } from 'knex';
import { environmentOf, type Caller } from '../../platform/auth/caller-model.js';
import { passportLimitOf } from '../../platform/auth/plan.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { passportReader } from '../passports/passport-reader.js';

export interface AccountDeps {
  readonly db: Knex;
}

/** Who a credential stands for, what it may do, and how much of the plan is used. */
export async function describeCaller({ db }: AccountDeps, caller: Caller) {
  const { id, name, subdomain, tier, subscriptionStatus } = caller.tenant;
  const activePassports = await tenantTransaction(db, id, (tx) =>
    passportReader(tx).countActive(id),
  );
  return {
    tenant: {
      id,
      name,
      subdomain,
      tier,
      subscriptionStatus,
      environment: environmentOf(caller.tenant),
    },
    auth: {
      role: caller.role,
      permissions: [...caller.permissions],
      isApiKeySession: caller.credential.kind === 'api-key',
      operatorId: caller.operatorId,
    },
    usage: {
      activePassports,
      passportLimit: passportLimitOf(caller.tenant),
    },
  };
}
