import type { Knex } from 'knex';
import { distributedTables } from '../../platform/db/wall/distributed-tables.js';
import { tellShownChange } from '../../platform/db/shown-changes.js';
import type { DirectoryRow } from '../../platform/db/tables.js';

/** How much of what people know a workspace holds. */
export interface WorkspaceContent {
  readonly publishedPassports: number;
  readonly drafts: number;
  readonly batteryUnits: number;
  readonly events: number;
  readonly operators: number;
  readonly facilities: number;
  readonly users: number;
  readonly apiKeys: number;
  readonly signingKeys: number;
  readonly accessGrants: number;
  readonly webhooks: number;
  readonly pictures: number;
}

/** Tables that keep their rows when a workspace is removed: audit log entries are never deleted. */
const keptTables: ReadonlySet<string> = new Set(['audit_log', 'audit_heads']);

/** Everything of one workspace at once: for its end, outside of the tenants' wall. */
export function workspaceContentRepository(db: Knex) {
  const countOf = async (
    table: string,
    tenantId: string,
    narrow = (rows: Knex.QueryBuilder) => rows,
  ) => {
    const rows = db(table).where({ tenant_id: tenantId });
    const counted = await narrow(rows).count<{ count: string | number }[]>({ count: '*' });
    return Number(counted[0]?.count ?? 0);
  };
  return {
    async count(tenantId: string): Promise<WorkspaceContent> {
      const of = (table: string) => countOf(table, tenantId);
      const drafts = await countOf('passports', tenantId, (rows) =>
        rows.where({ status: 'DRAFT' }),
      );
      return {
        publishedPassports: (await of('passports')) - drafts,
        drafts,
        batteryUnits: await of('battery_units'),
        events: await of('epcis_events'),
        operators: await of('operators'),
        facilities: await of('facilities'),
        users: await of('users'),
        apiKeys: await of('api_keys'),
        signingKeys: await of('signing_keys'),
        accessGrants: await of('access_grants'),
        webhooks: await of('webhook_subscriptions'),
        pictures: await of('pictures'),
      };
    },

    /** In a transaction of the platform; what was shown of it is announced as changed. */
    async delete(tenantId: string): Promise<void> {
      const rows = await db<DirectoryRow>('directory')
        .where({ tenant_id: tenantId })
        .whereIn('kind', ['GTIN', 'GRAI', 'PASSPORT'])
        .select('kind', 'key');
      for (const { kind, key } of rows) {
        tellShownChange(db, kind as 'GTIN' | 'GRAI' | 'PASSPORT', key);
      }
      tellShownChange(db, 'WORKSPACE', tenantId);
      // What refers to something goes before it.
      for (const { table, tenantColumn } of distributedTables.toReversed()) {
        if (!keptTables.has(table))
          await db(table)
            .where({ [tenantColumn]: tenantId })
            .delete();
      }
    },
  };
}
