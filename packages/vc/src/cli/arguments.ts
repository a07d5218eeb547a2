import { parseArgs } from 'node:util';

/** Raised when the command cannot know what was meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface VerifyArguments {
  readonly command: 'verify';
  /** Path, https URL, or `-` for the standard input. */
  readonly source: string;
  readonly didDocuments: readonly string[];
  readonly statusLists: readonly string[];
  readonly isOffline: boolean;
  readonly at: Date | undefined;
  /** The name by which issuers mean the user of the command. */
  readonly audience: string | undefined;
  readonly json: boolean;
}

export type Arguments =
  { readonly command: 'help' } | { readonly command: 'version' } | VerifyArguments;

/** @throws {@link UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  const [command, source, ...others] = positionals;
  if (command !== 'verify') throw new UsageError('The command is `verify`.');
  if (source === undefined || others.length > 0) {
    throw new UsageError('Give one FILE or URL to verify.');
  }
  const { 'did-document': didDocuments = [], 'status-list': statusLists = [] } = values;
  const { offline: isOffline = false, at, json = false, audience } = values;
  if ([source, ...didDocuments, ...statusLists].filter((path) => path === '-').length > 1) {
    throw new UsageError('Only one file can be the standard input.');
  }
  if (isOffline && isUrl(source)) throw new UsageError('A URL cannot be read offline.');
  if (audience === '')
    throw new UsageError('--audience takes the name that a credential may have.');
  const given = { source, didDocuments, statusLists };
  return { command: 'verify', ...given, isOffline, at: momentOf(at), audience, json };
}

/** Anything with a scheme and two slashes; the fetch refuses other schemes than https. */
export function isUrl(source: string): boolean {
  return /^[a-z]+:\/\//i.test(source);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'did-document': { type: 'string', multiple: true },
        'status-list': { type: 'string', multiple: true },
        offline: { type: 'boolean' },
        at: { type: 'string' },
        audience: { type: 'string' },
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
