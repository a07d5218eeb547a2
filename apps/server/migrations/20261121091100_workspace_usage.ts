import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // One row a workspace, made when it is first needed: its lock serialises whoever adds passports, its
  // counter saves a sum per write.
  await knex.raw(`
    create table workspace_usage (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      content_bytes bigint not null default 0
    )`);
  await wallOff(knex, 'workspace_usage');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'workspace_usage');
  await knex.raw('drop table workspace_usage');
}
