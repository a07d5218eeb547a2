import type { ChainPosition } from '../../platform/audit-log/audit-chain.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';

export interface AuditFault {
  readonly code:
    | 'ENTRY_BROKEN'
    | 'HEAD_MISSING'
    | 'HEAD_NOT_SIGNED'
    | 'HEAD_ELSEWHERE'
    | 'KEPT_HEAD_NOT_SIGNED'
    | 'ROLLED_BACK'
    | 'REWRITTEN';
  readonly tenantId: string;
  /** The entry it is about. */
  readonly seq: number;
  readonly message: string;
}

/** What of a chain was walked. */
interface Walked {
  readonly end: ChainPosition;
  readonly brokenAtSeq: number | undefined;
  readonly hashes: ReadonlyMap<number, string>;
}

/** True when a chain ends where the platform signed that it ends. */
export function verifyAuditHead(
  auditKeys: AuditKeys,
  {
    tenantId,
    walked,
    head,
  }: { tenantId: string; walked: Walked; head: SignedAuditHead | undefined },
): AuditFault[] {
  const { end, brokenAtSeq } = walked;
  const fault = (code: AuditFault['code'], seq: number, what: string): AuditFault[] => [
    { code, tenantId, seq, message: `${what} (tenant ${tenantId}, entry ${seq})` },
  ];
  if (!head) {
    const isEmpty = end.seq === 0 && brokenAtSeq === undefined;
    return isEmpty ? [] : fault('HEAD_MISSING', end.seq, 'The log has entries and no signed head.');
  }
  // Its id stands in what is signed, but a head may be found under another tenant's.
  if (!auditKeys.verify({ ...head, tenantId })) {
    return fault('HEAD_NOT_SIGNED', head.seq, 'No audit key of this platform signed the head.');
  }
  // Behind a break nothing is known of.
  if (brokenAtSeq !== undefined || (head.seq === end.seq && head.hash === end.hash)) return [];
  if (head.seq === end.seq) {
    return fault('REWRITTEN', head.seq, 'The log was rewritten: its head was signed over another.');
  }
  const what = `The log ends at entry ${end.seq}, its signed head at entry ${head.seq}: entries were removed or added, or an old head was put back.`;
  return fault('HEAD_ELSEWHERE', Math.min(head.seq, end.seq) + 1, what);
}

/**
 * True when a chain went through the heads of it that were kept outside. Of each kind of fault the first entry
 * is told: all heads behind it are the same fault, and a log of a year holds thousands.
 */
export function verifyKeptHeads(
  auditKeys: AuditKeys,
  { walked, keptHeads }: { walked: Walked; keptHeads: readonly SignedAuditHead[] },
): AuditFault[] {
  const first = new Map<AuditFault['code'], AuditFault>();
  for (const kept of keptHeads.toSorted((one, other) => one.seq - other.seq)) {
    const fault = faultOf(auditKeys, walked, kept);
    if (!fault || first.has(fault.code)) continue;
    const { tenantId, seq } = kept;
    const when = kept.at.toISOString();
    const message = `${fault.what} (tenant ${tenantId}, entry ${seq}, head kept of ${when})`;
    first.set(fault.code, { code: fault.code, tenantId, seq, message });
  }
  return [...first.values()];
}

function faultOf(
  auditKeys: AuditKeys,
  { end, brokenAtSeq, hashes }: Walked,
  kept: SignedAuditHead,
): { code: AuditFault['code']; what: string } | undefined {
  if (!auditKeys.verify(kept)) {
    const what = 'No audit key that this database has signed the head kept outside.';
    return { code: 'KEPT_HEAD_NOT_SIGNED', what };
  }
  if (kept.seq > end.seq) {
    // Behind a break nothing is known of.
    if (brokenAtSeq !== undefined) return undefined;
    const what = `The log was rolled back: it ends at entry ${end.seq}.`;
    return { code: 'ROLLED_BACK', what };
  }
  if (hashes.get(kept.seq) === kept.hash) return undefined;
  return { code: 'REWRITTEN', what: 'The log was rewritten since the head was kept.' };
}
