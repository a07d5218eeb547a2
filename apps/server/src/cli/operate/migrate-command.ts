import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { openDatabase } from '../../platform/db/database.js';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import {
  hindranceOf,
  migrationState,
  newerSchemaCure,
  readMigrationState,
  type MigrationState,
} from '../../platform/db/schema/migration-state.js';
import { AnswerError, UsageError, type Cli } from '../command/command-context.js';

interface MigrateDeps {
  readonly loadConfig: () => Config;
  readonly createLogger: (config: Config) => Logger;
}

interface MigrateOptions {
  readonly distribute?: true;
  readonly status?: true;
}

export function addMigrateCommand(program: Command, cli: Cli, deps: MigrateDeps): void {
  program
    .command('migrate')
    .description('bring the database schema up to date')
    .option('--distribute', 'distribute the tables over the machines of a Citus cluster, too')
    .option(
      '--status',
      'say how far the schema is and change nothing; ends with 0 when it is current, with 2 when migrations are due, with 3 when a later release forbids this one to run',
    )
    .action(({ status, ...options }: MigrateOptions) => {
      if (!status) return migrate(cli, options);
      if (options.distribute)
        throw new UsageError('--status changes nothing: leave --distribute out.');
      return printStatus(cli, deps);
    });
}

function migrate(cli: Cli, options: MigrateOptions): Promise<void> {
  return cli.onDatabase(({ migrated, distributed }, output) => {
    const changes = [...migrated, ...distributed.map((table) => `${table} is distributed`)];
    const lines = changes.length > 0 ? changes : ['The schema is up to date.'];
    return Promise.resolve(output.result({ migrated, distributed }, lines));
  }, options);
}

async function printStatus(cli: Cli, { loadConfig, createLogger }: MigrateDeps): Promise<void> {
  const config = loadConfig();
  const state = await readState(config, createLogger({ ...config, logLevel: 'error' }));
  const { done, pending, unknown, forbidding } = state;
  const applied = done.filter((name) => !unknown.includes(name));
  const hindrance = hindranceOf(state);
  const unknownOnes = unknown.map((name) => ({
    name,
    allowsThisServer: !forbidding.includes(name),
  }));
  const current = hindrance === undefined && pending.length === 0;
  cli
    .output()
    .result({ current, applied, due: pending, unknown: unknownOnes }, [
      ...applied.map((name) => `applied  ${name}`),
      ...pending.map((name) => `due      ${name}`),
      ...unknownOnes.map(
        ({ name, allowsThisServer }) =>
          `unknown  ${name}: this server ${allowsThisServer ? 'may' : 'may not'} run`,
      ),
      `${applied.length} applied, ${pending.length} due, ${unknown.length} unknown to this server.`,
    ]);
  if (hindrance !== undefined) throw new AnswerError(`${hindrance} ${newerSchemaCure}`, 3);
  if (!current) throw new AnswerError('Back the database up, then run: dpp migrate', 2);
}

/** Opens the database as it is; no embedded one is made. */
async function readState(config: Config, logger: Logger): Promise<MigrationState> {
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'postgres'))) {
    return migrationState(migrationNames);
  }
  const database = await openDatabase({ databaseUrl, dataDirectory, logger, poolSize: 1 });
  try {
    return await readMigrationState(database.knex, migrationNames);
  } finally {
    await database.close();
  }
}
