import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // One row, there from the first: whoever moves its time on sweeps, and nobody else within the hour.
  await knex.raw('create table sweeps (name text primary key, began_at timestamptz not null)');
  await knex.raw(`insert into sweeps values ('hourly', to_timestamp(0))`);
  // What only one transaction does at a time, whatever instance it is of, by the lock of a row. The row
  // itself says nothing, and is made anew when it is needed again.
  await knex.raw(
    'create table platform_turns (name text primary key, taken_at timestamptz not null)',
  );
  await knex.raw('create index platform_turns_age on platform_turns (taken_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table platform_turns');
  await knex.raw('drop table sweeps');
}
