import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { PassportVersionRow } from '../../../platform/db/tables.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import type { Passport, PassportStatus } from '../passport-model.js';
import type { PassportVersion, PassportVersionSummary } from './passport-version-model.js';

const summaryColumns = [
  'version',
  'status',
  'merkle_root',
  'changed_by',
  'change_reason',
  'created_at',
] as const;

type OfPassport = Pick<Passport, 'id' | 'tenantId'>;

export function passportVersionRepository(db: Knex) {
  const versionsOf = ({ tenantId, id }: OfPassport) =>
    db<PassportVersionRow>('passport_versions').where({ tenant_id: tenantId, passport_id: id });
  return {
    async append({ id, tenantId }: OfPassport, version: PassportVersion): Promise<void> {
      const [row] = await db('passport_versions')
        .insert({
          tenant_id: tenantId,
          passport_id: id,
          version: version.version,
          status: version.status,
          metadata: JSON.stringify(version.metadata),
          merkle_root: version.merkleRoot,
          leaf_hashes: JSON.stringify(version.leafHashes),
          leaf_salts: JSON.stringify(version.leafSalts),
          changed_by: version.changedBy,
          change_reason: version.changeReason,
          created_at: version.createdAt,
        })
        .returning<{ content_bytes: number }[]>('content_bytes');
      if (!row) throw new Error('A version was not stored.');
      await workspaceUsageRepository(db).grow(tenantId, row.content_bytes);
    },

    async count(passport: OfPassport): Promise<number> {
      const [row] = await versionsOf(passport).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** Newest first, below a version if one is given. */
    async list(
      passport: OfPassport,
      { before, limit }: { before: number | undefined; limit: number },
    ): Promise<PassportVersionSummary[]> {
      const query = versionsOf(passport).orderBy('version', 'desc').limit(limit);
      if (before !== undefined) void query.where('version', '<', before);
      return (await query.select(...summaryColumns)).map(summaryOf);
    },

    async find(passport: OfPassport, version: number): Promise<PassportVersion | undefined> {
      const row = await versionsOf(passport).where({ version }).first();
      return row && versionOf(row);
    },

    /** The length of a version as JSON; undefined where there is none. */
    async findContentBytes(passport: OfPassport, version: number): Promise<number | undefined> {
      const row = await versionsOf(passport).where({ version }).first('content_bytes');
      return row?.content_bytes;
    },

    /** The category under which it was live last; undefined if it never was, or named none. */
    findLastLiveCategory: (passport: OfPassport) => lastLiveCategoryOf(db, versionsOf(passport)),
  };
}

async function lastLiveCategoryOf(
  db: Knex,
  versions: Knex.QueryBuilder<PassportVersionRow>,
): Promise<string | undefined> {
  const row = await versions
    .whereNot({ status: 'DRAFT' })
    .orderBy('version', 'desc')
    .first<{ category: string | null } | undefined>(db.raw("metadata->>'category' as category"));
  return row?.category ?? undefined;
}

function summaryOf(
  row: Pick<PassportVersionRow, (typeof summaryColumns)[number]>,
): PassportVersionSummary {
  return {
    version: row.version,
    status: row.status as PassportStatus,
    merkleRoot: row.merkle_root,
    changedBy: row.changed_by,
    changeReason: row.change_reason,
    createdAt: row.created_at,
  };
}

function versionOf(row: PassportVersionRow): PassportVersion {
  return {
    ...summaryOf(row),
    metadata: row.metadata as Metadata,
    leafHashes: row.leaf_hashes,
    leafSalts: row.leaf_salts,
  };
}
