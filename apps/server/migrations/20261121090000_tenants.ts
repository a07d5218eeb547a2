import type { Knex } from 'knex';
import {
  ensureRole,
  takeDownWall,
  tenantRole,
  wallOff,
} from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await ensureRole(knex);
  // In schema public everybody has it, and whoever runs this need not own that schema.
  await knex.raw(`
    do $$
    begin
      if not has_schema_privilege('${tenantRole}', current_schema(), 'usage') then
        execute format('grant usage on schema %I to ${tenantRole}', current_schema());
      end if;
    end $$`);
  await knex.raw(`
    create table tenants (
      id uuid primary key,
      name text not null,
      subdomain text not null,
      tier text not null,
      subscription_status text not null,
      passport_limit integer,
      legal_id text,
      mfa_required boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  await wallOff(knex, 'tenants');
}

/** The role stays: it is the cluster's, another database may use it, and it may do nothing here. */
export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'tenants');
  await knex.raw('drop table tenants');
  await knex.raw(`
    do $$
    begin
      execute format('revoke usage on schema %I from ${tenantRole}', current_schema());
    exception when insufficient_privilege then
      null; -- Not ours to give, so never given.
    end $$`);
}
