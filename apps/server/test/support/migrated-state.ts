/** Asks a database one statement. @returns Its rows. */
export type Ask = <Row>(sql: string) => Promise<Row[]>;

/** How migrations leave the first schema of the search path. */
export interface MigratedState {
  /** Digest of everything they make but rows. */
  readonly catalog: string;
  /** The rows that they make, as JSON, by table. */
  readonly seeds: ReadonlyMap<string, string>;
}

export async function stateOf(ask: Ask): Promise<MigratedState> {
  const seeds = new Map<string, string>();
  for (const table of await writtenTables(ask)) {
    const [row] = await ask<{ json: string | null }>(
      `select json_agg(each)::text as json from ${table} as each`,
    );
    if (row?.json) seeds.set(table, row.json);
  }
  return { catalog: await catalogOf(ask), seeds };
}

/**
 * Takes back what was written since, and restarts the sequences.
 *
 * @returns False if more than rows was changed: then the schema is not as it was.
 */
export async function restore(ask: Ask, { catalog, seeds }: MigratedState): Promise<boolean> {
  if ((await catalogOf(ask)) !== catalog) return false;
  const tables = await writtenTables(ask);
  if (tables.length > 0) await ask(`truncate ${tables.join()} restart identity cascade`);
  for (const [table, json] of seeds) {
    const rows = `json_populate_recordset(null::${table}, $json$${json}$json$)`;
    await ask(`insert into ${table} select * from ${rows}`);
  }
  return true;
}

/** A table without writes has no bytes; one whose rows lie on other machines never has any here, and is asked. */
async function writtenTables(ask: Ask): Promise<string[]> {
  const here = `relnamespace = current_schema()::regnamespace and relkind = 'r'
       and not starts_with(relname, 'knex_')`;
  const local = await ask<{ name: string }>(
    `select format('%I', relname) as name from pg_class where ${here} and pg_relation_size(oid) > 0`,
  );
  const names = local.map(({ name }) => name);
  for (const name of await distributedTables(ask, here)) {
    const [row] = await ask<{ written: boolean }>(
      `select exists (select 1 from ${name}) as written`,
    );
    if (row?.written) names.push(name);
  }
  return names;
}

async function distributedTables(ask: Ask, here: string): Promise<string[]> {
  const [catalog] = await ask<{ known: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as known`,
  );
  if (!catalog?.known) return [];
  const rows = await ask<{ name: string }>(
    `select format('%I', relname) as name
     from pg_class join pg_dist_partition on logicalrelid = pg_class.oid where ${here}`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Changes with every table, column, default, constraint, index, trigger, function, policy and right. What
 * they are written in gets another version with every change; the row of a table itself does so with every
 * truncation.
 */
async function catalogOf(ask: Ask): Promise<string> {
  const here = 'current_schema()::regnamespace';
  const ofTables = (table: string, relation: string) =>
    `select concat_ws('.', t.oid, t.xmin) from ${table} t join pg_class c on c.oid = t.${relation}
     where c.relnamespace = ${here}`;
  const ofSchema = (table: string, namespace: string) =>
    `select concat_ws('.', t.oid, t.xmin) from ${table} t where t.${namespace} = ${here}`;
  const parts = [
    `select concat_ws('.', oid, relname, relacl, relrowsecurity, relforcerowsecurity)
     from pg_class where relnamespace = ${here}`,
    `select concat_ws('.', attrelid, attnum, a.xmin) from pg_attribute a
     join pg_class c on c.oid = attrelid where c.relnamespace = ${here}`,
    ofTables('pg_attrdef', 'adrelid'),
    ofTables('pg_trigger', 'tgrelid'),
    ofTables('pg_policy', 'polrelid'),
    ofSchema('pg_constraint', 'connamespace'),
    ofSchema('pg_proc', 'pronamespace'),
    ofSchema('pg_type', 'typnamespace'),
    `select concat_ws('.', oid, xmin) from pg_namespace where oid = ${here}`,
  ];
  const [row] = await ask<{ digest: string }>(
    `select md5(string_agg(entry, ',' order by entry)) as digest
     from (${parts.join(' union all ')}) as entries(entry)`,
  );
  return row?.digest ?? '';
}
