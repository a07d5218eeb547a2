import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // The request that caused an event; null where none did, and for what is there already.
  for (const table of ['outbox_events', 'webhook_messages']) {
    await knex.raw(`alter table ${table} add column request_id text`);
  }
  // It goes with its delivery.
  await knex.raw(`
    create table webhook_attempts (
      tenant_id uuid not null,
      delivery_id uuid not null,
      attempted_at timestamptz not null,
      duration_ms integer not null,
      response_status integer,
      response_start text,
      error_message text,
      primary key (tenant_id, delivery_id, attempted_at),
      foreign key (tenant_id, delivery_id)
        references webhook_deliveries (tenant_id, id) on delete cascade
    )`);
  await knex.raw(`
    create index webhook_deliveries_delivered on webhook_deliveries
    (tenant_id, subscription_id, last_attempt_at) where status = 'DELIVERED'`);
  await wallOff(knex, 'webhook_attempts');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'webhook_attempts');
  await knex.raw('drop table webhook_attempts');
  await knex.raw('drop index webhook_deliveries_delivered');
  for (const table of ['outbox_events', 'webhook_messages']) {
    await knex.raw(`alter table ${table} drop column request_id`);
  }
}
