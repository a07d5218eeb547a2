import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { OperatorRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';

/** What a passport needs to know of the operator it is bound to. */
export interface BoundOperator {
  readonly id: string;
  readonly name: string;
  readonly regId: string;
  readonly role: string;
}

interface LockedOperator extends BoundOperator {
  readonly isArchived: boolean;
}

export function operatorReader(db: Knex) {
  const active = (tenantId: string) =>
    db<OperatorRow>('operators').where({ tenant_id: tenantId }).whereNull('archived_at');
  return {
    /** The operator a passport gets when its creator names none. */
    async findFirstActive(tenantId: string): Promise<BoundOperator | undefined> {
      const row = await active(tenantId).orderBy(['created_at', 'id']).first();
      return row && boundOperatorOf(row);
    },

    /** Archived or not. Transactions that archive, rename or remove it wait for this transaction's end. */
    async lock(tenantId: string, id: string): Promise<LockedOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<OperatorRow>('operators')
        .where({ tenant_id: tenantId, id })
        .forShare()
        .first();
      return row && { ...boundOperatorOf(row), isArchived: row.archived_at !== null };
    },

    /** By its legal registry id, archived or not. */
    async findByRegId(tenantId: string, regId: string): Promise<BoundOperator | undefined> {
      const named = { tenant_id: tenantId, reg_id: regId };
      const row = await db<OperatorRow>('operators').where(named).first();
      const owned = ownedBy(tenantId, row);
      return owned && boundOperatorOf(owned);
    },

    /** Archived operators count: what they sealed stays theirs. */
    async findBound(tenantId: string, id: string): Promise<BoundOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<OperatorRow>('operators').where({ tenant_id: tenantId, id }).first();
      const owned = ownedBy(tenantId, row);
      return owned && boundOperatorOf(owned);
    },
  };
}

function boundOperatorOf(row: OperatorRow): BoundOperator {
  return { id: row.id, name: row.name, regId: row.reg_id, role: row.role };
}
