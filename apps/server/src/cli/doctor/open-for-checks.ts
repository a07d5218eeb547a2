import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { DataDirectoryError } from '../../platform/data-directory.js';
import { DataDirectoryLockedError } from '../../platform/db/connections/data-directory-lock.js';
import {
  openDatabase,
  serverStatementTimeouts,
  type Database,
} from '../../platform/db/database.js';
import { databaseProblemOf } from '../command/explain-start.js';
import { failed, ok, reasonOf, warning, type Finding } from './finding.js';

const check = 'database';

/** The oldest PostgreSQL whose SQL the server speaks, as `server_version_num` counts. */
const oldestVersion = 150_000;

export interface OpenedForChecks {
  readonly findings: readonly Finding[];
  /** Undefined where there is none to look into. */
  readonly database?: Database;
  /** True when nothing can be there yet: the first start makes it. */
  readonly isNew?: true;
}

/** Opens the database as it is: nothing is migrated, and no embedded database is made. */
export async function openForChecks(config: Config, logger: Logger): Promise<OpenedForChecks> {
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'postgres'))) {
    const message = `There is no embedded database in ${dataDirectory} yet; the first start makes it.`;
    return { findings: [ok(check, message)], isNew: true };
  }
  try {
    const database = await openDatabase({
      ...{ databaseUrl, dataDirectory, logger },
      poolSize: 1,
      statementTimeouts: serverStatementTimeouts,
    });
    return await lookInto(database, config);
  } catch (error) {
    return { findings: [unopened(error)] };
  }
}

async function lookInto(database: Database, config: Config): Promise<OpenedForChecks> {
  try {
    return { findings: [await describeDatabase(database, config)], database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function unopened(error: unknown): Finding {
  if (error instanceof DataDirectoryLockedError) {
    const message = `${error.message} A running server looks like that; what is in the database was not checked.`;
    return warning(check, message, 'Stop that server and run this again.');
  }
  if (error instanceof DataDirectoryError) {
    return failed(check, error.message, 'Set DATA_DIR to a folder that this user may write.');
  }
  const problem = databaseProblemOf(error);
  const cure = problem?.cure ?? 'mend it, or the database behind it';
  return failed(check, problem?.reason ?? reasonOf(error), `DATABASE_URL: ${cure}.`);
}

async function describeDatabase({ knex, engine }: Database, config: Config): Promise<Finding> {
  const { rows } = await knex.raw<{
    rows: [{ version: string; number: number; readonly: boolean }];
  }>(`select current_setting('server_version') as version,
             current_setting('server_version_num')::int as number,
             pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as readonly`);
  const [{ version, number, readonly }] = rows;
  if (engine === 'embedded') {
    return ok(check, `The embedded database in ${config.dataDirectory}, PostgreSQL ${version}.`);
  }
  if (number < oldestVersion) {
    const message = `PostgreSQL ${version} is older than what the server can work with.`;
    return failed(check, message, 'Point DATABASE_URL at PostgreSQL 15 or newer.');
  }
  if (readonly) {
    const message = 'It takes no writes: a standby, or default_transaction_read_only is on.';
    return failed(check, message, 'Point DATABASE_URL at the primary.');
  }
  return ok(check, `PostgreSQL ${version} answers.`);
}
