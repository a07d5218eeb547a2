import type { Knex } from 'knex';
import type { OperatorRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/uuid.js';

/** What a passport needs to know of the operator it is bound to. */
export interface BoundOperator {
  readonly id: string;
  readonly name: string;
  readonly regId: string;
  readonly role: string;
}

export function operatorReader(db: Knex) {
  const active = (tenantId: string) =>
    db<OperatorRow>('operators').where({ tenant_id: tenantId }).whereNull('archived_at');
  return {
    async findActive(tenantId: string, id: string): Promise<BoundOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await active(tenantId).where({ id }).first();
      return row && boundOperatorOf(row);
    },

    /** The operator a passport gets when its creator names none. */
    async findFirstActive(tenantId: string): Promise<BoundOperator | undefined> {
      const row = await active(tenantId).orderBy(['created_at', 'id']).first();
      return row && boundOperatorOf(row);
    },

    /** Archived operators count: what they sealed stays theirs. */
    async findBound(tenantId: string, id: string): Promise<BoundOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<OperatorRow>('operators').where({ tenant_id: tenantId, id }).first();
      return row && boundOperatorOf(row);
    },
  };
}

function boundOperatorOf(row: OperatorRow): BoundOperator {
  return { id: row.id, name: row.name, regId: row.reg_id, role: row.role };
}
