import type { Knex } from 'knex';
import type { Batch } from './batch-model.js';
import { batchRepository } from './batch-repository.js';

interface OfPassport {
  readonly tenantId: string;
  readonly passportId: string;
}

interface UnitOfBatch {
  readonly tenantId: string;
  readonly batchId: string | null;
}

/** What those may ask who resolve a lot or make units of it. */
export function batchReader(db: Knex) {
  const batches = batchRepository(db);
  return {
    /** The batch that a unit is of; undefined where it names none. */
    ofUnit: ({ tenantId, batchId }: UnitOfBatch): Promise<Batch | undefined> =>
      batchId === null ? Promise.resolve(undefined) : batches.find(tenantId, batchId),

    findByLot: (passport: OfPassport, lot: string): Promise<Batch | undefined> =>
      batches.findByLot(passport, lot),

    /** Ids by lot of those that are there; kept from removal until this transaction ends. */
    lockIdsByLot: (
      passport: OfPassport,
      lots: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => batches.lockIdsByLot(passport, lots),
  };
}
