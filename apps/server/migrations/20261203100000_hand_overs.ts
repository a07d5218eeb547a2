import type { Knex } from 'knex';
import { takeDownWall, tenantRole, wallOff } from '../src/platform/db/wall/tenant-wall.js';

const constraint = 'battery_units_handed_over';

export async function up(knex: Knex): Promise<void> {
  await addColumns(knex);
  // One offer of a unit is open at a time: outcome is null. The token leads to the row by its hash.
  await knex.raw(`
    create table hand_overs (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      unit_id uuid not null,
      token_sha256 text not null,
      becomes text not null,
      created_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      outcome text check (outcome in ('ACCEPTED', 'CANCELLED', 'EXPIRED')),
      closed_at timestamptz,
      closed_by text,
      primary key (tenant_id, id),
      constraint hand_overs_token unique (tenant_id, token_sha256),
      constraint hand_overs_closed check ((outcome is null) = (closed_at is null)),
      foreign key (tenant_id, unit_id) references battery_units (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    'create unique index hand_overs_open on hand_overs (tenant_id, unit_id) where outcome is null',
  );
  await knex.raw(
    'create index hand_overs_by_time on hand_overs (tenant_id, unit_id, created_at desc, id desc)',
  );
  await wallOff(knex, 'hand_overs');
}

/** Who is responsible for a battery goes by `handed_over_at` of its records alone: one of them has none. */
async function addColumns(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table battery_units
    add column handed_over_at timestamptz,
    add column handed_over_to text,
    add column successor_tenant_id uuid,
    add column successor_unit_id uuid,
    add column predecessor_tenant_id uuid`);
  await knex.raw(`
    alter table battery_units add constraint ${constraint} check (
      num_nulls(handed_over_at, handed_over_to, successor_tenant_id, successor_unit_id) in (0, 4)
      and (predecessor_tenant_id is null or predecessor_unit_id is not null)
    )`);
  await knex.raw(`
    grant update (handed_over_at, handed_over_to, successor_tenant_id, successor_unit_id)
    on battery_units to ${tenantRole}`);
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'hand_overs');
  await knex.raw('drop table hand_overs');
  await knex.raw(`alter table battery_units drop constraint ${constraint}`);
  await knex.raw(`
    alter table battery_units
    drop column handed_over_at, drop column handed_over_to, drop column successor_tenant_id,
    drop column successor_unit_id, drop column predecessor_tenant_id`);
}
