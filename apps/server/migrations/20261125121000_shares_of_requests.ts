import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // From which block of addresses a request for access came: those of one block share some of the room for requests.
  await knex.raw('alter table access_grants add column requester_block text');
  // How many requests found no room, of which no row is there.
  await knex.raw(`
    create table grant_request_refusals (
      tenant_id uuid not null references tenants (id) on delete cascade,
      refused bigint not null,
      last_refused_at timestamptz not null,
      told_at timestamptz not null,
      primary key (tenant_id)
    )`);
  await wallOff(knex, 'grant_request_refusals');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'grant_request_refusals');
  await knex.raw('drop table grant_request_refusals');
  await knex.raw('alter table access_grants drop column requester_block');
}
