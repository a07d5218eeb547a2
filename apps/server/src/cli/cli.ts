import { networkInterfaces } from 'node:os';
import { MerkleSealError } from '@dpp/merkle-seal';
import { VcError } from '@dpp/vc';
import { Command, CommanderError } from 'commander';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { DataDirectoryLockedError } from '../platform/db/connections/data-directory-lock.js';
import { NewerSchemaError } from '../platform/db/schema/migration-state.js';
import { DistributionError } from '../platform/db/wall/distribution.js';
import { UnfinishedTransferError } from '../platform/db/transfer/transfer-progress.js';
import { TenantWallError } from '../platform/db/wall/tenant-wall.js';
import { DataDirectoryError } from '../platform/data-directory.js';
import { ApiError } from '../platform/http/api-error.js';
import { VaultError } from '../platform/vault/envelope.js';
import { addAuditCommands } from './operate/audit-commands.js';
import {
  AnswerError,
  CliError,
  UsageError,
  withDatabase,
  type Cli,
  type CommandContext,
  type OpenMigratedDatabase,
  type Terminal,
} from './command/command-context.js';
import { addDoctorCommand } from './doctor/doctor-command.js';
import { addConfigCommands } from './operate/config-commands.js';
import { findLanAddress } from './command/lan-address.js';
import { databaseProblemOf } from './command/explain-start.js';
import { addEventsCommand } from './events/events-command.js';
import { addExportCommand } from './export/export-command.js';
import { addGrantCommands } from './operate/grant-commands.js';
import { httpCallOf } from './http-calls.js';
import { addImportCommand } from './import/import-command.js';
import { addKeyCommands } from './operate/key-commands.js';
import { output } from './command/output.js';
import { demoLines, seedDemo } from './demo/seed-demo.js';
import { addMigrateCommand } from './operate/migrate-command.js';
import { addSweepCommand } from './operate/sweep-command.js';
import { addTenantCommands } from './operate/tenant-commands.js';
import { addTransferCommand } from './operate/transfer-command.js';
import { addTemplateCommand } from './import/template-command.js';
import { addUserCommands } from './operate/user-commands.js';
import { addVaultCommands } from './operate/vault-commands.js';

interface CliOptions {
  /** SemVer of the package, printed by `--version`. Default: there is no such option. */
  readonly version?: string;
  /**
   * Read when a command needs it, so that `--help` works with a bad environment.
   *
   * @param chosen - Variables that an option of the command stands for.
   */
  readonly loadConfig: (chosen?: Readonly<Record<string, string>>) => Config;
  /** Variables as they were given, for commands about them. Default: none. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly createLogger: (config: Config) => Logger;
  readonly write: (text: string) => void;
  readonly terminal: Terminal;
  readonly readInput: () => Promise<string>;
  /** Key of a person who calls a running server. Default: the demo workspace's. */
  readonly apiKey?: string | undefined;
  /** Ends what would go on for ever. */
  readonly signal?: AbortSignal;
  readonly serve: (config: Config, logger: Logger) => Promise<void>;
  /** Delivers events until a signal ends it. */
  readonly work: (config: Config, logger: Logger) => Promise<void>;
  /** Default: the one that the configuration names, opened for each command. */
  readonly openDatabase?: OpenMigratedDatabase;
}

/** The operator's command line: `npm run dpp -- <command>`. */
export function createCli(options: CliOptions): Command {
  const program = new Command('dpp');
  if (options.version !== undefined) program.version(options.version);
  program
    .description('Operate a Digital Product Passport server')
    .option('--json', 'print results as one JSON document')
    .showHelpAfterError()
    // Thrown, so that nothing is left open and the caller chooses the exit status.
    .exitOverride();

  const outputOf = () => output(options.write, program.opts<{ json?: boolean }>().json ?? false);
  let running = program;
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  const cli: Cli = {
    readInput: options.readInput,
    terminal: options.terminal,
    output: outputOf,
    onDatabase: (run, opening) => {
      const config = options.loadConfig();
      const logger = options.createLogger({ ...config, logLevel: 'error' });
      const runOn = (context: CommandContext) => run(context, outputOf());
      return withDatabase({ config, logger, ...opening }, runOn, options.openDatabase).catch(
        (error: unknown) => {
          throw error instanceof DataDirectoryLockedError ? lockedOut(error, running) : error;
        },
      );
    },
  };

  const { loadConfig, createLogger, environment = {} } = options;
  addServerCommands(program, options);
  addConfigCommands(program, cli, { loadConfig, environment });
  addDoctorCommand(program, cli, { loadConfig, createLogger, environment });
  addMigrateCommand(program, cli, { loadConfig, createLogger });
  addTransferCommand(program, cli, { loadConfig, createLogger });
  addDemoCommand(program, cli);
  addTenantCommands(program, cli);
  addUserCommands(program, cli);
  addKeyCommands(program, cli);
  addGrantCommands(program, cli);
  addAuditCommands(program, cli);
  addVaultCommands(program, cli);
  addSweepCommand(program, cli);
  addImportCommand(program, cli);
  addExportCommand(program, cli);
  addTemplateCommand(program, cli);
  addEventsCommand(program, cli, options);
  allowJsonEverywhere(program);
  return program;
}

/** What runs until a signal ends it. */
function addServerCommands(program: Command, options: CliOptions): void {
  program
    .command('serve')
    .description('run the server')
    .option('--lan', "show the demo in this machine's network, so that a phone can open it")
    .action(({ lan = false }: { lan?: boolean }) => {
      const config = lan ? configOnLan(options) : options.loadConfig();
      return options.serve(config, options.createLogger(config));
    });
  program
    .command('work')
    .description('deliver events to webhooks, beside servers with WEBHOOK_DELIVERY=apart')
    .action(() => {
      const config = options.loadConfig();
      return options.work(config, options.createLogger(config));
    });
}

/** The demo at this machine's address in its network. Nothing but a demo is opened to others by an option. */
function configOnLan({ loadConfig }: CliOptions): Config {
  const { seedsDemo, baseUrl, host } = loadConfig();
  if (!seedsDemo || baseUrl !== undefined || !['127.0.0.1', 'localhost'].includes(host)) {
    throw new UsageError(
      '--lan is for the demo alone: leave out DATABASE_URL, BASE_URL, HOST and NODE_ENV=production.',
    );
  }
  const address = findLanAddress(networkInterfaces());
  if (address === undefined) {
    throw new CliError(
      'This machine has no private IPv4 address: connect it to the network of the phone, or leave --lan out.',
    );
  }
  return loadConfig({ HOST: address });
}

function addDemoCommand(program: Command, cli: Cli): void {
  program
    .command('seed-demo')
    .description(
      'create a demo workspace with three passports and its API key on an empty database',
    )
    .action(() =>
      cli.onDatabase(async (context, output) => {
        const demo = await seedDemo(context);
        if (!demo) throw new CliError('The database has a workspace already; nothing was created.');
        output.result(demo, demoLines(demo));
      }),
    );
}

/** The embedded database belongs to one process, and a server that runs does what most commands do. */
function lockedOut(error: DataDirectoryLockedError, command: Command): CliError {
  const call = httpCallOf(command);
  const instead = call === undefined ? '' : `, or use its HTTP API: ${call}`;
  return new CliError(`${error.message} Stop that server first${instead}.`, { cause: error });
}

/** `--json` may stand before or behind the command. */
function allowJsonEverywhere(program: Command): void {
  const declare = (command: Command) => {
    for (const child of command.commands) {
      if (child.commands.length === 0) {
        child.option('--json', 'print the result as one JSON document');
        child.hook('preAction', (_parent, action) => {
          if (action.opts<{ json?: boolean }>().json) program.setOptionValue('json', true);
        });
      }
      declare(child);
    }
  };
  declare(program);
}

/** 64 for wrong use, as in sysexits.h; 0 for help that was asked for; 2 and 3 for answers; else 1. */
export function exitCodeOf(error: unknown): 0 | 1 | 2 | 3 | 64 {
  if (error instanceof AnswerError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
  return error instanceof UsageError ? 64 : 1;
}

/** The message for the user when a command fails; undefined for a defect of the program. */
export function explain(error: unknown): string | undefined {
  // Commander printed its own.
  if (error instanceof CommanderError) return '';
  if (error instanceof DataDirectoryLockedError) {
    return `DATA_DIR: ${error.message} Stop that process first, or name another folder.`;
  }
  if (error instanceof TenantWallError) return `DATABASE_URL: ${error.message}`;
  const outage = databaseProblemOf(error);
  if (outage) return `DATABASE_URL: ${outage.reason}: ${outage.cure}`;
  if (isSystemError(error)) return messageOf(error);
  const platform = [ApiError, CliError, DataDirectoryError, DistributionError, VaultError];
  const ours = [...platform, NewerSchemaError, UnfinishedTransferError, MerkleSealError, VcError];
  return ours.some((kind) => error instanceof kind) ? messageOf(error) : undefined;
}

/** The operating system's refusal: a port in use, a folder that is a file. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
