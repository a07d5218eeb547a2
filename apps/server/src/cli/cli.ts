import { MerkleSealError } from '@dpp/merkle-seal';
import { VcError } from '@dpp/vc';
import { Command, CommanderError } from 'commander';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { DataDirectoryLockedError } from '../platform/db/data-directory-lock.js';
import { DistributionError } from '../platform/db/distribution.js';
import { isDatabaseOutage } from '../platform/db/database-outage.js';
import { TenantWallError } from '../platform/db/tenant-wall.js';
import { ApiError } from '../platform/http/api-error.js';
import { VaultError } from '../platform/vault/envelope.js';
import { addAuditCommands } from './audit-commands.js';
import {
  CliError,
  UsageError,
  withDatabase,
  type Cli,
  type CommandContext,
  type OpenMigratedDatabase,
  type Terminal,
} from './command-context.js';
import { addEventsCommand } from './events-command.js';
import { addExportCommand } from './export-command.js';
import { addGrantCommands } from './grant-commands.js';
import { httpCallOf } from './http-calls.js';
import { addImportCommand } from './import-command.js';
import { addKeyCommands } from './key-commands.js';
import { output } from './output.js';
import { demoLines, seedDemo } from './seed-demo.js';
import { addSweepCommand } from './sweep-command.js';
import { addTenantCommands } from './tenant-commands.js';
import { addTemplateCommand } from './template-command.js';
import { addUserCommands } from './user-commands.js';
import { addVaultCommands } from './vault-commands.js';

export interface CliOptions {
  /** Read when a command needs it, so that `--help` works with a bad environment. */
  readonly loadConfig: () => Config;
  readonly createLogger: (config: Config) => Logger;
  readonly write: (text: string) => void;
  readonly terminal: Terminal;
  readonly readInput: () => Promise<string>;
  /** Of a person who asks a running server. Default: the demo workspace's. */
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
  const program = new Command('dpp')
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

  program
    .command('serve')
    .description('run the server')
    .action(() => {
      const config = options.loadConfig();
      return options.serve(config, options.createLogger(config));
    });
  program
    .command('work')
    .description('deliver events to webhooks, beside servers with WEBHOOK_DELIVERY=apart')
    .action(() => {
      const config = options.loadConfig();
      return options.work(config, options.createLogger(config));
    });
  program
    .command('migrate')
    .description('bring the database schema up to date')
    .option('--distribute', 'distribute the tables over the machines of a Citus cluster, too')
    .action((options: { distribute?: true }) =>
      cli.onDatabase(({ migrated, distributed }, output) => {
        const changes = [...migrated, ...distributed.map((table) => `${table} is distributed`)];
        const lines = changes.length > 0 ? changes : ['The schema is up to date.'];
        return Promise.resolve(output.result({ migrated, distributed }, lines));
      }, options),
    );
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

/** 64 for wrong use, as in sysexits.h; 0 for help that was asked for; else 1. */
export function exitCodeOf(error: unknown): 0 | 1 | 64 {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
  return error instanceof UsageError ? 64 : 1;
}

/** What to tell the person whose command failed; undefined when it is a defect of ours. */
export function explain(error: unknown): string | undefined {
  // Commander printed its own.
  if (error instanceof CommanderError) return '';
  if (error instanceof DataDirectoryLockedError) return `${error.message} Stop that process first.`;
  if (isRefusedByDatabase(error)) return `DATABASE_URL: ${messageOf(error)}`;
  if (isDatabaseOutage(error)) return `The database cannot be reached: ${messageOf(error)}`;
  if (isSystemError(error)) return messageOf(error);
  const platform = [ApiError, CliError, DistributionError, TenantWallError, VaultError];
  const ours = [...platform, MerkleSealError, VcError];
  return ours.some((kind) => error instanceof kind) ? messageOf(error) : undefined;
}

/** No such database, or not for this login: SQLSTATE 3D000 and class 28. */
function isRefusedByDatabase(error: unknown): boolean {
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) return false;
  return typeof error.code === 'string' && /^(?:3D000|28)/.test(error.code);
}

/** The operating system's refusal: a port in use, a folder that is a file. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
