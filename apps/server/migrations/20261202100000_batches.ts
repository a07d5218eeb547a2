import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Lots are compared and ordered by their bytes: GS1 tells capitals from small letters.
  await knex.raw(`
    create table batches (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      passport_id uuid not null,
      lot text collate "C" not null,
      status text not null,
      status_note json,
      status_changed_at timestamptz,
      metadata json not null,
      edit_count integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      constraint batches_lot unique (tenant_id, passport_id, lot),
      constraint batches_passport foreign key (tenant_id, passport_id)
        references passports (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'batches');
  await knex.raw('alter table battery_units add column batch_id uuid');
  await knex.raw(`
    alter table battery_units add constraint battery_units_batch foreign key (tenant_id, batch_id)
      references batches (tenant_id, id)`);
  await knex.raw(`
    create index battery_units_of_batch
      on battery_units (tenant_id, batch_id, created_at desc, id desc) where batch_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index battery_units_of_batch');
  await knex.raw(`
    alter table battery_units drop constraint battery_units_batch, drop column batch_id`);
  await takeDownWall(knex, 'batches');
  await knex.raw('drop table batches');
}
