import type { Knex } from 'knex';
import type { DistributedTable } from './distributed-tables.js';

/** True for a Citus cluster: a PostgreSQL with rows on several machines. */
export async function isCitus(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select from pg_extension where extname = 'citus'`,
  );
  return rows.length > 0;
}

/** Rows of one workspace lie together, where its row of `tenants` lies. */
export async function distributeTable(
  tx: Knex,
  { table, distributedBy }: DistributedTable,
): Promise<void> {
  await tx.raw('select create_distributed_table(?, ?, colocate_with => ?)', [
    table,
    distributedBy,
    distributedBy === 'tenant_id' ? 'tenants' : 'none',
  ]);
}

/**
 * Distributes a table that a later release brings to a cluster: what follows in its migration, and later ones, may join it to
 * tables that are distributed. Elsewhere, and before the first distribution, it does nothing.
 */
export async function distributeAsOthers(tx: Knex, table: DistributedTable): Promise<void> {
  if (!(await isCitus(tx))) return;
  const { rows } = await tx.raw<{ rows: unknown[] }>(
    `select from pg_dist_partition where logicalrelid = to_regclass('tenants') and partmethod = 'h'`,
  );
  if (rows.length > 0) await distributeTable(tx, table);
}
