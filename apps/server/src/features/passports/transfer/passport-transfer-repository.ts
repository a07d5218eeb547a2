import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import type { Enrichment, Passport, PassportStatus } from '../passport-model.js';
import { passportPictureRepository } from '../pictures/passport-picture-repository.js';
import { isCurrentEdition } from '../revisions/current-edition-model.js';
import { pairKey } from './passport-import-repository.js';

export interface TransferFilter {
  readonly tenantId: string;
  readonly category?: string | undefined;
}

/** A passport of the workspace that a row of a file may repeat. */
interface PresentPassport {
  readonly metadata: Metadata;
  readonly facilityId: string | null;
  readonly status: PassportStatus;
}

/** What an import asks and adds, and how many passports an export has. */
export function passportTransferRepository(db: Knex) {
  return {
    async count({ tenantId, category }: TransferFilter): Promise<number> {
      const [row] = await db('passports')
        .where({ tenant_id: tenantId, ...(category !== undefined && { category }) })
        .whereRaw(isCurrentEdition)
        .count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** The passports of products, by {@link pairKey}. */
    async findPresent(
      tenantId: string,
      productIds: readonly string[],
    ): Promise<Map<string, PresentPassport>> {
      const rows = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId })
        .whereIn('product_id', productIds)
        .whereRaw(isCurrentEdition)
        .select('product_id', 'operator_id', 'metadata', 'facility_id', 'status');
      return new Map(
        rows.map((row) => [
          pairKey({ productId: row.product_id, operatorId: row.operator_id }),
          {
            metadata: row.metadata as Metadata,
            facilityId: row.facility_id,
            status: row.status as PassportStatus,
          },
        ]),
      );
    },

    /**
     * Stores the enrichment of a passport that this transaction made: no document shows it, and it has no history
     * yet.
     */
    async saveEnrichment(
      { tenantId, id, updatedAt }: Pick<Passport, 'tenantId' | 'id' | 'updatedAt'>,
      enrichment: Enrichment,
    ): Promise<void> {
      const text = JSON.stringify(enrichment);
      const updated = await db('passports')
        .where({ tenant_id: tenantId, id })
        .update({ enrichment: text });
      if (updated !== 1) throw new Error('A passport vanished in the transaction that made it.');
      await workspaceUsageRepository(db).grow(tenantId, Buffer.byteLength(text));
      const of = { tenantId, passportId: id };
      await passportPictureRepository(db).follow(of, enrichment, updatedAt);
    },
  };
}
