import { pino } from 'pino';
import { createCli } from '../../src/cli/cli.js';
import { parseConfig } from '../../src/config.js';
import type { ProcessStorage } from './process-storage.js';

/** Runs a command of the operator on the storage's database. @returns What it printed. */
export async function runCommand(storage: ProcessStorage, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const cli = createCli({
    loadConfig: () => parseConfig(storage.environment),
    createLogger: () => pino({ level: 'silent' }),
    write: print,
    terminal: {
      print: (text) => Promise.resolve(print(text)),
      complain: () => undefined,
      isTerminal: false,
    },
    readInput: () => Promise.resolve(''),
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
  });
  await cli.parseAsync(['node', 'dpp', ...args]);
  return printed.join('');
}
