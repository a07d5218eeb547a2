import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operators (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      reg_id text not null,
      reg_id_scheme text,
      role text not null,
      archived_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, reg_id)
    )`);
  await knex.raw('create index operators_by_name on operators (tenant_id, name)');
  await wallOff(knex, 'operators');
  // An operator is deleted when nothing refers to it, else archived: a facility without one would belong
  // to all of them. That a GLN is registered once on the platform is the directory's to hold.
  await knex.raw(`
    create table facilities (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      operator_id uuid,
      gln text not null,
      name text not null,
      activity text,
      street_address text,
      city text,
      postal_code text,
      country text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, gln),
      constraint facilities_operator foreign key (tenant_id, operator_id)
        references operators (tenant_id, id)
    )`);
  await knex.raw('create index facilities_newest on facilities (tenant_id, created_at desc)');
  await wallOff(knex, 'facilities');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['facilities', 'operators']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
