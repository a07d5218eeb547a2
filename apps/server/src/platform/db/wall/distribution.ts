import type { Knex } from 'knex';
import { isCitus } from './distribute-table.js';
import { distributedTables, type DistributedTable } from './distributed-tables.js';
import { tenantRole } from './tenant-wall.js';

/** Rows are not distributed over machines as the server needs it; the message says what to do. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError';
}

/** What lies on a Citus cluster's coordinator alone and should not, a parent before what refers to it. */
export async function findUndistributedTables(knex: Knex): Promise<DistributedTable[]> {
  const { rows } = await knex.raw<{ rows: { table: string }[] }>(`
    select relname as table from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = current_schema()::regnamespace and partmethod = 'h'`);
  const distributed = new Set(rows.map(({ table }) => table));
  return distributedTables.filter(({ table }) => !distributed.has(table));
}

/**
 * Checks that a Citus cluster is ready for the server; any other database is.
 *
 * @throws {@link DistributionError} naming the command that makes it so.
 */
export async function checkDistribution(knex: Knex): Promise<void> {
  if (!(await isCitus(knex))) return;
  const tables = (await findUndistributedTables(knex)).map(({ table }) => table);
  const { rows } = await knex.raw<{ rows: [{ login: boolean; settings: string }] }>(
    `select rolcanlogin as login, current_setting('citus.propagate_set_commands') as settings
     from pg_roles where rolname = ?`,
    [tenantRole],
  );
  const [{ login, settings }] = rows;
  const missing = [
    ...(tables.length > 0 ? [`tables lie on one machine alone: ${tables.join(', ')}`] : []),
    ...(login ? [] : [`the role ${tenantRole} may not log in to the machines`]),
    ...(settings === 'local' ? [] : ['settings of a transaction do not reach the machines']),
  ];
  if (missing.length === 0) return;
  throw new DistributionError(
    `This Citus cluster is not ready (${missing.join('; ')}). Run: npm run dpp -- migrate --distribute`,
  );
}
