import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { NewId } from '../clock.js';
import type { AuditLogRow } from '../db/tables.js';
import { GENESIS_HASH, type AuditEvent } from './audit-event.js';

export function auditLogRepository(tx: Knex.Transaction, newId: NewId) {
  return {
    /**
     * Adds an entry to the tenant's chain. The advisory lock, held to the transaction's end, makes
     * concurrent writers queue up, so that each entry hashes the one before it.
     */
    async append(event: AuditEvent): Promise<void> {
      await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [event.tenantId]);
      const last = await tx<AuditLogRow>('audit_log')
        .where({ tenant_id: event.tenantId })
        .orderBy('seq', 'desc')
        .first('seq', 'entry_hash');
      const seq = (last?.seq ?? 0) + 1;
      const previousHash = last?.entry_hash ?? GENESIS_HASH;
      await tx<AuditLogRow>('audit_log').insert({
        id: newId(),
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
      });
    },
  };
}

/** SHA-256 over the canonical JSON of the entry and the hash of the one before it, in hex. */
export function auditEntryHash(event: AuditEvent, seq: number, previousHash: string): string {
  const { at, ...rest } = event;
  const entry = canonicalJson({ ...rest, at: at.toISOString(), seq, previousHash });
  return createHash('sha256').update(entry).digest('hex');
}
