import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Unlogged: counts of the last minute need not survive a crash, and must not cost a log write each.
  await knex.raw(`
    create unlogged table request_budgets (
      key text primary key,
      taken integer not null,
      resets_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table request_budgets');
}
