import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox_events (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      event_type text not null,
      payload text not null,
      created_at timestamptz not null,
      dispatched_at timestamptz,
      primary key (tenant_id, id)
    )`);
  await knex.raw(
    'create index outbox_events_pending on outbox_events (tenant_id, created_at) where dispatched_at is null',
  );
  await knex.raw('create index outbox_events_age on outbox_events (created_at, tenant_id)');
  await knex.raw(
    'create index outbox_events_dispatched on outbox_events (dispatched_at, tenant_id) where dispatched_at is not null',
  );
  await wallOff(knex, 'outbox_events');
  await knex.raw(`
    create table notifications (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      kind text not null,
      message text not null,
      target_type text not null,
      target_id text not null,
      read_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  await knex.raw(
    'create index notifications_newest on notifications (tenant_id, created_at desc, id desc)',
  );
  await knex.raw('create index notifications_age on notifications (created_at, tenant_id)');
  await wallOff(knex, 'notifications');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['notifications', 'outbox_events']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
