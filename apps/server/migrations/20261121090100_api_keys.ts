import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The secret itself is never stored: key_id finds the row, secret_sha256 proves the rest.
  await knex.raw(`
    create table api_keys (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      key_id text not null unique,
      secret_sha256 text not null,
      name text not null,
      role text not null,
      permissions json,
      operator_id uuid,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null
    )`);
  await knex.raw('create index api_keys_tenant on api_keys (tenant_id, created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table api_keys');
}
