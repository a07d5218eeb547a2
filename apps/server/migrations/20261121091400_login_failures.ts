import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // An attempt counts for its address block and for its account: a row for each. By hash: whoever
  // mistypes may have put a password where the address belongs.
  await knex.raw(`
    create table login_failures (
      id uuid not null,
      counter_sha256 text not null,
      failed_at timestamptz not null,
      primary key (id, counter_sha256)
    )`);
  await knex.raw(
    'create index login_failures_counter on login_failures (counter_sha256, failed_at)',
  );
  await knex.raw('create index login_failures_age on login_failures (failed_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table login_failures');
}
