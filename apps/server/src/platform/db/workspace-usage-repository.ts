import type { Knex } from 'knex';
import type { PassportRow } from './tables.js';

/**
 * How much a workspace holds. Its row is the lock of whoever adds to the workspace, taken after operator,
 * facility and the passports that are there, and before any new passport: of two that add at a limit one
 * waits and sees what the other added.
 */
export function workspaceUsageRepository(db: Knex) {
  const usage = (tenantId: string) => db('workspace_usage').where({ tenant_id: tenantId });
  const counted = async (passports: Knex.QueryBuilder): Promise<number> => {
    const [row] = await passports.count<{ count: number }[]>('* as count');
    return row?.count ?? 0;
  };
  const passportsOf = (tenantId: string) =>
    db<PassportRow>('passports').where({ tenant_id: tenantId });

  /** Counts what is there, once in the life of a workspace. @returns False when it was counted before. */
  async function begin(tenantId: string): Promise<boolean> {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `insert into workspace_usage (tenant_id, content_bytes)
       select :tenantId::uuid,
              coalesce((select sum(content_bytes) from passports where tenant_id = :tenantId), 0)
              + coalesce((select sum(content_bytes) from passport_versions
                          where tenant_id = :tenantId), 0)
              + coalesce((select sum(stored_bytes) from epcis_events
                          where tenant_id = :tenantId), 0)
       on conflict (tenant_id) do nothing
       returning tenant_id`,
      { tenantId },
    );
    return rows.length === 1;
  }

  return {
    /** Until the transaction ends. @returns The bytes of metadata, enrichment, versions and events. */
    async lock(tenantId: string): Promise<number> {
      const locked = () =>
        usage(tenantId).forUpdate().first<{ content_bytes: number } | undefined>('content_bytes');
      let row = await locked();
      if (!row) {
        await begin(tenantId);
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
      // The first count finds what was just stored, unless somebody counted without it meanwhile.
      if (await begin(tenantId)) return;
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
