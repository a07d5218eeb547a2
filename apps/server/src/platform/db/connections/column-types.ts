import pg from 'pg';

const { builtins } = pg.types;

/** Counts and sequence numbers stay far below 2^53. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
};

/**
 * The column types the schema uses. Both engines read them with the same parsers, so that a query
 * answers the same values on the embedded database and on a PostgreSQL server.
 */
const columnTypeOids = [
  builtins.BOOL,
  builtins.INT2,
  builtins.INT4,
  builtins.INT8,
  builtins.FLOAT8,
  builtins.TEXT,
  builtins.VARCHAR,
  builtins.UUID,
  builtins.JSON,
  builtins.JSONB,
  builtins.TIMESTAMPTZ,
];

/** Parser of a column's text form, by type OID. */
export function columnParser(oid: number): (text: string) => unknown {
  return parsers[oid] ?? (pg.types.getTypeParser(oid, 'text') as (text: string) => unknown);
}

/** `oid -> parser` for an engine that wants a list instead of a lookup. */
export const columnParsers = Object.fromEntries(
  columnTypeOids.map((oid) => [oid, columnParser(oid)]),
);

/** `oid -> serializer` that sends bindings as the text `pg` already made of them. */
export const textSerializers = Object.fromEntries(
  columnTypeOids.map((oid) => [oid, (value: string) => value]),
);
