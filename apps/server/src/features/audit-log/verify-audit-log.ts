import type { Knex } from 'knex';
import { chainStart, walkChain } from '../../platform/audit-log/audit-chain.js';
import { auditLogReader } from '../../platform/audit-log/audit-log-repository.js';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';

export interface AuditLogVerification {
  readonly intact: boolean;
  /** Entries that follow from each other, from the first one on. */
  readonly verifiedEntries: number;
  /** The first entry that does not follow; null when the chain is intact. */
  readonly brokenAtSeq: number | null;
  /** Hash of the last verified entry: keep it elsewhere, and a later cut at the end shows too. */
  readonly head: string;
}

const batchSize = 1000;

/** Recomputes a workspace's whole chain, as it is at one moment. */
export function verifyAuditLog(db: Knex, tenantId: string): Promise<AuditLogVerification> {
  return tenantSnapshot(db, tenantId, async (tx) => {
    let end = chainStart;
    for (;;) {
      const entries = await auditLogReader(tx).listOldest(tenantId, {
        after: end.seq,
        limit: batchSize,
      });
      const walked = walkChain(end, entries);
      end = walked.end;
      if (walked.brokenAt || entries.length < batchSize) {
        return {
          intact: walked.brokenAt === undefined,
          verifiedEntries: end.seq,
          brokenAtSeq: walked.brokenAt?.seq ?? null,
          head: end.hash,
        };
      }
    }
  });
}
