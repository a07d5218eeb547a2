import { randomInt, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A table some tenant owns rows of, as the database's catalog describes it. */
export interface TenantTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Column → what it refers to. */
  readonly references: ReadonlyMap<string, { readonly table: string; readonly column: string }>;
}

export type Row = Readonly<Record<string, unknown>>;

/** One row per table. */
export type TenantRows = ReadonlyMap<string, Row>;

/**
 * Every table with a `tenant_id`, or that refers to one that belongs to tenants, parents first. Read
 * from the catalog: no new table can be forgotten.
 */
export async function tenantTables(db: Knex): Promise<TenantTable[]> {
  const tables = await readTables(db);
  const owned = new Map<string, TenantTable>();
  for (;;) {
    const next = tables.find(
      (table) =>
        !owned.has(table.name) && isTenants(table, owned) && parentsAreIn(table, owned, tables),
    );
    if (!next) return [...owned.values()];
    owned.set(next.name, next);
  }
}

function isTenants(table: TenantTable, owned: ReadonlyMap<string, TenantTable>): boolean {
  return table.name === 'tenants' || parentsOf(table).some((parent) => owned.has(parent));
}

function parentsAreIn(
  table: TenantTable,
  owned: ReadonlyMap<string, TenantTable>,
  tables: readonly TenantTable[],
): boolean {
  return parentsOf(table).every(
    (parent) => owned.has(parent) || !tables.some(({ name }) => name === parent),
  );
}

const parentsOf = (table: TenantTable) =>
  [...table.references.values()].map((to) => to.table).filter((name) => name !== table.name);

async function readTables(db: Knex): Promise<TenantTable[]> {
  const { rows } = await db.raw<{ rows: CatalogRow[] }>(`
    select c.table_name as table, c.column_name as column, c.data_type as type,
           parent.relname as "parentTable", parent_column.attname as "parentColumn"
    from information_schema.columns c
    join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    join pg_attribute a
      on a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and a.attname = c.column_name
    left join pg_constraint k
      on k.contype = 'f' and k.conrelid = a.attrelid and a.attnum = any (k.conkey)
    left join pg_class parent on parent.oid = k.confrelid
    left join pg_attribute parent_column
      on parent_column.attrelid = k.confrelid
     and parent_column.attnum = k.confkey[array_position(k.conkey, a.attnum)]
    where c.table_schema = current_schema() and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position, k.conname`);
  return [...new Set(rows.map(({ table }) => table))].map((name) => {
    const ofTable = rows.filter(({ table }) => table === name);
    const types = new Map(ofTable.map(({ column, type }) => [column, type]));
    const references = ofTable.flatMap(({ column, parentTable, parentColumn }) =>
      parentTable && parentColumn
        ? [[column, { table: parentTable, column: parentColumn }] as const]
        : [],
    );
    return {
      name,
      columns: [...types].map(([column, type]) => ({ name: column, type })),
      // The audit log outlives its tenant and so has no foreign key.
      references: new Map([...references, ...(types.has('tenant_id') ? [toTenant] : [])]),
    };
  });
}

const toTenant = ['tenant_id', { table: 'tenants', column: 'id' }] as const;

interface CatalogRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly parentTable: string | null;
  readonly parentColumn: string | null;
}

/** A tenant with a row in every table. */
export async function insertTenant(db: Knex, tables: readonly TenantTable[]): Promise<TenantRows> {
  const rows = new Map<string, Row>();
  for (const table of tables) {
    const row = newRow(table, rows);
    await db(table.name).insert(row);
    rows.set(table.name, row);
  }
  return rows;
}

/** Another row of the same tenant, every column filled, and equal to no other where it can be. */
export function newRow(table: TenantTable, tenant: TenantRows): Row {
  const values = table.columns.map(({ name, type }) => {
    const parent = table.references.get(name);
    // The first row of a table that refers to itself refers to none.
    if (parent) return [name, tenant.get(parent.table)?.[parent.column] ?? null] as const;
    // A sandbox is none that the platform knows.
    if (name === 'sandbox_of') return [name, null] as const;
    return [name, valueOf(type)] as const;
  });
  return { ...Object.fromEntries(values), ...demandedByChecks.get(table.name) };
}

/** Values without which a filled row of a table would break one of its checks. */
const demandedByChecks: ReadonlyMap<string, Row> = new Map([
  ['battery_units', { status: 'RECYCLED' }],
  ['account_tokens', { kind: 'TICKET' }],
  ['hand_overs', { outcome: 'ACCEPTED' }],
]);

function valueOf(type: string): unknown {
  switch (type) {
    case 'uuid':
    case 'text':
      return randomUUID();
    case 'integer':
    case 'bigint':
    case 'double precision':
      return randomInt(1_000_000_000);
    case 'boolean':
      return false;
    case 'bytea':
      return Buffer.from(randomUUID());
    case 'json':
      return '{}';
    case 'timestamp with time zone':
      return new Date();
    case 'ARRAY':
      return [];
    default:
      throw new Error(`No test value for a column of type ${type}: add one here.`);
  }
}

/** The columns that tell a row from all others. */
export function keyOf(table: TenantTable, row: Row): Row {
  const telling = table.columns.filter(({ type }) => type === 'uuid' || type === 'text');
  return Object.fromEntries(telling.map(({ name }) => [name, row[name]]));
}
