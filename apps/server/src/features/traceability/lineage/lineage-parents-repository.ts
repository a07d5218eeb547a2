import type { Knex } from 'knex';
import type { LineageParents } from './lineage-model.js';

/**
 * The parents of these events and of every event above them, grouped by child; `maxEdges` edges at most, in no certain
 * order. Grouped by the database: thousands of rows of one edge each need not be parsed.
 */
export async function listParentsAbove(
  db: Knex,
  tenantId: string,
  { eventIds, maxEdges }: { readonly eventIds: readonly string[]; readonly maxEdges: number },
): Promise<LineageParents> {
  const { rows } = await db.raw<{ rows: { child_id: string; parent_ids: string }[] }>(
    `with recursive above as (
       select edge.child_id, edge.parent_id from epcis_event_edges as edge
       where edge.tenant_id = ? and edge.child_id = any(?::uuid[])
       union
       select edge.child_id, edge.parent_id
       from above join epcis_event_edges as edge on edge.child_id = above.parent_id
       where edge.tenant_id = ?
     )
     select child_id, string_agg(parent_id::text, ' ') as parent_ids
     from (select child_id, parent_id from above limit ?) as nearest group by child_id`,
    [tenantId, [...eventIds], tenantId, maxEdges],
  );
  return new Map(rows.map((row) => [row.child_id, row.parent_ids.split(' ').sort()]));
}
