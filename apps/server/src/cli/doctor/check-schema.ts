import type { Knex } from 'knex';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import {
  hindranceOf,
  newerSchemaCure,
  readMigrationState,
} from '../../platform/db/schema/migration-state.js';
import { checkTenantWall } from '../../platform/db/schema/tenant-wall-check.js';
import { checkDistribution, DistributionError } from '../../platform/db/wall/distribution.js';
import { TenantWallError, tenantRole } from '../../platform/db/wall/tenant-wall.js';
import { transferProgress } from '../../platform/db/transfer/transfer-progress.js';
import { failed, ok, skipped, warning, type Finding } from './finding.js';

interface Login {
  readonly login: string;
  readonly isSuperuser: boolean;
  readonly mayCreateRoles: boolean;
  readonly mayCreateTables: boolean;
  /** Null: there is no such role yet. */
  readonly roleBypasses: boolean | null;
  readonly takesRole: boolean | null;
}

/** The login of DATABASE_URL, and the role that keeps tenants apart: may it do its work, and no more? */
export async function checkRole(knex: Knex): Promise<Finding> {
  const check = 'role';
  const { login, ...rights } = await readLogin(knex);
  if (!rights.mayCreateTables) {
    const message = `The login ${login} may not create tables: migrations fail.`;
    return failed(
      check,
      message,
      `Run as an administrator: grant create on schema public to ${login};`,
    );
  }
  if (rights.roleBypasses === true) {
    const message = `The role ${tenantRole} is a superuser or bypasses row-level security: it keeps no tenant apart.`;
    return failed(check, message, `alter role ${tenantRole} nosuperuser nobypassrls;`);
  }
  const makesRole = rights.isSuperuser || rights.mayCreateRoles;
  if (rights.roleBypasses === null ? !makesRole : rights.takesRole === false) {
    const message = `The login ${login} cannot take the role ${tenantRole}, which keeps tenants apart.`;
    const cure = `Run as an administrator: ${rights.roleBypasses === null ? `create role ${tenantRole} nologin; ` : ''}grant ${tenantRole} to ${login};`;
    return failed(check, message, cure);
  }
  if (rights.isSuperuser) {
    const message = `The login ${login} is a superuser, which the server does not need: a hole in it would open every database there.`;
    return warning(
      check,
      message,
      'Put a login into DATABASE_URL that owns its database and nothing else.',
    );
  }
  return ok(check, `The login ${login} may do what the server needs.`);
}

async function readLogin(knex: Knex): Promise<Login> {
  const { rows } = await knex.raw<{ rows: [Login] }>(
    `select current_user as login, own.rolsuper as "isSuperuser",
            own.rolcreaterole as "mayCreateRoles",
            has_schema_privilege(current_schema(), 'create') as "mayCreateTables",
            walled.rolsuper or walled.rolbypassrls as "roleBypasses",
            pg_has_role(current_user, walled.oid, 'member') as "takesRole"
     from pg_roles own left join pg_roles walled on walled.rolname = ?
     where own.rolname = current_user`,
    [tenantRole],
  );
  return rows[0];
}

/** What the schema says of the releases that worked on it. */
export async function checkMigrations(knex: Knex): Promise<Finding> {
  const check = 'migrations';
  if (await transferProgress(knex).isUnfinished()) {
    return failed(
      check,
      'A transfer into this database is not complete; no server starts on it.',
      'Run it again, it goes on where it ended: dpp transfer',
    );
  }
  const state = await readMigrationState(knex, migrationNames);
  const hindrance = hindranceOf(state);
  if (hindrance !== undefined) return failed(check, hindrance, newerSchemaCure);
  const { done, pending, unknown } = state;
  if (done.length === 0)
    return ok(check, 'The database is empty; the first start makes the schema.');
  if (pending.length > 0) {
    const message = `${pending.length} of this release have not run; the next start runs them.`;
    return warning(check, message, 'Back the database up, then run: dpp migrate');
  }
  const later =
    unknown.length > 0
      ? `, ${unknown.length} of them of a later release, which lets this one run`
      : '';
  return ok(check, `All ${done.length} have run${later}.`);
}

/** Whether rows of one tenant are out of the reach of another. */
export async function checkWall(knex: Knex): Promise<Finding> {
  const check = 'wall between tenants';
  const { done, pending } = await readMigrationState(knex, migrationNames);
  if (done.length === 0) return ok(check, 'The first start builds it.');
  if (pending.length > 0) return skipped(check, 'Migrations have to run first.');
  try {
    const tables = await checkTenantWall(knex);
    await checkDistribution(knex);
    return ok(check, `Row-level security keeps tenants apart in ${tables} tables.`);
  } catch (error) {
    if (!(error instanceof TenantWallError || error instanceof DistributionError)) throw error;
    const cure =
      error instanceof DistributionError
        ? 'Run: dpp migrate --distribute'
        : 'Mend it as an administrator of the database of DATABASE_URL; the server does not start before.';
    return failed(check, error.message, cure);
  }
}
