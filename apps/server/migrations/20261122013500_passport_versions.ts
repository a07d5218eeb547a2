import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // What a passport held before each of its updates, from version 1. merkle_root is null where the
  // metadata could not have been sealed: a draft's may be empty.
  await knex.raw(`
    create table passport_versions (
      passport_id uuid not null references passports (id) on delete cascade,
      version integer not null,
      status text not null,
      metadata json not null,
      merkle_root text,
      leaf_hashes json not null,
      leaf_salts json not null,
      changed_by text not null,
      change_reason text not null,
      created_at timestamptz not null,
      primary key (passport_id, version)
    )`);
  // History is added to, never rewritten; it goes with its passport.
  await wallOff(knex, {
    table: 'passport_versions',
    parent: { table: 'passports', key: 'passport_id' },
    grants: 'select, insert',
  });
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'passport_versions');
  await knex.raw('drop table passport_versions');
}
