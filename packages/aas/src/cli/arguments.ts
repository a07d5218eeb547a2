import { parseArgs } from 'node:util';
import { editions, type Edition } from '../metamodel/editions.js';

/** Raised when the command cannot know what was meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CheckArguments {
  readonly command: 'check';
  /** Paths, or `-` for the standard input. */
  readonly files: readonly string[];
  /** Undefined: any edition will do. */
  readonly edition: Edition | undefined;
  readonly json: boolean;
}

export type Arguments =
  { readonly command: 'help' } | { readonly command: 'version' } | CheckArguments;

/** @throws {@link UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  const [command, ...files] = positionals;
  if (command !== 'check') throw new UsageError('The command is `check`.');
  if (files.length === 0) throw new UsageError('Give at least one FILE.');
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError('Only one FILE can be the standard input.');
  }
  const { edition, json = false } = values;
  return { command: 'check', files, edition: editionOf(edition), json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Unknown option.', { cause });
  }
}

function editionOf(name: string | undefined): Edition | undefined {
  const edition = editions.find((known) => known === name);
  if (name === undefined || edition !== undefined) return edition;
  throw new UsageError(`There is no edition ${JSON.stringify(name)}: ${editions.join(', ')}.`);
}
