import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox_events (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      event_type text not null,
      payload text not null,
      created_at timestamptz not null,
      dispatched_at timestamptz
    )`);
  await knex.raw(
    'create index outbox_events_pending on outbox_events (created_at) where dispatched_at is null',
  );
  // Append-only and hash-chained per tenant: entry_hash covers the entry and previous_hash.
  await knex.raw(`
    create table audit_log (
      id uuid primary key,
      tenant_id uuid not null,
      seq bigint not null,
      action text not null,
      actor text not null,
      target_type text not null,
      target_id text not null,
      ip text,
      details json not null,
      previous_hash text not null,
      entry_hash text not null,
      created_at timestamptz not null,
      unique (tenant_id, seq)
    )`);
  await knex.raw(`
    create table notifications (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      kind text not null,
      message text not null,
      target_type text not null,
      target_id text not null,
      read_at timestamptz,
      created_at timestamptz not null
    )`);
  await knex.raw(
    'create index notifications_newest on notifications (tenant_id, created_at desc, id desc)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table notifications');
  await knex.raw('drop table audit_log');
  await knex.raw('drop table outbox_events');
}
