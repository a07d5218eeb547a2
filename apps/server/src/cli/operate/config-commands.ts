import type { Command } from 'commander';
import { baseUrlOf, upgradeUrlOf } from '../../composition.js';
import { findUnknownVariables, type Config } from '../../config.js';
import { describeVariables, type DescribedVariable } from '../../config/described-variables.js';
import { redactedValue } from '../../config/redacted-value.js';
import { UsageError, type Cli } from '../command/command-context.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface ConfigCommandOptions {
  readonly loadConfig: () => Config;
  /** As it was given to this process. */
  readonly environment: Environment;
}

export function addConfigCommands(
  program: Command,
  cli: Cli,
  { loadConfig, environment }: ConfigCommandOptions,
): void {
  program
    .command('config')
    .description('the configuration of this server')
    .command('print')
    .description('print every variable with its value in effect and where it comes from')
    .option('--redacted', 'with *** in place of secrets, and of passwords in addresses')
    .action(({ redacted }: { redacted?: true }) => {
      // There is no other form: what is printed ends up in tickets and chats.
      if (!redacted) throw new UsageError('Say --redacted: secrets are never printed.');
      // A configuration that does not start has no values in effect.
      const config = loadConfig();
      const variables = describeVariables(environment).map((variable) =>
        inEffect(variable, config),
      );
      const unknown = findUnknownVariables(environment);
      cli
        .output()
        .result({ variables, unknown }, [
          ...linesOf(variables),
          ...unknown.map(
            ({ name, nearest }) => `${name} is none of these; ${nearest} is most like it`,
          ),
        ]);
    });
}

/** What a variable that is not set comes to, where another one decides. */
function inEffect(variable: DescribedVariable, config: Config): DescribedVariable {
  if (variable.value !== null) return variable;
  const value = derivedValues[variable.name]?.(config);
  return value === undefined
    ? variable
    : { ...variable, value: redactedValue(variable.name, value) };
}

const derivedValues: Readonly<Record<string, (config: Config) => string | undefined>> = {
  BASE_URL: baseUrlOf,
  DATABASE_LISTEN_URL: ({ databaseUrl }) => databaseUrl,
  UPGRADE_URL: (config) => upgradeUrlOf(config),
};

function linesOf(variables: readonly DescribedVariable[]): string[] {
  const rows = variables.map(({ name, source, file, value }) => ({
    name,
    from: file === undefined ? source : `file ${file}`,
    value: value ?? 'none',
  }));
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const fromWidth = Math.max(...rows.map(({ from }) => from.length));
  return rows.map(
    ({ name, from, value }) => `${name.padEnd(nameWidth)}  ${from.padEnd(fromWidth)}  ${value}`,
  );
}
