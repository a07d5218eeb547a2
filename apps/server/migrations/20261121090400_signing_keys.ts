import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // One row per generation of a tenant's key pair, counted up and never reused: old seals and
  // credentials stay verifiable after a rotation. private_key is a vault envelope.
  await knex.raw(`
    create table signing_keys (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      key_number integer not null,
      public_key_pem text not null,
      public_key_sha256 text not null,
      private_key text not null,
      certificate_chain json not null,
      created_at timestamptz not null,
      retired_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, key_number)
    )`);
  await knex.raw(
    'create unique index signing_keys_current on signing_keys (tenant_id) where retired_at is null',
  );
  await wallOff(knex, 'signing_keys');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'signing_keys');
  await knex.raw('drop table signing_keys');
}
