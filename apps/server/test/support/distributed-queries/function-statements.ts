import type { Knex } from 'knex';
import { loadModule, parsePlPgSQLSync } from 'libpg-query';

await loadModule();

/** A statement inside a function of the database, as it would be asked by itself. */
export interface FunctionStatement {
  readonly functionName: string;
  readonly sql: string;
}

/**
 * Every statement that the functions of a database issue. They cannot be collected as they are issued: they are read
 * by PostgreSQL's own parser, and a value that a variable holds there is a parameter here.
 */
export async function functionStatements(db: Knex): Promise<FunctionStatement[]> {
  const { rows } = await db.raw<{ rows: { name: string; definition: string }[] }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = current_schema()::regnamespace`);
  return rows.flatMap(({ name, definition }) =>
    statementsIn(definition).map((sql) => ({ functionName: name, sql })),
  );
}

/** @throws for a function in another language than PL/pgSQL. */
export function statementsIn(definition: string): string[] {
  const tree: unknown = parsePlPgSQLSync(definition);
  const variables = valuesOf(tree, 'PLpgSQL_var').flatMap((variable) =>
    isNode(variable) ? String(variable['refname']) : [],
  );
  if (variables.length === 0) throw new Error(`Nothing is known of this function: ${definition}`);
  // What stands behind a dot or before one is a column of the same name, or a table.
  const variable = new RegExp(`(?<!\\.)\\b(?:${variables.join('|')})\\b(?!\\.)`, 'g');
  return valuesOf(tree, 'PLpgSQL_expr')
    .flatMap((expression) => (isNode(expression) ? String(expression['query']) : []))
    .filter((query) => /^\s*(?:select|with|insert|update|delete)\b/i.test(query))
    .map((query) => query.replace(variable, '$1'));
}

type Node = Readonly<Record<string, unknown>>;

/** What stands under a name, anywhere in a tree. */
function valuesOf(part: unknown, name: string): unknown[] {
  if (Array.isArray(part)) return part.flatMap((item) => valuesOf(item, name));
  if (!isNode(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === name ? [value, ...valuesOf(value, name)] : valuesOf(value, name),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
