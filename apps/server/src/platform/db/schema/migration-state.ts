import type { Knex } from 'knex';

/** How far the schema of a database is, seen by this release. */
export interface MigrationState {
  /** Names of those that have run, oldest first. Empty: the database holds no schema of this server. */
  readonly done: readonly string[];
  /** Names of those that this release would still run. */
  readonly pending: readonly string[];
  /** Names of those that a later release has run. */
  readonly unknown: readonly string[];
  /** Those of the unknown ones on which the later release has not declared that this one may run. */
  readonly forbidding: readonly string[];
}

/** Raised when a later release has changed the schema in a way that this one may not run on. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Reads the state and changes nothing.
 *
 * @param known - Names of the migrations of this release, oldest first.
 */
export async function readMigrationState(
  knex: Knex,
  known: readonly string[],
): Promise<MigrationState> {
  const hasRun = await hasTable(knex, 'knex_migrations');
  return hasRun
    ? migrationState(known, await readNames(knex), await readDeclared(knex))
    : migrationState(known);
}

/**
 * Compares what has run with what this release knows. The defaults are those of an empty database.
 *
 * @param done - Names of those that have run, oldest first.
 * @param declared - Names of those on which an older server may run.
 */
export function migrationState(
  known: readonly string[],
  done: readonly string[] = [],
  declared: readonly string[] = [],
): MigrationState {
  const unknown = done.filter((name) => !known.includes(name));
  return {
    done,
    pending: known.filter((name) => !done.includes(name)),
    unknown,
    forbidding: unknown.filter((name) => !declared.includes(name)),
  };
}

/** Why this release does not start on such a schema; undefined where it does. */
export function hindranceOf({ pending, unknown, forbidding }: MigrationState): string | undefined {
  if (forbidding.length > 0) {
    return `A later release has changed this database by migrations that forbid this one to run: ${listed(forbidding)}.`;
  }
  if (unknown.length > 0 && pending.length > 0) {
    return `Another line of releases has changed this database: this one does not know ${listed(unknown)}, and ${listed(pending)} of its own did not run before.`;
  }
  return undefined;
}

/** What to do about it. */
export const newerSchemaCure =
  'Run the release that made them, or restore the backup from before (docs/guides/upgrade.md).';

/** @throws {@link NewerSchemaError} when this release may not run on the schema. */
export function requireRunnable(state: MigrationState): void {
  const hindrance = hindranceOf(state);
  if (hindrance !== undefined) {
    throw new NewerSchemaError(
      `${hindrance} ${newerSchemaCure} To see all of them: dpp migrate --status`,
    );
  }
}

/**
 * Declares in the database on which migrations older servers may run: a comment on the table of migrations, which dumps
 * hold as well. It needs no migration of its own, and the oldest server reads it.
 *
 * @param names - Names of migrations: digits, lower-case letters and underscores.
 */
export async function declareRunnable(knex: Knex, names: readonly string[]): Promise<void> {
  if (names.join() === (await readDeclared(knex)).join()) return;
  await knex.raw(`comment on table knex_migrations is '${declaration}${names.join(' ')}'`);
}

const declaration = 'Older servers may run on: ';

async function readDeclared(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: [{ comment: string | null }] }>(
    `select obj_description(to_regclass('knex_migrations'), 'pg_class') as comment`,
  );
  const [{ comment }] = rows;
  return comment?.startsWith(declaration) ? comment.slice(declaration.length).split(' ') : [];
}

async function readNames(knex: Knex): Promise<string[]> {
  const rows = await knex<{ id: number; name: string }>('knex_migrations').orderBy('id');
  return rows.map(({ name }) => name);
}

/** Names that a message holds at most. */
const mostListed = 3;

function listed(names: readonly string[]): string {
  const more = names.length - mostListed;
  return `${names.slice(0, mostListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

async function hasTable(knex: Knex, table: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: [{ found: boolean }] }>(
    'select to_regclass(?) is not null as found',
    [table],
  );
  return rows[0].found;
}
