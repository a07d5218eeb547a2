import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passport_seals (
      tenant_id uuid not null,
      passport_id uuid not null,
      signing_key_id uuid not null,
      merkle_root text not null,
      digital_seal text not null,
      leaf_hashes json not null,
      leaf_salts json not null,
      timestamp_token text,
      timestamp_gen_time timestamptz,
      sealed_at timestamptz not null,
      primary key (tenant_id, passport_id),
      foreign key (tenant_id, passport_id) references passports (tenant_id, id) on delete cascade,
      foreign key (tenant_id, signing_key_id) references signing_keys (tenant_id, id)
    )`);
  await wallOff(knex, 'passport_seals');
  // What a passport held before each of its updates, from version 1. merkle_root is null where the
  // metadata could not have been sealed: a draft's may be empty.
  await knex.raw(`
    create table passport_versions (
      tenant_id uuid not null,
      passport_id uuid not null,
      version integer not null,
      status text not null,
      metadata json not null,
      merkle_root text,
      leaf_hashes json not null,
      leaf_salts json not null,
      content_bytes integer not null generated always as
        (octet_length(metadata::text) + octet_length(leaf_hashes::text)
         + octet_length(leaf_salts::text)) stored,
      changed_by text not null,
      change_reason text not null,
      created_at timestamptz not null,
      primary key (tenant_id, passport_id, version),
      foreign key (tenant_id, passport_id) references passports (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'passport_versions');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['passport_versions', 'passport_seals']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
