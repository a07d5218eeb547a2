import type { Knex } from 'knex';
import { takeDownWall, tenantRole, wallOff } from '../src/platform/db/wall/tenant-wall.js';

const tables = ['webhook_subscriptions', 'webhook_messages', 'webhook_deliveries'] as const;

export async function up(knex: Knex): Promise<void> {
  // Secrets are envelopes of the vault: they have to be read back to sign. previous_secret signs as well until
  // previous_secret_until. failing_since is the first failure that no success followed.
  await knex.raw(`
    create table webhook_subscriptions (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      url text not null,
      events json not null,
      is_active boolean not null,
      secret text not null,
      previous_secret text,
      previous_secret_until timestamptz,
      failing_since timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  // An event that somebody subscribed to, for as long as its deliveries are kept: the outbox forgets it earlier.
  await knex.raw(`
    create table webhook_messages (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      event_type text not null,
      payload text not null,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  await knex.raw('create index webhook_messages_age on webhook_messages (created_at, tenant_id)');
  // next_attempt_at is set for as long as it is PENDING. Whoever attempts it moves that to the end of a lease, and
  // reports under lease_id: an attempt that nobody hears of becomes due again by itself.
  await knex.raw(`
    create table webhook_deliveries (
      tenant_id uuid not null,
      id uuid not null,
      subscription_id uuid not null,
      message_id uuid not null,
      event_type text not null,
      status text not null,
      attempts integer not null default 0,
      last_attempt_at timestamptz,
      next_attempt_at timestamptz,
      lease_id uuid,
      response_status integer,
      error_message text,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, message_id, subscription_id),
      foreign key (tenant_id, subscription_id)
        references webhook_subscriptions (tenant_id, id) on delete cascade,
      foreign key (tenant_id, message_id)
        references webhook_messages (tenant_id, id) on delete cascade
    )`);
  await knex.raw(`
    create index webhook_deliveries_due on webhook_deliveries
    (tenant_id, subscription_id, next_attempt_at) where next_attempt_at is not null`);
  await knex.raw(`
    create index webhook_deliveries_next on webhook_deliveries (next_attempt_at, tenant_id)
    where next_attempt_at is not null`);
  await knex.raw(`
    create index webhook_deliveries_leased on webhook_deliveries
    (tenant_id, subscription_id) where lease_id is not null`);
  await knex.raw(`
    create index webhook_deliveries_newest on webhook_deliveries
    (tenant_id, created_at desc, id desc)`);
  await knex.raw(`
    create index webhook_deliveries_of_subscription on webhook_deliveries
    (tenant_id, subscription_id, created_at desc, id desc)`);
  await knex.raw(`
    create index webhook_deliveries_undelivered on webhook_deliveries
    (tenant_id, status, created_at desc, id desc) where status <> 'DELIVERED'`);
  for (const table of tables) await wallOff(knex, table);
  // A column that a later migration takes away, so that the list of rights has it no more.
  await knex.raw(`grant update (lease_id) on webhook_deliveries to ${tenantRole}`);
  // An event is marked as handed over in the transaction that makes its deliveries.
  await knex.raw(`grant update (dispatched_at) on outbox_events to ${tenantRole}`);
}

export async function down(knex: Knex): Promise<void> {
  // The right on the outbox stays: a database that is made today has it from the start.
  for (const table of tables.toReversed()) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
