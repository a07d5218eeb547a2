import { parseArguments, UsageError } from './arguments.js';
import { runAudit } from './run-audit.js';
import { runVerify } from './run-verify.js';
import { HELP } from './help.js';
import { versionOf, type Outcome, type Surroundings } from './surroundings.js';

/** EX_USAGE and EX_SOFTWARE of sysexits.h: a fault of ours must not look like a verdict. */
const USAGE = 64;
const SOFTWARE = 70;

/** Runs the command; never throws. */
export function run(args: readonly string[], surroundings: Surroundings): Outcome {
  try {
    const parsed = parseArguments(args);
    switch (parsed.command) {
      case 'help':
        return { exitCode: 0, output: HELP, problem: '' };
      case 'version':
        return { exitCode: 0, output: `${versionOf(surroundings)}\n`, problem: '' };
      case 'verify':
        return runVerify(parsed, surroundings);
      case 'audit':
        return runAudit(parsed, surroundings);
    }
  } catch (error) {
    if (error instanceof UsageError) {
      const problem = `merkle-seal: ${error.message}\nTry: merkle-seal --help\n`;
      return { exitCode: USAGE, output: '', problem };
    }
    const problem = `merkle-seal: internal error: ${error instanceof Error ? error.message : 'unknown'}\n`;
    return { exitCode: SOFTWARE, output: '', problem };
  }
}
