import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { BatchRow } from '../../../platform/db/tables.js';
import type { StatusNote } from '../passport-model.js';
import type { Batch, BatchStatus } from './batch-model.js';

export interface BatchesOfPassport {
  readonly tenantId: string;
  readonly passportId: string;
}

/** Batches by key and by passport, and their changes. */
export function batchRepository(db: Knex) {
  const batches = () => db<BatchRow>('batches');
  const ofPassport = ({ tenantId, passportId }: BatchesOfPassport) =>
    batches().where({ tenant_id: tenantId, passport_id: passportId });

  return {
    async find(tenantId: string, id: string): Promise<Batch | undefined> {
      if (!isUuid(id)) return undefined;
      const row = ownedBy(tenantId, await batches().where({ tenant_id: tenantId, id }).first());
      return row && batchOf(row);
    },

    /** No other transaction changes it before this one ends. */
    async lock(tenantId: string, id: string): Promise<Batch | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await batches().where({ tenant_id: tenantId, id }).forNoKeyUpdate().first();
      return row && batchOf(row);
    },

    async findByLot(passport: BatchesOfPassport, lot: string): Promise<Batch | undefined> {
      const row = ownedBy(passport.tenantId, await ofPassport(passport).where({ lot }).first());
      return row && batchOf(row);
    },

    /** Ids by lot of those that are there; kept from removal until this transaction ends. */
    async lockIdsByLot(
      passport: BatchesOfPassport,
      lots: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      if (lots.length === 0) return new Map();
      const named = ofPassport(passport)
        .whereIn('lot', [...lots])
        .orderBy('id')
        .forKeyShare();
      return new Map((await named.select('lot', 'id')).map(({ lot, id }) => [lot, id]));
    },

    async hasAny(passport: BatchesOfPassport): Promise<boolean> {
      return (await ofPassport(passport).first('id')) !== undefined;
    },

    /**
     * Inserts batches with a lot that is free under their passport, in the order of lots.
     *
     * @returns The ids that were inserted.
     */
    insertAll: (made: readonly Batch[]): Promise<ReadonlySet<string>> => insertBatches(db, made),

    /** Stores a batch that this transaction has locked. */
    async update(batch: Batch): Promise<void> {
      const { tenantId: tenant_id, id } = batch;
      const updated = await batches().where({ tenant_id, id }).update(changeableColumns(batch));
      if (updated !== 1) throw new Error('A batch vanished under the lock of its update.');
    },

    async delete({ tenantId, id }: Batch): Promise<void> {
      await batches().where({ tenant_id: tenantId, id }).delete();
    },
  };
}

async function insertBatches(db: Knex, made: readonly Batch[]): Promise<ReadonlySet<string>> {
  if (made.length === 0) return new Set();
  const rows = made.map(rowOf).sort((one, other) => (one.lot < other.lot ? -1 : 1));
  const inserted = await db('batches')
    .insert(rows)
    .onConflict(['tenant_id', 'passport_id', 'lot'])
    .ignore()
    .returning<{ id: string }[]>('id');
  return new Set(inserted.map(({ id }) => id));
}

/** Bytes that the facts of a batch take in the usage of its workspace. */
export function metadataBytes({ metadata }: Pick<Batch, 'metadata'>): number {
  return Buffer.byteLength(JSON.stringify(metadata));
}

function rowOf(batch: Batch) {
  return {
    tenant_id: batch.tenantId,
    id: batch.id,
    passport_id: batch.passportId,
    lot: batch.lot,
    created_at: batch.createdAt,
    ...changeableColumns(batch),
  };
}

function changeableColumns({ statusNote, metadata, ...batch }: Batch) {
  return {
    status: batch.status,
    status_note: statusNote && JSON.stringify(statusNote),
    status_changed_at: batch.statusChangedAt,
    metadata: JSON.stringify(metadata),
    edit_count: batch.editCount,
    updated_at: batch.updatedAt,
  };
}

/** Also for lists. */
export function batchOf(row: BatchRow): Batch {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    passportId: row.passport_id,
    lot: row.lot,
    status: row.status as BatchStatus,
    statusChangedAt: row.status_changed_at,
    statusNote: row.status_note as StatusNote | null,
    metadata: row.metadata as Metadata,
    editCount: row.edit_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
