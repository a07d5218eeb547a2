import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // due_at is the end of a lease, or the time from which the import waits to be checked; null once it is. Rows up to
  // checked_to are checked with the present settings. The job that publishes it may be gone.
  await knex.raw(`
    create table imports (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      file_name text not null,
      state text not null,
      columns json not null,
      decimal_comma boolean not null,
      category text,
      operator_id uuid,
      facility_id uuid,
      existing text not null,
      allow_sku boolean not null,
      total integer not null default 0,
      bytes integer not null default 0,
      checked_to integer not null default 0,
      due_at timestamptz,
      scope_operator_id uuid,
      job_id uuid,
      version integer not null default 1,
      created_by text not null,
      updated_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  await knex.raw(
    'create index imports_due on imports (due_at, tenant_id) where due_at is not null',
  );
  await knex.raw('create index imports_by_change on imports (updated_at, tenant_id)');
  // A pair is the operator and the product id of a row, as far as both are known.
  await knex.raw(`
    create table import_rows (
      tenant_id uuid not null,
      import_id uuid not null,
      number integer not null,
      line integer not null,
      cells json not null,
      bytes integer not null,
      state text not null default 'UNCHECKED',
      pair text,
      passport_id uuid,
      primary key (tenant_id, import_id, number),
      foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    'create index import_rows_by_state on import_rows (tenant_id, import_id, state, number)',
  );
  await knex.raw(
    'create index import_rows_by_pair on import_rows (tenant_id, import_id, pair, number) where pair is not null',
  );
  await knex.raw(`
    create table import_row_faults (
      tenant_id uuid not null,
      import_id uuid not null,
      kind text not null,
      number integer not null,
      primary key (tenant_id, import_id, kind, number),
      foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    'create index import_row_faults_by_row on import_row_faults (tenant_id, import_id, number)',
  );
  for (const table of tables) await wallOff(knex, table);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables.toReversed()) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

const tables = ['imports', 'import_rows', 'import_row_faults'];
