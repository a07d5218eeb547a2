import type { Knex } from 'knex';
import type { Passport } from './passport-model.js';
import { documentColumns, passportRowOf, type PublicDocument } from './passport-repository.js';

/** How much goes with a passport that is removed. */
export interface PassportBelongings {
  readonly versions: number;
  readonly accesses: number;
}

/** Writes of passports that the transaction holds. */
export function passportWriteRepository(tx: Knex.Transaction) {
  const counted = async (table: string, passportId: string): Promise<number> => {
    const [row] = await tx(table)
      .where({ passport_id: passportId })
      .count<{ count: number }[]>('* as count');
    return row?.count ?? 0;
  };
  return {
    /** Stores the next revision of a passport with its public document. */
    async update(passport: Passport, document: PublicDocument): Promise<void> {
      const { id, tenant_id, ...columns } = passportRowOf(passport);
      const updated = await tx('passports')
        .where({ tenant_id, id, revision: passport.revision - 1 })
        .update({ ...columns, ...documentColumns(document) });
      if (updated !== 1) throw new Error('A passport changed under the lock of its update.');
    },

    /** With all that belongs to it. */
    async delete({ tenantId, id }: Passport): Promise<void> {
      const deleted = await tx('passports').where({ tenant_id: tenantId, id }).delete();
      if (deleted !== 1) throw new Error('A passport vanished under the lock of its removal.');
    },

    async countBelongings(passportId: string): Promise<PassportBelongings> {
      return {
        versions: await counted('passport_versions', passportId),
        accesses: await counted('passport_accesses', passportId),
      };
    },
  };
}
