import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // The token itself is never stored: token_sha256 is how it is known here and in the directory, and is
  // null before one is made. What a grant is about has no foreign keys: a grant is the record of a decision,
  // and stays when the passport goes. operator_id is that of the passport; null for the whole workspace.
  // kept_until is set for as long as there was no token: such a row is of no use afterwards.
  await knex.raw(`
    create table access_grants (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      status text not null,
      kind text not null,
      grantee_name text not null,
      grantee_email text,
      organization text,
      purpose text,
      scope_type text not null,
      passport_id uuid,
      battery_unit_id uuid,
      operator_id uuid,
      issuer_type text not null,
      issuer_email text,
      decided_at timestamptz,
      decided_by text,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      token_sha256 text,
      last_used_at timestamptz,
      use_count bigint not null default 0,
      kept_until timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      constraint access_grants_token check (status <> 'ACTIVE' or token_sha256 is not null)
    )`);
  await knex.raw(`
    create index access_grants_listed on access_grants
    (tenant_id, array_position(array['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'], status),
     created_at desc, id desc)`);
  await knex.raw(`
    create index access_grants_pending on access_grants (tenant_id, created_at)
    where status = 'PENDING'`);
  await knex.raw(`
    create index access_grants_over on access_grants (kept_until, tenant_id)
    where kept_until is not null`);
  await wallOff(knex, 'access_grants');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'access_grants');
  await knex.raw(`delete from directory where kind = 'GRANT'`);
  await knex.raw('drop table access_grants');
}
