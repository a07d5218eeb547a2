import type { Knex } from 'knex';
import type { TableShape } from './table-shapes.js';

/** Values of one row as texts, by column. */
type TextRow = Readonly<Record<string, string | null>>;

/** Where a copy goes on: the key of the last row that was copied, as texts. */
export type KeyText = readonly string[];

interface Batch {
  readonly rows: readonly TextRow[];
  readonly lastKey: KeyText;
}

/** Rows of a batch at most, and bytes of their texts; one row may have more. */
const mostRows = 1_000;
const mostBytes = 4 * 1024 * 1024;

/** A table without a primary key is read in the order of its rows on disk, which nothing changes meanwhile. */
const rowAddress = { name: 'ctid', type: 'tid' };

const keyOf = ({ keyColumns }: TableShape) => (keyColumns.length > 0 ? keyColumns : [rowAddress]);

const quoted = (name: string) => `"${name}"`;

/**
 * The next rows behind a key, in the order of the primary key; undefined at the end of the table.
 *
 * @param after - Undefined for the first rows.
 */
export async function readBatch(
  source: Knex,
  table: TableShape,
  after: KeyText | undefined,
): Promise<Batch | undefined> {
  const key = keyOf(table);
  const keyList = key.map(({ name }) => quoted(name)).join(', ');
  const values = `(${key.map(({ type }) => `?::text::${type}`).join(', ')})`;
  const behind = after === undefined ? 'true' : `(${keyList}) > ${values}`;
  const lastKey = await lastKeyOf(source, { table, behind, after });
  if (!lastKey) return undefined;
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`);
  const { rows } = await source.raw<{ rows: TextRow[] }>(
    `select ${texts.join(', ')} from ${quoted(table.name)}
     where ${behind} and (${keyList}) <= ${values} order by ${keyList}`,
    [...(after ?? []), ...lastKey],
  );
  return { rows, lastKey };
}

/** The key of the last row that still fits. Sizes are added up before any row is sent. */
async function lastKeyOf(
  source: Knex,
  {
    table,
    behind,
    after = [],
  }: { readonly table: TableShape; readonly behind: string; readonly after?: KeyText | undefined },
): Promise<KeyText | undefined> {
  const key = keyOf(table);
  const keyList = key.map(({ name }) => quoted(name)).join(', ');
  const size = table.columns.map(({ name }) => `coalesce(octet_length(${quoted(name)}::text), 0)`);
  // `ctid` is no name for a column of a subquery.
  const named = key.map(({ name }, at) => `${quoted(name)} as key_${at}`);
  const places = key.map((_column, at) => `key_${at}`);
  const { rows } = await source.raw<{ rows: TextRow[] }>(
    `select ${places.map((place) => `${place}::text`).join(', ')}
     from (
       select ${places.join(', ')}, row_number() over sofar as place, sum(bytes) over sofar as bytes
       from (
         select ${named.join(', ')}, ${size.join(' + ')} as bytes from ${quoted(table.name)}
         where ${behind} order by ${keyList} limit ${mostRows}
       ) as next window sofar as (order by ${places.join(', ')})
     ) as sized
     where place = 1 or bytes <= ${mostBytes}
     order by place desc limit 1`,
    [...after],
  );
  const [row] = rows;
  return row && places.map((place) => row[place] ?? '');
}

/** Writes rows as they are: no trigger runs, and nothing is numbered anew. In a transaction of the owner. */
export async function writeBatch(
  tx: Knex.Transaction,
  { name, columns }: TableShape,
  rows: readonly TextRow[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name));
  const casts = columns.map((column) => `rows.${quoted(column.name)}::${column.type}`);
  const arrays = columns.map(() => '?::text[]');
  await tx.raw(`alter table ${quoted(name)} disable trigger user`);
  await tx.raw(
    `insert into ${quoted(name)} (${names.join(', ')}) overriding system value
     select ${casts.join(', ')} from unnest(${arrays.join(', ')}) as rows(${names.join(', ')})`,
    columns.map((column) =>
      rows.map((row) => row[column.name] ?? null),
    ) as unknown as Knex.RawBinding[],
  );
  await tx.raw(`alter table ${quoted(name)} enable trigger user`);
}

/** Number of rows of a table, and two sums of their hashes, which do not depend on an order. */
export interface TableDigest {
  readonly rows: number;
  readonly sums: string;
}

export async function digestTable(db: Knex, { name, columns }: TableShape): Promise<TableDigest> {
  const list = columns.map((column) => quoted(column.name)).join(', ');
  const part = (from: number) => `sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint)`;
  const { rows } = await db.raw<{ rows: [{ rows: number; sums: string | null }] }>(
    `select count(*)::integer as rows, concat_ws('-', ${part(1)}, ${part(16)}) as sums
     from (select md5(row(${list})::text) as hash from ${quoted(name)}) as hashed`,
  );
  const [{ rows: count, sums }] = rows;
  return { rows: count, sums: sums ?? '' };
}

/** Lets both databases write a value as the same text, to the end of a transaction. */
export async function writeTextsAlike(tx: Knex.Transaction): Promise<void> {
  await tx.raw(`
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local bytea_output = 'hex';
    set local extra_float_digits = 1`);
}
