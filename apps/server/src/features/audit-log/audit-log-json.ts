import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import type { AuditLogPage } from './list-audit-log.js';

/** One page of a log, as its readers get it. */
export function pageJson({ entries, nextCursor }: AuditLogPage) {
  return { success: true as const, entries: entries.map(entryJson), nextCursor };
}

/** The signed end of a log, and the key that signed it. */
export function signedJson({
  head,
  publicKey,
}: {
  readonly head: SignedAuditHead | undefined;
  readonly publicKey: string;
}) {
  return { success: true as const, head: head ? headJson(head) : null, publicKey };
}

function headJson({ seq, hash, at, keyId, signature }: SignedAuditHead) {
  return { seq, hash, at: at.toISOString(), keyId, signature };
}

export function entryJson({ id, seq, event, hash, previousHash }: AuditEntry) {
  const { action, actor, targetType, targetId, at, ip, details } = event;
  return {
    id,
    seq,
    action,
    actor,
    targetType,
    targetId,
    at: at.toISOString(),
    ip,
    details,
    hash,
    previousHash,
  };
}
