import type { Command } from 'commander';
import { sweepOnce } from '../../platform/sweep/sweeper.js';
import { sweepRules } from '../../sweep-rules.js';
import type { Cli } from '../command/command-context.js';

export function addSweepCommand(program: Command, cli: Cli): void {
  program
    .command('sweep')
    .description('delete what is of no more use, as a running server does every hour')
    .action(() =>
      cli.onDatabase(async ({ db, clock, config }, output) => {
        const rows = await sweepOnce({ db, clock, rules: sweepRules(config) });
        const lines = Object.entries(rows).map(([table, count]) => `${table}: ${count} deleted`);
        output.result({ rows }, lines);
      }),
    );
}
