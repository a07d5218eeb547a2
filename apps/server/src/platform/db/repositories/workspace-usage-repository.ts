import type { Knex } from 'knex';
import type { PassportRow } from '../tables.js';

/**
 * How much a workspace holds. Every insert into a workspace locks this row first, after operator, facility and the
 * passports that are there, and before any new passport: of two inserts at a limit one waits and sees the other's.
 */
export function workspaceUsageRepository(db: Knex) {
  const usage = (tenantId: string) => db('workspace_usage').where({ tenant_id: tenantId });
  const counted = async (passports: Knex.QueryBuilder): Promise<number> => {
    const [row] = await passports.count<{ count: number }[]>('* as count');
    return row?.count ?? 0;
  };
  const passportsOf = (tenantId: string) =>
    db<PassportRow>('passports').where({ tenant_id: tenantId });

  return {
    /** Until the transaction ends. @returns The bytes of metadata, enrichment, versions and events. */
    async lock(tenantId: string): Promise<number> {
      const locked = () =>
        usage(tenantId).forUpdate().first<{ content_bytes: number } | undefined>('content_bytes');
      let row = await locked();
      if (!row) {
        await begin(db, tenantId);
        row = await locked();
      }
      if (!row) throw new Error('The usage of a workspace is not counted.');
      return row.content_bytes;
    },

    /**
     * Adds to the counter what was stored just before in this transaction, or takes away what was
     * removed.
     */
    async grow(tenantId: string, bytes: number): Promise<void> {
      if ((await usage(tenantId).increment('content_bytes', bytes)) === 1) return;
      // The first count includes what was just stored, unless another transaction counted meanwhile.
      if (await begin(db, tenantId)) return;
      await usage(tenantId).increment('content_bytes', bytes);
    },

    /** Published, not archived: what the plan's limit counts. */
    countActive: (tenantId: string): Promise<number> =>
      counted(passportsOf(tenantId).whereNot({ status: 'DRAFT' }).whereNull('archived_at')),

    countDrafts: (tenantId: string): Promise<number> =>
      counted(passportsOf(tenantId).where({ status: 'DRAFT' }).whereNull('archived_at')),

    /** Those that the plan's limit counted before; drafts have a limit of their own. */
    countArchived: (tenantId: string): Promise<number> =>
      counted(passportsOf(tenantId).whereNot({ status: 'DRAFT' }).whereNotNull('archived_at')),
  };
}

/** Counts what is there, once in the life of a workspace. @returns False when it was counted before. */
async function begin(db: Knex, tenantId: string): Promise<boolean> {
  // Read first: on a cluster an insert of what several subqueries say goes by COPY, which the wall refuses.
  const { rows: sums } = await db.raw<{ rows: { bytes: string }[] }>(
    `select coalesce((select sum(content_bytes) from passports where tenant_id = :tenantId), 0)
            + coalesce((select sum(content_bytes) from passport_versions
                        where tenant_id = :tenantId), 0)
            + coalesce((select sum(octet_length(metadata::text)) from batches
                        where tenant_id = :tenantId), 0)
            + coalesce((select sum(stored_bytes) from epcis_events
                        where tenant_id = :tenantId), 0)
            + coalesce((select sum(stored_bytes) from epcis_event_repeats
                        where tenant_id = :tenantId), 0) as bytes`,
    { tenantId },
  );
  const inserted = await db('workspace_usage')
    .insert({ tenant_id: tenantId, content_bytes: sums[0]?.bytes ?? 0 })
    .onConflict('tenant_id')
    .ignore()
    .returning<{ tenant_id: string }[]>('tenant_id');
  return inserted.length === 1;
}
