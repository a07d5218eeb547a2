import type { Knex } from 'knex';
import { distributeAsOthers } from './distribute-table.js';
import { distributedTable } from './distributed-tables.js';

/**
 * Writes for a tenant run in this role. It owns nothing and does not bypass row-level security,
 * so the policies below hold for it; the owner of the tables stands outside. It logs in nowhere but to the
 * machines of a Citus cluster.
 */
export const tenantRole = 'dpp_tenant';

/** Holds for the rows of the tenant of this transaction; without one it is an error. */
const currentTenant = `current_setting('dpp.tenant_id')::uuid`;

/** The database is not set up so that tenants are kept apart; the message says what to do. */
export class TenantWallError extends Error {
  override readonly name = 'TenantWallError';
}

/**
 * Puts a table of `distributed-tables.ts` behind the wall. The migration that creates it calls this, before anything refers
 * to it. Migrations that ran have used it as it is: what it does may not change.
 */
export async function wallOff(knex: Knex, table: string): Promise<void> {
  const described = distributedTable(table);
  const { tenantColumn, grants = 'select, insert, update, delete' } = described;
  const own = `${tenantColumn} = ${currentTenant}`;
  await knex.raw(`alter table ${table} enable row level security`);
  await knex.raw(
    `create policy tenant_wall on ${table} to ${tenantRole} using (${own}) with check (${own})`,
  );
  await knex.raw(`grant ${grants} on ${table} to ${tenantRole}`);
  await distributeAsOthers(knex, described);
}

export async function takeDownWall(knex: Knex, table: string): Promise<void> {
  await knex.raw(`revoke all on ${table} from ${tenantRole}`);
  await knex.raw(`drop policy tenant_wall on ${table}`);
  await knex.raw(`alter table ${table} disable row level security`);
}

/**
 * Sees to it that a role exists and that this login may take it. Roles belong to the whole cluster:
 * other databases may have made it, or be making it right now.
 *
 * @throws {@link TenantWallError} when the login may do neither.
 */
export async function ensureRole(knex: Knex, role = tenantRole): Promise<void> {
  try {
    await knex.raw(ensureRoleSql(role));
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    throw new TenantWallError(
      `This database login may not create the role ${role}, which keeps tenants apart. ` +
        `Let an administrator run, once: create role ${role} nologin; grant ${role} to <this login>;`,
      { cause: error },
    );
  }
}

const insufficientPrivilege = '42501';

/** From PostgreSQL 16 on a member of a role may lack the right to take it. */
const mayTake = (role: string) =>
  `pg_has_role(current_user, '${role}', case when current_setting('server_version_num')::integer < 160000 then 'MEMBER' else 'SET' end)`;

function ensureRoleSql(role: string): string {
  return `
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        begin
          create role ${role} nologin nosuperuser nobypassrls noinherit;
        exception when duplicate_object or unique_violation then
          null; -- Somebody was faster.
        end;
      end if;
      if not ${mayTake(role)} then
        begin
          grant ${role} to current_user;
        exception when unique_violation then
          null; -- Somebody was faster.
        end;
      end if;
    end $$`;
}
