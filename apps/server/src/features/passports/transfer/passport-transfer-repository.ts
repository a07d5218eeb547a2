import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
import { workspaceUsageRepository } from '../../../platform/db/workspace-usage-repository.js';
import { withinBytes } from '../rows/content-bytes-repository.js';
import { ofTenant } from '../rows/joined-passport-repository.js';
import type { Enrichment, Passport, PassportStatus } from '../passport-model.js';
import { passportPictureRepository } from '../pictures/passport-picture-repository.js';
import { pairKey } from './passport-import-repository.js';
import type { PortablePassport } from './portable-passport-model.js';

export interface TransferFilter {
  readonly tenantId: string;
  readonly category?: string | undefined;
}

/** Where a group begins, and where it ends at the latest. */
export interface TransferGroup {
  readonly afterId: string | undefined;
  readonly limit: number;
  readonly maxBytes: number;
}

/** A passport of a page, and where the next page begins. */
export interface TransferredPassport {
  readonly id: string;
  readonly passport: PortablePassport;
}

/** What tells whether a row of a file is in the workspace already. */
export interface PresentPassport {
  readonly metadata: Metadata;
  readonly facilityId: string | null;
  readonly status: PassportStatus;
}

/** What goes into files and comes out of them. */
export function passportTransferRepository(db: Knex) {
  return {
    /**
     * The next passports in the order of their ids, archived or not: as many as fit into `maxBytes` of
     * content, but one at least. None: there are no more.
     */
    async listAfter(
      { tenantId, category }: TransferFilter,
      { afterId, limit, maxBytes }: TransferGroup,
    ): Promise<TransferredPassport[]> {
      const sized = db('passports')
        .where({ tenant_id: tenantId })
        .orderBy('id')
        .limit(limit)
        .select('id', 'content_bytes');
      if (category !== undefined) void sized.where({ category });
      if (afterId !== undefined) void sized.where('id', '>', afterId);
      const query = db('passports')
        .join('operators', ofTenant('operators', 'passports.operator_id'))
        .leftJoin('facilities', ofTenant('facilities', 'passports.facility_id'))
        .where('passports.tenant_id', tenantId)
        .whereIn('passports.id', withinBytes(db, sized, { order: 'id', maxBytes }))
        .orderBy('passports.id')
        .select<TransferRow[]>(
          'passports.id',
          'passports.product_id',
          'passports.status',
          'passports.status_changed_at',
          'passports.archived_at',
          'passports.metadata',
          'passports.enrichment',
          'operators.reg_id as operator_reg_id',
          'facilities.gln as facility_gln',
        );
      return (await query).map((row) => ({ id: row.id, passport: portableOf(row) }));
    },

    async count({ tenantId, category }: TransferFilter): Promise<number> {
      const [row] = await db('passports')
        .where({ tenant_id: tenantId, ...(category !== undefined && { category }) })
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

    /** Of a passport that this transaction made: no document shows it, and it has no history yet. */
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

interface TransferRow {
  readonly id: string;
  readonly product_id: string;
  readonly status: string;
  readonly status_changed_at: Date | null;
  readonly archived_at: Date | null;
  readonly metadata: unknown;
  readonly enrichment: Enrichment | null;
  readonly operator_reg_id: string;
  readonly facility_gln: string | null;
}

function portableOf(row: TransferRow): PortablePassport {
  const isOver = row.status === 'RECALLED' || row.status === 'DECOMMISSIONED';
  return {
    productId: row.product_id,
    status: row.status as PassportStatus,
    ...(isOver &&
      row.status_changed_at && { statusChangedAt: row.status_changed_at.toISOString() }),
    ...(row.archived_at && { archived: true }),
    operatorRegId: row.operator_reg_id,
    ...(row.facility_gln !== null && { facilityGln: row.facility_gln }),
    metadata: row.metadata as Metadata,
    ...(row.enrichment && { enrichment: row.enrichment }),
  };
}
