import { pino } from 'pino';
import { createCli, exitCodeOf, explain } from '../../src/cli/cli.js';
import type { Database } from '../../src/platform/db/database.js';
import type { CommandOutcome } from './command-line.js';
import type { TestApp } from './test-app.js';

/** Runs a command of the operator on the database of a server that answers meanwhile. */
export async function runOn(
  app: TestApp,
  args: readonly string[],
  { input = '' }: { readonly input?: string } = {},
): Promise<CommandOutcome> {
  let printed = '';
  const close = () => Promise.resolve();
  const cli = createCli({
    loadConfig: () => app.deps.config,
    createLogger: () => pino({ level: 'silent' }),
    write: (text) => (printed += text),
    terminal: {
      print: (text) => Promise.resolve(void (printed += text)),
      complain: () => undefined,
      isTerminal: false,
    },
    readInput: () => Promise.resolve(input),
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
    openDatabase: () =>
      Promise.resolve({
        database: { knex: app.deps.db, close } as Database,
        migrated: [],
        distributed: [],
      }),
  }).configureOutput({ writeErr: () => undefined });
  try {
    await cli.parseAsync(['node', 'dpp', ...args]);
    return { printed, complained: '', exitCode: 0 };
  } catch (error) {
    const complained = explain(error);
    if (complained === undefined) throw error;
    return { printed, complained, exitCode: exitCodeOf(error) };
  }
}
