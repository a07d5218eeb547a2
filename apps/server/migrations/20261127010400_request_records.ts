import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Writes and refusals of a week, so many of a workspace at most: every filter reads few rows.
  await knex.raw(`
    create table request_records (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      request_id text not null,
      method text not null,
      path text not null,
      status integer not null,
      code text,
      message text,
      duration_ms integer not null,
      actor text not null,
      key_id text,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  await knex.raw(`
    create index request_records_newest on request_records
    (tenant_id, created_at desc, id desc)`);
  await knex.raw(
    'create index request_records_by_request on request_records (tenant_id, request_id)',
  );
  await knex.raw('create index request_records_age on request_records (created_at, tenant_id)');
  await wallOff(knex, 'request_records');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'request_records');
  await knex.raw('drop table request_records');
}
