import type { Knex } from 'knex';
import { insertRows } from '../../../platform/db/queries/insert-rows.js';
import type { LineageEdge } from './lineage-model.js';

/** Makes the edges of these events follow their things. Reads first: a plan for all of it at once is quadratic. */
export async function deriveEdges(
  db: Knex,
  tenantId: string,
  eventIds: readonly string[],
): Promise<void> {
  for (const ids of batchesOf(eventIds)) {
    const { rows: wanted } = await db.raw<{ rows: EdgeRow[] }>(
      `select distinct epc.event_id as child_id, epc.parent_event_id as parent_id
       from epcis_event_epcs as epc
       where epc.tenant_id = ? and epc.event_id = any(?::uuid[])
         and epc.parent_event_id is not null`,
      [tenantId, ids],
    );
    const { rows: present } = await db.raw<{ rows: EdgeRow[] }>(
      `select edge.child_id, edge.parent_id from epcis_event_edges as edge
       where edge.tenant_id = ? and edge.child_id = any(?::uuid[])`,
      [tenantId, ids],
    );
    await deleteEdges(db, tenantId, without(present, wanted));
    await insertEdges(db, tenantId, without(wanted, present));
  }
}

async function deleteEdges(
  db: Knex,
  tenantId: string,
  edges: readonly LineageEdge[],
): Promise<void> {
  if (edges.length === 0) return;
  await db.raw(
    `delete from epcis_event_edges as edge
     using unnest(?::uuid[], ?::uuid[]) as gone (child_id, parent_id)
     where edge.tenant_id = ? and edge.child_id = gone.child_id and edge.parent_id = gone.parent_id`,
    [edges.map(({ childId }) => childId), edges.map(({ parentId }) => parentId), tenantId],
  );
}

/** @param edges - Each at most once. */
export async function insertEdges(
  db: Knex,
  tenantId: string,
  edges: readonly LineageEdge[],
): Promise<void> {
  if (edges.length === 0) return;
  const rows = edges.map(({ childId, parentId }) => ({
    tenant_id: tenantId,
    child_id: childId,
    parent_id: parentId,
  }));
  await insertRows(db, 'epcis_event_edges', rows);
}

/** Rows of one statement: its plan and its time stay those of a short one. */
const batchSize = 500;

export function* batchesOf<T>(entries: readonly T[]): Generator<T[]> {
  for (let at = 0; at < entries.length; at += batchSize) yield entries.slice(at, at + batchSize);
}

interface EdgeRow {
  child_id: string;
  parent_id: string;
}

/** Edges of the first list that the second one lacks. */
function without(edges: readonly EdgeRow[], others: readonly EdgeRow[]): LineageEdge[] {
  const names = new Set(others.map(({ child_id, parent_id }) => `${child_id} ${parent_id}`));
  return edges
    .filter(({ child_id, parent_id }) => !names.has(`${child_id} ${parent_id}`))
    .map(({ child_id, parent_id }) => ({ childId: child_id, parentId: parent_id }));
}
