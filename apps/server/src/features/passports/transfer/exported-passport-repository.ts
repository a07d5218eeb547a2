import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Enrichment, PassportStatus } from '../passport-model.js';
import { isCurrentEdition } from '../revisions/current-edition-model.js';
import { withinBytes } from '../rows/content-bytes-repository.js';
import { ofTenant } from '../rows/joined-passport-repository.js';
import type { TransferFilter } from './passport-transfer-repository.js';
import type { PortablePassport } from './portable-passport-model.js';

/** Where a group begins, and where it ends at the latest. */
interface TransferGroup {
  readonly afterId: string | undefined;
  readonly limit: number;
  readonly maxBytes: number;
}

/** A passport of a page, and where the next page begins. */
interface TransferredPassport {
  readonly id: string;
  readonly passport: PortablePassport;
}

/**
 * The next passports in the order of their ids, archived or not, former editions and drafts of next ones left out: as many as fit into `maxBytes` of
 * content, but one at least. None: there are no more.
 */
export async function listPassportsAfter(
  db: Knex,
  { tenantId, category }: TransferFilter,
  { afterId, limit, maxBytes }: TransferGroup,
): Promise<TransferredPassport[]> {
  const sized = db('passports')
    .where({ tenant_id: tenantId })
    .whereRaw(isCurrentEdition)
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
