import { parseArgs } from 'node:util';

/** Raised when the command cannot know what was meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface VerifyArguments {
  readonly command: 'verify';
  /** Path, or `-` for the standard input. */
  readonly file: string;
  readonly ca: readonly string[];
  readonly tsaRoot: readonly string[];
  readonly at: Date | undefined;
  readonly json: boolean;
}

export interface AuditArguments {
  readonly command: 'audit';
  /** Path, or `-` for the standard input. */
  readonly file: string;
  readonly key: readonly string[];
  readonly heads: readonly string[];
  readonly json: boolean;
}

export type Arguments =
  { readonly command: 'help' } | { readonly command: 'version' } | VerifyArguments | AuditArguments;

/** @throws {@link UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  const [command, file, ...others] = positionals;
  if (command !== 'verify' && command !== 'audit') {
    throw new UsageError('The command is `verify` or `audit`.');
  }
  if (file === undefined || others.length > 0) throw new UsageError('Give one FILE to verify.');
  const { ca = [], 'tsa-root': tsaRoot = [], key = [], heads = [], at, json = false } = values;
  if ([file, ...ca, ...tsaRoot, ...key, ...heads].filter((path) => path === '-').length > 1) {
    throw new UsageError('Only one file can be the standard input.');
  }
  if (command === 'verify') {
    refuse(command, { key, heads });
    return { command, file, ca, tsaRoot, at: momentOf(at), json };
  }
  refuse(command, { ca, 'tsa-root': tsaRoot, at: at === undefined ? [] : [at] });
  return { command, file, key, heads, json };
}

/** Refuses an option of the other command: passed over, it would be taken for followed. */
function refuse(command: string, others: Readonly<Record<string, readonly string[]>>): void {
  const given = Object.keys(others).find((name) => (others[name] ?? []).length > 0);
  if (given !== undefined) throw new UsageError(`\`${command}\` has no option --${given}.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ca: { type: 'string', multiple: true },
        'tsa-root': { type: 'string', multiple: true },
        key: { type: 'string', multiple: true },
        heads: { type: 'string', multiple: true },
        at: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Unknown option.', { cause });
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // `Date` reads 30 February as 2 March.
  const isReal = INSTANT.test(text) && !Number.isNaN(moment.getTime());
  if (!isReal || moment.toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new UsageError('--at takes a date or a time in UTC, as in 2026-03-01T12:00:00Z.');
  }
  return moment;
}
