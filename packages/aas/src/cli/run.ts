import { editions } from '../metamodel/editions.js';
import { validateEnvironment } from '../metamodel/validate-environment.js';
import { parseArguments, UsageError, type CheckArguments } from './arguments.js';
import { formatJson, formatVerdict, printable, type FileVerdict } from './format-verdict.js';
import { help } from './help.js';
import { readFile, type Bytes } from './read-file.js';

/** What the command reaches outside itself: no network is among it. */
export interface Surroundings {
  /** `-` is the standard input. What cannot be opened throws when it is iterated. */
  readonly openFile: (path: string) => Bytes;
  readonly version: () => string;
  /** Resolves once more can be written. */
  readonly print: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
}

/** 0 every file valid, 1 one is not, 2 one is not checked, 64 wrong use or a file that cannot be opened, 70 our fault. */
export type ExitCode = 0 | 1 | 2 | 64 | 70;

/** A terminal shows more than anybody mends at once. */
const maxProblems = 100;

/** Runs the command; never throws. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { print, complain } = surroundings;
  try {
    const parsed = parseArguments(args);
    if (parsed.command === 'check') return await check(parsed, surroundings);
    await print(parsed.command === 'help' ? help : `${surroundings.version()}\n`);
    return 0;
  } catch (error) {
    const message = printable(error instanceof Error ? error.message : 'unknown');
    if (error instanceof UsageError) {
      complain(`aas: ${message}\nTry: aas --help\n`);
      return 64;
    }
    complain(`aas: internal error: ${message}\n`);
    return 70;
  }
}

async function check(args: CheckArguments, surroundings: Surroundings): Promise<ExitCode> {
  const { print, complain, openFile } = surroundings;
  const verdicts: FileVerdict[] = [];
  const unopened: string[] = [];
  for (const file of args.files) {
    try {
      const verdict = verdictOn(file, await readFile(openFile(file)), args.edition);
      verdicts.push(verdict);
      if (!args.json) await print(formatVerdict(verdict));
    } catch (error) {
      complain(`aas: ${printable(`${file} cannot be read: ${reasonOf(error)}`)}\n`);
      unopened.push(file);
    }
  }
  if (args.json) await print(`${formatJson({ files: verdicts, unopened })}\n`);
  if (unopened.length > 0) return 64;
  if (verdicts.some(({ valid }) => valid === false)) return 1;
  return verdicts.some(({ valid }) => valid === null) ? 2 : 0;
}

function verdictOn(
  file: string,
  content: Awaited<ReturnType<typeof readFile>>,
  edition: CheckArguments['edition'],
): FileVerdict {
  const nothing = { file, editions: [], problems: [], problemCount: 0 };
  if ('tooLarge' in content) return { ...nothing, valid: null };
  if ('problem' in content) {
    return { ...nothing, valid: false, problems: [content.problem], problemCount: 1 };
  }
  const { valid, ...found } = validateEnvironment(content.value, { edition, maxProblems });
  const { problems, problemCount } = found;
  const others = edition === undefined && valid ? editions : [];
  const alsoValid = others.filter(
    (other) =>
      other !== found.edition && validateEnvironment(content.value, { edition: other }).valid,
  );
  return { file, valid, editions: [found.edition, ...alsoValid], problems, problemCount };
}

/** Only what the operating system says: anything else is a fault of ours. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return error.message;
  throw error;
}
