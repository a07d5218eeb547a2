import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { baseUrlOf, composeVault, upgradeUrlOf } from '../../composition.js';
import type { Config } from '../../config.js';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { newId, systemClock, type Clock, type NewId } from '../../platform/clock.js';
import { openDatabase, type Database, type StatementTimeouts } from '../../platform/db/database.js';
import { distributeTables, requireCitus } from '../../platform/db/schema/distribute-tables.js';
import { checkDistribution } from '../../platform/db/wall/distribution.js';
import { migrateToLatest } from '../../platform/db/schema/migrate.js';
import { checkTenantWall } from '../../platform/db/schema/tenant-wall-check.js';
import { requireNoTransfer } from '../../platform/db/transfer/transfer-progress.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { VaultKeys } from '../../platform/vault/envelope.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { Output } from './output.js';

/** What a command on the database works with. */
export interface CommandContext {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly vault: SigningKeyVault;
  readonly vaultKeys: VaultKeys;
  readonly auditKeys: AuditKeys;
  readonly config: Config;
  readonly logger: Logger;
  readonly baseUrl: string;
  readonly upgradeUrl: string;
  /** The migrations that ran when the database was opened. */
  readonly migrated: readonly string[];
  /** The tables that were distributed over the machines of a cluster when the database was opened. */
  readonly distributed: readonly string[];
}

/** A mistake of the person at the terminal; the message is all there is to say. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** The command cannot know what was meant. */
export class UsageError extends CliError {}

/** An answer that a script has to tell from a failure, by the exit code. */
export class AnswerError extends CliError {
  constructor(
    message: string,
    readonly exitCode: 2 | 3,
  ) {
    super(message);
  }
}

/** Where a command that takes its time prints what it has, and how far it is. */
export interface Terminal {
  /** On the standard output; resolves once more can be written. */
  print(text: string): Promise<void>;
  /** On the standard error output. */
  complain(text: string): void;
  /** True when complaints go to a terminal. */
  readonly isTerminal: boolean;
}

interface OpeningOptions {
  /** True to distribute tables over the machines of a Citus cluster. Default: only checks that they are. */
  readonly distribute?: boolean;
}

/** What the command groups are given. */
export interface Cli {
  /** Runs a command on the migrated database. */
  onDatabase(
    run: (context: CommandContext, output: Output) => Promise<void>,
    options?: OpeningOptions,
  ): Promise<void>;
  /** Output of a command that needs no database. */
  output(): Output;
  readonly terminal: Terminal;
  /** What is piped into the command, to its end. */
  readInput(): Promise<string>;
}

/** The workspace a person names by its subdomain. */
export async function getTenant({ db }: CommandContext, subdomain: string): Promise<Tenant> {
  const tenant = await tenantRepository(db).findBySubdomain(subdomain);
  if (!tenant) throw new CliError(`No workspace has the subdomain ${subdomain}.`);
  return tenant;
}

export interface DatabaseAccess extends OpeningOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Default: none. A command may take its time. */
  readonly statementTimeouts?: StatementTimeouts;
}

/** A database with an up-to-date schema, and the migrations that had to run for it. */
export interface MigratedDatabase {
  readonly database: Database;
  readonly migrated: readonly string[];
  readonly distributed: readonly string[];
}

export type OpenMigratedDatabase = (access: DatabaseAccess) => Promise<MigratedDatabase>;

/** Opens the database, brings its schema up to date, runs a command on it and closes it again. */
export async function withDatabase<T>(
  access: DatabaseAccess,
  run: (context: CommandContext) => Promise<T>,
  open: OpenMigratedDatabase = openMigratedDatabase,
): Promise<T> {
  const { database, ...opened } = await open(access);
  try {
    const { config, logger } = access;
    const db = database.knex;
    const clock = systemClock;
    const baseUrl = baseUrlOf(config);
    const { vault, vaultKeys, auditKeys } = await composeVault({ config, db, baseUrl, clock });
    const upgradeUrl = upgradeUrlOf(config);
    const address = { config, logger, baseUrl, upgradeUrl };
    return await run({ db, clock, newId, vault, vaultKeys, auditKeys, ...address, ...opened });
  } finally {
    await database.close();
  }
}

/** Also for the server, which keeps it open. */
export async function openMigratedDatabase({
  config,
  logger,
  statementTimeouts,
  distribute = false,
}: DatabaseAccess): Promise<MigratedDatabase> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    listenUrl: config.databaseListenUrl,
    poolSize: config.databasePoolSize,
    statementTimeouts,
    dataDirectory: config.dataDirectory,
    logger,
  });
  try {
    await requireNoTransfer(database.knex);
    if (distribute) await requireCitus(database.knex);
    const migrated = await migrateToLatest(database.knex);
    const distributed = distribute ? await distributeTables(database.knex) : [];
    // Connections that were open before do not have the settings yet, and need none for what follows.
    if (!distribute) await checkDistribution(database.knex);
    const tables = await checkTenantWall(database.knex);
    logger.info({ tables }, 'row-level security keeps tenants apart');
    return { database, migrated, distributed };
  } catch (error) {
    await database.close();
    throw error;
  }
}
