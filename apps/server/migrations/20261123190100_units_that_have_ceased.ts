import type { Knex } from 'knex';

const constraint = 'battery_units_ceased';

export async function up(knex: Knex): Promise<void> {
  // One way of saying that a unit is gone, so that whoever looks at ceased_at alone sees each of them and no other.
  await replaceCheck(knex, `(status = 'RECYCLED') = (ceased_at is not null)`);
}

export async function down(knex: Knex): Promise<void> {
  await replaceCheck(knex, `status <> 'RECYCLED' or ceased_at is not null`);
}

/** The first statement locks the table until the migration ends: no row slips in between. Citus takes one command each. */
async function replaceCheck(knex: Knex, condition: string): Promise<void> {
  await knex.raw(`alter table battery_units drop constraint ${constraint}`);
  await knex.raw(`alter table battery_units add constraint ${constraint} check (${condition})`);
}
