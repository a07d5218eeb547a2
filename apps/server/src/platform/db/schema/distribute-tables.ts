import type { Knex } from 'knex';
import { distributeTable, isCitus } from '../wall/distribute-table.js';
import { distributedTables } from '../wall/distributed-tables.js';
import { DistributionError, findUndistributedTables } from '../wall/distribution.js';
import { underMigrationLock } from './migrate.js';
import { enterTenant } from '../tenant-transaction.js';
import { noTenant } from './tenant-wall-check.js';
import { tenantRole } from '../wall/tenant-wall.js';

const insufficientPrivilege = '42501';

/**
 * Refuses a database that has no other machines, before anything is done to it.
 *
 * @throws {@link DistributionError}
 */
export async function requireCitus(knex: Knex): Promise<void> {
  if (await isCitus(knex)) return;
  throw new DistributionError(
    '--distribute is for a Citus cluster, and this database is none: its rows stay where they are. ' +
      'docs/guides/scale.md says when a cluster is worth it, and how to set one up.',
  );
}

/**
 * Distributes the rows of workspaces over the machines of a Citus cluster, those that are there included.
 * What is distributed stays as it is; tables of later releases are distributed by their migrations. One
 * transaction under the lock of migrations: a kill in the middle leaves no trace.
 *
 * @returns The tables that were not distributed before.
 * @throws {@link DistributionError} when this login may not do it, or a machine does not let the role in.
 */
export async function distributeTables(knex: Knex): Promise<string[]> {
  const distributed = await underMigrationLock(knex, async (tx) => {
    // What changes roles and tables together goes through the machines one by one.
    await tx.raw(`set local citus.multi_shard_modify_mode = 'sequential'`);
    await allowLogin(tx);
    await letSettingsTravel(tx);
    const tables = await findUndistributedTables(tx);
    for (const table of tables) await distributeTable(tx, table);
    await removeRowsLeft(tx);
    return tables.map(({ table }) => table);
  });
  await askEveryMachine(knex);
  return distributed;
}

/** Each machine is reached in the role that a transaction has, so that the role must be let in there. */
async function allowLogin(tx: Knex.Transaction): Promise<void> {
  const role = await tx('pg_roles')
    .where({ rolname: tenantRole })
    .first<{ rolcanlogin: boolean }>();
  if (role.rolcanlogin) return;
  try {
    await tx.raw(`alter role ${tenantRole} login`);
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    throw new DistributionError(
      `This database login may not let the role ${tenantRole} log in to the machines of the cluster. ` +
        `Let an administrator run, once: alter role ${tenantRole} login;`,
      { cause: error },
    );
  }
}

/** Which workspace a transaction is for is a setting of it, and Citus keeps those to itself unless told. */
async function letSettingsTravel(tx: Knex.Transaction): Promise<void> {
  const { rows } = await tx.raw<{ rows: [{ name: string }] }>('select current_database() as name');
  await tx.raw(
    `alter role current_user in database ?? set citus.propagate_set_commands = 'local'`,
    [rows[0].name],
  );
  await tx.raw(`set local citus.propagate_set_commands = 'local'`);
}

/** Citus copies rows to the machines and leaves the old ones on disk, where no deletion reaches them. */
async function removeRowsLeft(tx: Knex.Transaction): Promise<void> {
  for (const { table } of distributedTables) {
    await tx.raw(
      `select truncate_local_data_after_distributing_table(oid) from pg_class
       where oid = ?::regclass and pg_relation_size(oid) > 0`,
      [table],
    );
  }
}

/** What a machine lacks for the tenants' role is to be found here, and not by the first request. */
async function askEveryMachine(knex: Knex): Promise<void> {
  try {
    await knex.transaction(async (tx) => {
      await tx.raw(`set local citus.propagate_set_commands = 'local'`);
      await enterTenant(tx, noTenant);
      await tx('tenants').select('id');
    });
  } catch (error) {
    throw new DistributionError(
      `The machines of the cluster do not all answer the role ${tenantRole}: ${(error as Error).message}. ` +
        'docs/guides/scale.md says what they need.',
      { cause: error },
    );
  }
}
