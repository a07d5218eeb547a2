import type { Knex } from 'knex';
import type { HandOverRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { SucceededStatus } from '../unit-model.js';
import type { HandOver, HandOverOutcome } from './hand-over-model.js';

/** Offers of one workspace. */
export function handOverRepository(tx: Knex.Transaction, tenantId: string) {
  const offers = () => tx<HandOverRow>('hand_overs').where({ tenant_id: tenantId });

  return {
    /** False where an offer of the unit is open. */
    async insert(offer: HandOver, sha256: string): Promise<boolean> {
      const inserted = await tx('hand_overs')
        .insert({ ...rowOf(offer), token_sha256: sha256 })
        .onConflict(tx.raw('(tenant_id, unit_id) where outcome is null'))
        .ignore()
        .returning<{ id: string }[]>('id');
      return inserted.length === 1;
    },

    /** Ends an open offer of the unit that is past its time, and so makes room for another one. */
    async closeExpired(unitId: string, at: Date): Promise<void> {
      await offers()
        .where({ unit_id: unitId })
        .whereNull('outcome')
        .where('expires_at', '<=', at)
        .update({ outcome: 'EXPIRED', closed_at: at, closed_by: 'system' });
    },

    async find(sha256: string): Promise<HandOver | undefined> {
      const row = await offers().where({ token_sha256: sha256 }).first();
      return row && handOverOf(row);
    },

    /** Nothing else ends it before this transaction does. */
    async lock(sha256: string): Promise<HandOver | undefined> {
      const row = await offers().where({ token_sha256: sha256 }).forUpdate().first();
      return row && handOverOf(row);
    },

    async lockById(unitId: string, id: string): Promise<HandOver | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await offers().where({ unit_id: unitId, id }).forUpdate().first();
      return row && handOverOf(row);
    },

    /** The end of an open offer that this transaction has locked. */
    async close(
      { id }: HandOver,
      ended: { readonly outcome: HandOverOutcome; readonly at: Date; readonly by: string },
    ): Promise<void> {
      const { outcome, at, by } = ended;
      const open = offers().where({ id }).whereNull('outcome');
      const updated = await open.update({ outcome, closed_at: at, closed_by: by });
      if (updated !== 1) throw new Error('An offer ended twice under one lock.');
    },
  };
}

function rowOf(offer: HandOver) {
  return {
    tenant_id: offer.tenantId,
    id: offer.id,
    unit_id: offer.unitId,
    becomes: offer.becomes,
    created_by: offer.createdBy,
    created_at: offer.createdAt,
    expires_at: offer.expiresAt,
  };
}

/** Also for lists. */
export function handOverOf(row: HandOverRow): HandOver {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    unitId: row.unit_id,
    becomes: row.becomes as SucceededStatus,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    outcome: row.outcome as HandOverOutcome | null,
    closedAt: row.closed_at,
  };
}
