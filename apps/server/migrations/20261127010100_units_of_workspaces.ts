import type { Knex } from 'knex';

/** Neither holds a column that telemetry changes, and neither begins like a lookup of a passport's units. */
const indexes = {
  battery_units_by_serial: 'battery_units (tenant_id, serial_number collate "C")',
  battery_units_by_status: 'battery_units (tenant_id, status, created_at)',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}
