import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // One row per generation of a tenant's key pair, counted up and never reused: old seals and
  // credentials stay verifiable after a rotation. private_key is a vault envelope.
  await knex.raw(`
    create table signing_keys (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      key_number integer not null,
      public_key_pem text not null,
      public_key_sha256 text not null unique,
      private_key text not null,
      certificate_chain json not null,
      created_at timestamptz not null,
      retired_at timestamptz,
      unique (tenant_id, key_number)
    )`);
  await knex.raw(
    'create unique index signing_keys_current on signing_keys (tenant_id) where retired_at is null',
  );
  // The platform's own secrets (the seal CA's key), enveloped in the same vault.
  await knex.raw(`
    create table platform_secrets (
      name text primary key,
      envelope text not null,
      certificate_pem text,
      created_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table platform_secrets');
  await knex.raw('drop table signing_keys');
}
