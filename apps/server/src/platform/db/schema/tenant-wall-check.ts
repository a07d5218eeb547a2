import type { Knex } from 'knex';
import { enterTenant } from '../tenant-transaction.js';
import { TenantWallError, tenantRole } from '../wall/tenant-wall.js';

/** The id of no tenant: reads for it find nothing. */
export const noTenant = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

interface ReachableTable {
  readonly name: string;
  readonly walled: boolean;
}

/**
 * Checks that tenants are separated on this database, which also depends on what is not in its schema: the role, this
 * login's right to take it, and the owner of the tables.
 *
 * @returns How many tables stand behind the wall.
 * @throws {@link TenantWallError} saying what an administrator has to mend.
 */
export async function checkTenantWall(knex: Knex): Promise<number> {
  await requireOutside(knex);
  const reachable = await reachableTables(knex);
  const open = reachable.filter(({ walled }) => !walled).map(({ name }) => name);
  if (open.length > 0) {
    throw new TenantWallError(
      `The role ${tenantRole} is not kept to one tenant in ${open.join(', ')}: ` +
        'it must not be a superuser nor bypass row-level security, and those tables need their policy.',
    );
  }
  return reachable.length;
}

/** Logins, public pages and the outbox work for all tenants: their queries must not meet the wall. */
async function requireOutside(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and row_security_active(oid)`);
  if (rows.length > 0) {
    const tables = rows.map(({ name }) => name).join(', ');
    throw new TenantWallError(`This database login must be the owner of the tables ${tables}.`);
  }
}

async function reachableTables(knex: Knex): Promise<ReachableTable[]> {
  try {
    return await knex.transaction(async (tx) => {
      await enterTenant(tx, noTenant);
      const { rows } = await tx.raw<{ rows: ReachableTable[] }>(`
        select relname as name, row_security_active(oid) as walled from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and (has_any_column_privilege(oid, 'select, insert, update')
               or has_table_privilege(oid, 'delete'))`);
      return rows;
    });
  } catch (error) {
    const { code } = error as { code?: string };
    // A role that is not there, or not for this login.
    if (code !== '22023' && code !== '42501') throw error;
    throw new TenantWallError(
      `This database login cannot take the role ${tenantRole}, which keeps tenants apart. ` +
        `Let an administrator run: create role ${tenantRole} nologin; grant ${tenantRole} to <this login>;`,
      { cause: error },
    );
  }
}
