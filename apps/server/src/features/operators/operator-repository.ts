import type { OperatorIdScheme } from '@dpp/espr-validate/operator-id';
import type { Knex } from 'knex';
import type { OperatorRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import type { EconomicOperator } from './operator-model.js';

export function operatorRepository(db: Knex) {
  const ofTenant = (tenantId: string) =>
    db<OperatorRow>('operators').where({ tenant_id: tenantId });
  return {
    /** False when the workspace has this `regId` already, archived or not. */
    async insert(operator: EconomicOperator): Promise<boolean> {
      const inserted = await db<OperatorRow>('operators')
        .insert(rowOf(operator))
        .onConflict(['tenant_id', 'reg_id'])
        .ignore()
        .returning('id');
      return inserted.length === 1;
    },

    async find(tenantId: string, id: string): Promise<EconomicOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await ofTenant(tenantId).where({ id }).first();
      return row && operatorOf(row);
    },

    /** Keeps it from being changed, and from getting new references, until this transaction ends. */
    async lock(tenantId: string, id: string): Promise<EconomicOperator | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await ofTenant(tenantId).where({ id }).forUpdate().first();
      return row && operatorOf(row);
    },

    /** To be called for an operator that this transaction has locked. */
    async update(operator: EconomicOperator): Promise<void> {
      const { id, tenant_id, ...columns } = rowOf(operator);
      const updated = await ofTenant(tenant_id).where({ id }).update(columns);
      if (updated !== 1) throw new Error('An operator vanished under the lock of its update.');
    },

    async delete({ tenantId, id }: EconomicOperator): Promise<void> {
      const deleted = await ofTenant(tenantId).where({ id }).delete();
      if (deleted !== 1) throw new Error('An operator vanished under the lock of its removal.');
    },

    async findByRegId(tenantId: string, regId: string): Promise<EconomicOperator | undefined> {
      const row = await ofTenant(tenantId).where({ reg_id: regId }).first();
      return row && operatorOf(row);
    },

    /** By name; the archived ones, too, where `archived` is set. `operatorId` narrows to the one an operator-scoped credential may see. */
    async list(
      tenantId: string,
      filter: { archived: boolean; operatorId: string | null },
    ): Promise<EconomicOperator[]> {
      const query = ofTenant(tenantId).orderBy(['name', 'id']);
      if (!filter.archived) query.whereNull('archived_at');
      if (filter.operatorId) query.where({ id: filter.operatorId });
      return (await query).map(operatorOf);
    },
  };
}

function rowOf(operator: EconomicOperator): OperatorRow {
  return {
    id: operator.id,
    tenant_id: operator.tenantId,
    name: operator.name,
    reg_id: operator.regId,
    reg_id_scheme: operator.regIdScheme,
    eori: operator.eori,
    role: operator.role,
    archived_at: operator.archivedAt,
    created_at: operator.createdAt,
    updated_at: operator.updatedAt,
  };
}

function operatorOf(row: OperatorRow): EconomicOperator {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    regId: row.reg_id,
    regIdScheme: row.reg_id_scheme as OperatorIdScheme | null,
    eori: row.eori,
    role: row.role,
    archivedAt: row.archived_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
