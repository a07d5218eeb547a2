import type { Knex } from 'knex';

/** A table as far as copying it needs. */
export interface TableShape {
  readonly name: string;
  /** Columns that are written; what the database generates is left out. */
  readonly columns: readonly Column[];
  /** Columns of the primary key in its order; none where the table has no key. */
  readonly keyColumns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** As a cast names it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

interface ColumnRow extends Column {
  readonly table: string;
  /** Place in the primary key from 1; null outside it. */
  readonly key_place: number | null;
}

/** The migrations keep their own tables. */
const ownTables = ['knex_migrations', 'knex_migrations_lock'];

/** Every table of the schema but those named, by name. */
export async function listTables(
  db: Knex,
  { except }: { readonly except: string },
): Promise<TableShape[]> {
  const { rows } = await db.raw<{ rows: ColumnRow[] }>(
    `select tables.relname as "table", columns.attname as name,
       format_type(columns.atttypid, columns.atttypmod) as type,
       array_position(keys.conkey, columns.attnum) as key_place
     from pg_class tables
     join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum > 0
       and not columns.attisdropped and columns.attgenerated = ''
     left join pg_constraint keys on keys.conrelid = tables.oid and keys.contype = 'p'
     where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r'
       and tables.relname <> all (?)
     order by tables.relname, columns.attnum`,
    [[...ownTables, except]],
  );
  const byTable = new Map<string, ColumnRow[]>();
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
  return [...byTable].map(([name, columns]) => ({
    name,
    columns,
    keyColumns: columns
      .filter(({ key_place: place }) => place !== null)
      .sort((one, other) => Number(one.key_place) - Number(other.key_place)),
  }));
}

/** A constraint between tables, as the statement that adds it says it. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function listForeignKeys(db: Knex): Promise<ForeignKey[]> {
  const { rows } = await db.raw<{ rows: ForeignKey[] }>(
    `select tables.relname as "table", keys.conname as name, pg_get_constraintdef(keys.oid) as definition
     from pg_constraint keys join pg_class tables on tables.oid = keys.conrelid
     where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace
     order by 1, 2`,
  );
  return rows;
}

/** Names of the sequences of the schema. */
export async function listSequences(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S'
     order by relname`,
  );
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('knex_'));
}
