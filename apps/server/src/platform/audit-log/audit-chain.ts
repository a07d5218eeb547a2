import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import type { AuditEntry, AuditEvent } from './audit-event.js';

/** Before the first entry of a chain. */
const GENESIS_HASH = '0'.repeat(64);

/** SHA-256 over the canonical JSON of the entry and the hash of the one before it, in hex. */
export function auditEntryHash(event: AuditEvent, seq: number, previousHash: string): string {
  const { at, ...rest } = event;
  const entry = canonicalJson({ ...rest, at: at.toISOString(), seq, previousHash });
  return createHash('sha256').update(entry).digest('hex');
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
    if (!follows || entry.hash !== auditEntryHash(entry.event, entry.seq, entry.previousHash)) {
      return { end, brokenAt: entry };
    }
    end = { seq: entry.seq, hash: entry.hash };
  }
  return { end };
}
