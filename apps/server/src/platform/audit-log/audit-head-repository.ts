import type { Knex } from 'knex';
import type { AuditHeadRow } from '../db/tables.js';
import type { SignedAuditHead } from './audit-head.js';

export function auditHeadRepository(tx: Knex.Transaction) {
  const ofTenant = (tenantId: string) =>
    tx<AuditHeadRow>('audit_heads').where({ tenant_id: tenantId });
  return {
    /** Locks the tenant's chain until this transaction ends. */
    async lock(tenantId: string): Promise<SignedAuditHead | undefined> {
      const row = await ofTenant(tenantId).forUpdate().first();
      return row && headOf(row);
    },

    /** Stores the head of a chain that has none. One that another process has stored meanwhile stays. */
    async insert(head: SignedAuditHead): Promise<void> {
      await tx<AuditHeadRow>('audit_heads').insert(rowOf(head)).onConflict('tenant_id').ignore();
    },

    /** To be called for a chain that this transaction has locked. */
    async update(head: SignedAuditHead): Promise<void> {
      const { tenant_id, ...columns } = rowOf(head);
      const updated = await ofTenant(tenant_id).update(columns);
      if (updated !== 1) throw new Error('An audit head vanished under its lock.');
    },
  };
}

export function auditHeadReader(db: Knex) {
  return {
    async find(tenantId: string): Promise<SignedAuditHead | undefined> {
      const row = await db<AuditHeadRow>('audit_heads').where({ tenant_id: tenantId }).first();
      return row && headOf(row);
    },

    /** The next heads of the platform and of all tenants, in the order of their ids. */
    async listAfter(tenantId: string | undefined, limit: number): Promise<SignedAuditHead[]> {
      const query = db<AuditHeadRow>('audit_heads').orderBy('tenant_id').limit(limit);
      if (tenantId !== undefined) void query.where('tenant_id', '>', tenantId);
      return (await query).map(headOf);
    },
  };
}

function rowOf(head: SignedAuditHead): AuditHeadRow {
  return {
    tenant_id: head.tenantId,
    seq: head.seq,
    entry_hash: head.hash,
    signed_at: head.at,
    key_id: head.keyId,
    signature: head.signature,
  };
}

function headOf(row: AuditHeadRow): SignedAuditHead {
  return {
    tenantId: row.tenant_id,
    seq: row.seq,
    hash: row.entry_hash,
    at: row.signed_at,
    keyId: row.key_id,
    signature: row.signature,
  };
}
