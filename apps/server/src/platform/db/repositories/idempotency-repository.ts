import type { Knex } from 'knex';
import { dayMs, type SweepRule } from '../../sweep/sweep-model.js';
import type { IdempotencyKeyRow } from '../tables.js';

/** For as long as a retry is answered with the first reply. */
export const replayWindowMs = dayMs;

export const idempotencyKeySweep: SweepRule = {
  table: 'idempotency_keys',
  column: 'created_at',
  keptMs: replayWindowMs,
};

interface KeyOf {
  readonly tenantId: string;
  readonly scope: string;
  readonly key: string;
}

interface Claim extends KeyOf {
  readonly requestSha256: string;
  readonly now: Date;
  /** A key recorded before this is forgotten. */
  readonly expiredBefore: Date;
}

interface EarlierRequest {
  readonly requestSha256: string;
  readonly reply: { readonly status: number; readonly body: string };
}

export function idempotencyRepository(tx: Knex.Transaction) {
  const keys = () => tx<IdempotencyKeyRow>('idempotency_keys');
  return {
    /**
     * Records the key as this transaction's, or finds the request that used it before. While another
     * transaction holds the key, the insert waits for that one's end.
     */
    async claim(claim: Claim): Promise<EarlierRequest | undefined> {
      await keys().where(columnsOf(claim)).where('created_at', '<', claim.expiredBefore).delete();
      const claimed = await keys()
        .insert({
          ...columnsOf(claim),
          request_sha256: claim.requestSha256,
          created_at: claim.now,
        })
        .onConflict()
        .ignore()
        .returning('idempotency_key');
      if (claimed.length > 0) return undefined;
      const row = await keys().where(columnsOf(claim)).first();
      if (!row?.status || row.body === null) {
        throw new Error('An idempotency key was committed without its reply.');
      }
      return { requestSha256: row.request_sha256, reply: { status: row.status, body: row.body } };
    },

    async saveReply(key: KeyOf, reply: { status: number; body: string }): Promise<void> {
      await keys().where(columnsOf(key)).update({ status: reply.status, body: reply.body });
    },
  };
}

function columnsOf({ tenantId, scope, key }: KeyOf) {
  return { tenant_id: tenantId, scope, idempotency_key: key };
}
