import type { Knex } from 'knex';
import { chainStart, walkChain, type ChainPosition } from '../../platform/audit-log/audit-chain.js';
import { auditHeadReader } from '../../platform/audit-log/audit-head-repository.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import { auditLogReader } from '../../platform/audit-log/audit-log-repository.js';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import { verifyAuditHead, verifyKeptHeads, type AuditFault } from './verify-audit-heads.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';

interface AuditLogVerification {
  readonly intact: boolean;
  /** Entries that follow from each other, from the first one on. */
  readonly verifiedEntries: number;
  /** The first entry that does not follow; null when the chain is intact. */
  readonly brokenAtSeq: number | null;
  /** Hash of the last verified entry. */
  readonly head: string;
}

const batchSize = 1000;

/** Recomputes a workspace's whole chain, as it is at one moment: what anybody can who has the entries. */
export function verifyAuditLog(db: Knex, tenantId: string): Promise<AuditLogVerification> {
  return tenantSnapshot(db, tenantId, async (tx) =>
    verificationOf(await walk(tx, tenantId, new Set())),
  );
}

export interface VouchedAuditLogVerification extends AuditLogVerification {
  /** Empty when the log is intact. */
  readonly faults: readonly AuditFault[];
}

/**
 * Verifies the chain as above, and also that it ends where the platform signed that it ends, and that it contains the
 * heads of it that were kept elsewhere.
 */
export async function verifyVouchedAuditLog(
  { db, auditKeys }: { readonly db: Knex; readonly auditKeys: AuditKeys },
  { tenantId, keptHeads }: { tenantId: string; keptHeads: readonly SignedAuditHead[] },
): Promise<VouchedAuditLogVerification> {
  const { walked, head } = await tenantSnapshot(db, tenantId, async (tx) => ({
    walked: await walk(tx, tenantId, new Set(keptHeads.map(({ seq }) => seq))),
    head: await auditHeadReader(tx).find(tenantId),
  }));
  const faults = [
    ...(walked.brokenAtSeq === undefined ? [] : [brokenEntry(tenantId, walked.brokenAtSeq)]),
    ...verifyAuditHead(auditKeys, { tenantId, walked, head }),
    ...verifyKeptHeads(auditKeys, { walked, keptHeads }),
  ];
  return { ...verificationOf(walked), intact: faults.length === 0, faults };
}

function brokenEntry(tenantId: string, seq: number): AuditFault {
  const message = `Entry ${seq} of tenant ${tenantId} does not follow from the one before: it was changed, or one is missing.`;
  return { code: 'ENTRY_BROKEN', tenantId, seq, message };
}

/** A chain as far as its entries follow from each other. */
interface WalkedChain {
  readonly end: ChainPosition;
  /** The first entry that does not follow. */
  readonly brokenAtSeq: number | undefined;
  /** Hashes of the requested entries that were read, by number. */
  readonly hashes: ReadonlyMap<number, string>;
}

async function walk(
  tx: Knex.Transaction,
  tenantId: string,
  wanted: ReadonlySet<number>,
): Promise<WalkedChain> {
  const hashes = new Map([[chainStart.seq, chainStart.hash]]);
  let end = chainStart;
  for (;;) {
    const page = { after: end.seq, limit: batchSize };
    const entries = await auditLogReader(tx).listOldest(tenantId, page);
    const walked = walkChain(end, entries);
    end = walked.end;
    for (const { seq, hash } of entries) {
      if (seq <= end.seq && wanted.has(seq)) hashes.set(seq, hash);
    }
    if (walked.brokenAt || entries.length < batchSize) {
      return { end, brokenAtSeq: walked.brokenAt?.seq, hashes };
    }
  }
}

function verificationOf({ end, brokenAtSeq }: WalkedChain): AuditLogVerification {
  return {
    intact: brokenAtSeq === undefined,
    verifiedEntries: end.seq,
    brokenAtSeq: brokenAtSeq ?? null,
    head: end.hash,
  };
}
