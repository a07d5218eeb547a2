import type { Knex } from 'knex';

/** What a sweep looks for: the oldest rows of a table, by the time that decides. */
const indexes: Readonly<Record<string, string>> = {
  passport_accesses_age: 'passport_accesses (accessed_at)',
  sessions_expiry: 'sessions (expires_at)',
  sessions_revoked: 'sessions (revoked_at) where revoked_at is not null',
  outbox_events_age: 'outbox_events (created_at)',
  outbox_events_dispatched: 'outbox_events (dispatched_at) where dispatched_at is not null',
  notifications_age: 'notifications (created_at)',
};

export async function up(knex: Knex): Promise<void> {
  // One row, there from the first: whoever moves its time on sweeps, and nobody else within the hour.
  await knex.raw('create table sweeps (name text primary key, began_at timestamptz not null)');
  await knex.raw(`insert into sweeps values ('hourly', to_timestamp(0))`);
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on ${columns}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
  await knex.raw('drop table sweeps');
}
