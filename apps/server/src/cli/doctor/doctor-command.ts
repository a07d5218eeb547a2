import type { Command } from 'commander';
import type { Logger } from 'pino';
import { ConfigError, findUnknownVariables, type Config } from '../../config.js';
import { systemClock } from '../../platform/clock.js';
import { CliError, type Cli } from '../command/command-context.js';
import { failed, ok, warning, type Finding } from './finding.js';
import { runChecks } from './run-checks.js';

interface DoctorOptions {
  readonly loadConfig: () => Config;
  readonly createLogger: (config: Config) => Logger;
  /** As it was given to this process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export function addDoctorCommand(program: Command, cli: Cli, options: DoctorOptions): void {
  program
    .command('doctor')
    .description('check what a server stands on, and say what to mend; changes nothing')
    .action(async () => {
      const findings = await examine(options);
      const failures = findings.filter(({ state }) => state === 'failed').length;
      cli.output().result({ healthy: failures === 0, findings }, findings.flatMap(linesOf));
      if (failures > 0) throw new CliError(`${failures} of ${findings.length} checks failed.`);
    });
}

async function examine({ loadConfig, createLogger, environment }: DoctorOptions) {
  const config = load(loadConfig);
  if (config instanceof ConfigError) return config.problems.map(problemFinding);
  const logger = createLogger({ ...config, logLevel: 'silent' });
  return [
    ...checkVariables(environment),
    ...(await runChecks({ config, clock: systemClock, logger })),
  ];
}

function load(loadConfig: () => Config): Config | ConfigError {
  try {
    return loadConfig();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

const check = 'configuration';

function problemFinding(problem: string): Finding {
  return failed(check, problem, 'docs/guides/operate.md explains each variable.');
}

function checkVariables(environment: DoctorOptions['environment']): Finding[] {
  const unknown = findUnknownVariables(environment);
  if (unknown.length === 0) return [ok(check, 'Every variable is one of the server, and good.')];
  return unknown.map(({ name, nearest }) =>
    warning(
      check,
      `${name} is no variable of this server and changes nothing.`,
      `Set ${nearest}, if that was meant, or leave ${name} out.`,
    ),
  );
}

const stateWidth = 'warning'.length;

function linesOf({ check, state, message, cure }: Finding): string[] {
  const lines = [`${state.padEnd(stateWidth)}  ${check}: ${message}`];
  return cure === undefined ? lines : [...lines, `${' '.repeat(stateWidth)}  ${cure}`];
}
