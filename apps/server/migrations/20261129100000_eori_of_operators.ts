import type { Knex } from 'knex';

/** The customs number of an operator that another register identifies. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('operators', (table) => {
    table.text('eori');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('operators', (table) => {
    table.dropColumn('eori');
  });
}
