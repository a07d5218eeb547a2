import type { Knex } from 'knex';
import type { NewId } from '../clock.js';
import type { AuditLogRow } from '../db/tables.js';
import { auditEntryHash, chainStart } from './audit-chain.js';
import type { AuditEntry, AuditEvent } from './audit-event.js';

export function auditLogRepository(tx: Knex.Transaction, newId: NewId) {
  return {
    /** Adds an entry to the tenant's chain. */
    append(event: AuditEvent): Promise<void> {
      return appendAll(event.tenantId, [event]);
    },
    appendAll,
  };

  /**
   * Adds entries to a tenant's chain. The advisory lock, held to the transaction's end, makes
   * concurrent writers queue up, so that each entry hashes the one before it.
   */
  async function appendAll(tenantId: string, events: readonly AuditEvent[]): Promise<void> {
    if (events.length === 0) return;
    await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [tenantId]);
    const last = await tx<AuditLogRow>('audit_log')
      .where({ tenant_id: tenantId })
      .orderBy('seq', 'desc')
      .first('seq', 'entry_hash');
    let end = last ? { seq: last.seq, hash: last.entry_hash } : chainStart;
    const rows = events.map((event) => {
      const seq = end.seq + 1;
      const row = rowOf(event, { id: newId(), seq, previousHash: end.hash });
      end = { seq, hash: row.entry_hash };
      return row;
    });
    await tx<AuditLogRow>('audit_log').insert(rows);
  }
}

function rowOf(
  event: AuditEvent,
  { id, seq, previousHash }: Pick<AuditEntry, 'id' | 'seq' | 'previousHash'>,
) {
  return {
    id,
    tenant_id: event.tenantId,
    seq,
    action: event.action,
    actor: event.actor,
    target_type: event.targetType,
    target_id: event.targetId,
    ip: event.ip,
    details: event.details,
    previous_hash: previousHash,
    entry_hash: auditEntryHash(event, seq, previousHash),
    created_at: event.at,
  };
}

/** The reads behind the audit log's endpoint and its verifier. */
export function auditLogReader(db: Knex) {
  const ofTenant = (tenantId: string) =>
    db<AuditLogRow>('audit_log').where({ tenant_id: tenantId });
  return {
    /** Newest first, below a sequence number if one is given. */
    async listNewest(
      tenantId: string,
      { before, limit }: { before: number | undefined; limit: number },
    ): Promise<AuditEntry[]> {
      const query = ofTenant(tenantId).orderBy('seq', 'desc').limit(limit);
      if (before !== undefined) void query.where('seq', '<', before);
      return (await query).map(entryOf);
    },

    /** Oldest first, above a sequence number: for walking the chain. */
    async listOldest(
      tenantId: string,
      { after, limit }: { after: number; limit: number },
    ): Promise<AuditEntry[]> {
      const rows = await ofTenant(tenantId).where('seq', '>', after).orderBy('seq').limit(limit);
      return rows.map(entryOf);
    },
  };
}

function entryOf(row: AuditLogRow): AuditEntry {
  return {
    id: row.id,
    seq: row.seq,
    previousHash: row.previous_hash,
    hash: row.entry_hash,
    event: {
      tenantId: row.tenant_id,
      action: row.action as AuditEvent['action'],
      actor: row.actor,
      targetType: row.target_type as AuditEvent['targetType'],
      targetId: row.target_id,
      ip: row.ip,
      details: row.details as AuditEvent['details'],
      at: row.created_at,
    },
  };
}
