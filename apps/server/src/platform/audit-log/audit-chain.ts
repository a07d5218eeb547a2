import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import type { AuditEntry } from './audit-event.js';

/** Before the first entry of a chain. */
const GENESIS_HASH = '0'.repeat(64);

/**
 * SHA-256 in hex over the canonical JSON of the whole entry, which names the hash of the one before.
 * docs/guides/audit-log.md tells outsiders how to compute it: it may not change.
 */
export function auditEntryHash(entry: Omit<AuditEntry, 'hash'>): string {
  const { id, seq, previousHash, event } = entry;
  const hashed = canonicalJson({
    id,
    seq,
    tenantId: event.tenantId,
    action: event.action,
    actor: event.actor,
    targetType: event.targetType,
    targetId: event.targetId,
    at: event.at.toISOString(),
    ip: event.ip,
    details: event.details,
    previousHash,
  });
  return createHash('sha256').update(hashed).digest('hex');
}

/** The end of a chain as far as it was walked. */
export interface ChainPosition {
  readonly seq: number;
  readonly hash: string;
}

export const chainStart: ChainPosition = { seq: 0, hash: GENESIS_HASH };

/**
 * Walks a chain on by some entries, oldest first.
 *
 * @returns The new end, and the first entry, if any, that does not follow from the one before: one is
 *   missing there, or something in it was changed.
 */
export function walkChain(
  from: ChainPosition,
  entries: readonly AuditEntry[],
): { end: ChainPosition; brokenAt?: AuditEntry } {
  let end = from;
  for (const entry of entries) {
    const follows = entry.seq === end.seq + 1 && entry.previousHash === end.hash;
    if (!follows || entry.hash !== auditEntryHash(entry)) {
      return { end, brokenAt: entry };
    }
    end = { seq: entry.seq, hash: entry.hash };
  }
  return { end };
}
