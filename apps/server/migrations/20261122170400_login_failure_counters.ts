import type { Knex } from 'knex';

/** An attempt counts for its address block and for its account: a row for each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table login_failures rename column account_sha256 to counter_sha256');
  await knex.raw('alter table login_failures drop constraint login_failures_pkey');
  await knex.raw('alter table login_failures add primary key (id, counter_sha256)');
  await knex.raw('drop index login_failures_account');
  await knex.raw(
    'create index login_failures_counter on login_failures (counter_sha256, failed_at)',
  );
}

export async function down(knex: Knex): Promise<void> {
  // Of each attempt one row is left: the table had one column to find it by.
  await knex.raw(`
    delete from login_failures as further using login_failures as first
      where further.id = first.id and further.counter_sha256 > first.counter_sha256`);
  await knex.raw('drop index login_failures_counter');
  await knex.raw('alter table login_failures drop constraint login_failures_pkey');
  await knex.raw('alter table login_failures add primary key (id)');
  await knex.raw('alter table login_failures rename column counter_sha256 to account_sha256');
  await knex.raw('create index login_failures_account on login_failures (account_sha256)');
}
