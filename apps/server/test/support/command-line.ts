import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createCli, exitCodeOf, explain } from '../../src/cli/cli.js';
import type {
  DatabaseAccess,
  OpenMigratedDatabase,
} from '../../src/cli/command/command-context.js';
import { parseConfig } from '../../src/config.js';
import { openedOnce } from './opened-once.js';

/** What a person sees of a command. */
export interface CommandOutcome {
  readonly printed: string;
  /** To the error output. */
  readonly complained: string;
  readonly exitCode: number;
}

/** The commands of `dpp` on one embedded database, in this process, with a folder for their files. */
export interface CommandLine {
  /** What opens the database; the folder is in its configuration. */
  readonly access: DatabaseAccess;
  readonly openDatabase: OpenMigratedDatabase;
  /** Runs a command as a person does. */
  readonly run: (...args: string[]) => Promise<CommandOutcome>;
  /** What a command answers to `--json`, and how it ended. */
  readonly result: (
    ...args: string[]
  ) => Promise<Record<string, unknown> & { readonly exitCode: number }>;
  /** Path of a file of this name, which need not exist. */
  readonly pathOf: (name: string) => string;
  /** @returns Its path. */
  readonly write: (name: string, text: string) => string;
  /** Lines of JSON. @returns The path. */
  readonly writeLines: (name: string, entries: readonly unknown[]) => string;
  /** What an import refused of a file, line by line. */
  readonly faultsOf: (
    path: string,
  ) => readonly { readonly line: number; readonly message: string }[];
  close(): Promise<void>;
}

/** @param options.isTerminal - True when the output is a terminal. Default false. */
export function openCommandLine({ isTerminal = false } = {}): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-commands-'));
  const database = openedOnce();
  const config = parseConfig({ DATA_DIR: join(folder, 'data') });
  const pathOf = (name: string) => join(folder, name);
  const write = (name: string, text: string) => {
    writeFileSync(pathOf(name), text);
    return pathOf(name);
  };

  async function run(...args: string[]): Promise<CommandOutcome> {
    let printed = '';
    let complained = '';
    const cli = createCli({
      loadConfig: () => config,
      createLogger: () => silent,
      write: (text) => (printed += text),
      terminal: {
        print: (text) => Promise.resolve(void (printed += text)),
        complain: (text) => void (complained += text),
        isTerminal,
      },
      readInput: () => Promise.resolve(''),
      serve: () => Promise.resolve(),
      work: () => Promise.resolve(),
      openDatabase: database.open,
    }).configureOutput({ writeErr: () => undefined });
    try {
      await cli.parseAsync(['node', 'dpp', ...args]);
      return { printed, complained, exitCode: 0 };
    } catch (error) {
      const explanation = explain(error);
      if (explanation === undefined) throw error;
      return { printed, complained: complained + explanation, exitCode: exitCodeOf(error) };
    }
  }

  return {
    access: { config, logger: silent },
    openDatabase: database.open,
    run,
    async result(...args) {
      const { printed, exitCode, complained } = await run(...args, '--json');
      if (printed === '') throw new Error(complained);
      return { ...(JSON.parse(printed) as Record<string, unknown>), exitCode };
    },
    pathOf,
    write,
    writeLines: (name, entries) =>
      write(name, entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
    faultsOf: (path) =>
      readFileSync(`${path}.errors.ndjson`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { line: number; message: string }),
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const silent = pino({ level: 'silent' });
