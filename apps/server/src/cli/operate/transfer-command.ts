import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { openDatabase, type Database } from '../../platform/db/database.js';
import { migrateToLatest } from '../../platform/db/schema/migrate.js';
import { checkTenantWall } from '../../platform/db/schema/tenant-wall-check.js';
import {
  transferDatabase,
  TransferError,
  type TransferredTable,
} from '../../platform/db/transfer/transfer-database.js';
import { CliError, type Cli } from '../command/command-context.js';

interface TransferDeps {
  readonly loadConfig: () => Config;
  readonly createLogger: (config: Config) => Logger;
}

export function addTransferCommand(program: Command, cli: Cli, deps: TransferDeps): void {
  program
    .command('transfer')
    .description(
      'copy the embedded database in DATA_DIR into the empty one that DATABASE_URL names, and compare both; run again, it goes on where it ended',
    )
    .action(async () => {
      const tables = await transfer(cli, deps);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      cli
        .output()
        .result({ rows, tables: tables.map(({ name, rows: count }) => ({ name, rows: count })) }, [
          ...tables
            .filter((table) => table.rows > 0)
            .map((table) => `${table.rows}  ${table.name}`),
          `${rows} rows in ${tables.length} tables are equal in both databases.`,
          'Start the server with this DATABASE_URL, and with the DATA_DIR or the VAULT_KEY of before: it opens the private keys.',
        ]);
    });
}

async function transfer(
  { terminal }: Cli,
  { loadConfig, createLogger }: TransferDeps,
): Promise<readonly TransferredTable[]> {
  const config = loadConfig();
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === undefined) {
    throw new CliError('DATABASE_URL is missing: it names the database that is filled.');
  }
  if (!existsSync(join(dataDirectory, 'postgres'))) {
    throw new CliError(`DATA_DIR: there is no embedded database in ${dataDirectory}.`);
  }
  const logger = createLogger({ ...config, logLevel: 'error' });
  const open: Database[] = [];
  try {
    const source = await openDatabase({ dataDirectory, logger });
    open.push(source);
    const target = await openDatabase({ databaseUrl, dataDirectory, logger, poolSize: 2 });
    open.push(target);
    for (const { knex } of open) {
      await migrateToLatest(knex);
      await checkTenantWall(knex);
    }
    return await transferDatabase({
      source: source.knex,
      target: target.knex,
      onProgress: (table, copied) => {
        if (terminal.isTerminal) terminal.complain(`\r\u001b[K${table}: ${copied} rows`);
      },
    });
  } catch (error) {
    if (error instanceof TransferError) throw new CliError(error.message, { cause: error });
    throw error;
  } finally {
    if (terminal.isTerminal) terminal.complain('\r\u001b[K');
    for (const database of open.reverse()) await database.close();
  }
}
