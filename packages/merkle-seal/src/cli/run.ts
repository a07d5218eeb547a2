import { fileURLToPath } from 'node:url';
import { listAuthorities } from '../certificates/authority-source.js';
import type { AuthoritySource } from '../certificates/authority-source.js';
import {
  MerkleSealError,
  verifyBundle,
  verifyCertificateChain,
  verifyLeaf,
  verifySeal,
} from '../node.js';
import { createTimestampVerifier } from '../timestamp-node.js';
import { verifyFile } from '../verify/verify-file.js';
import type { VerifySealOptions } from '../verify/verify-seal.js';
import { parseArguments, UsageError } from './arguments.js';
import type { VerifyArguments } from './arguments.js';
import { formatJson, formatReport } from './format-report.js';
import { HELP } from './help.js';

/** What the command reaches outside itself: no network is among it. */
export interface Surroundings {
  /** `-` is the standard input. */
  readonly readFile: (path: string) => Uint8Array;
  readonly now: () => Date;
}

export interface Outcome {
  /** 0 passed, 1 failed, 2 indeterminate, 64 the command was not used rightly. */
  readonly exitCode: number;
  /** The text for the standard output. */
  readonly output: string;
  /** The text for the standard error. */
  readonly problem: string;
}

const EXIT_CODES = { passed: 0, failed: 1, indeterminate: 2 } as const;
/** EX_USAGE and EX_SOFTWARE of sysexits.h: a fault of ours must not look like a verdict. */
const USAGE = 64;
const SOFTWARE = 70;

/** Runs the command; never throws. */
export function run(args: readonly string[], surroundings: Surroundings): Outcome {
  try {
    const parsed = parseArguments(args);
    if (parsed.command === 'help') return { exitCode: 0, output: HELP, problem: '' };
    if (parsed.command === 'version') {
      return { exitCode: 0, output: `${versionOf(surroundings)}\n`, problem: '' };
    }
    return verify(parsed, surroundings);
  } catch (error) {
    if (error instanceof UsageError) {
      const problem = `merkle-seal: ${error.message}\nTry: merkle-seal --help\n`;
      return { exitCode: USAGE, output: '', problem };
    }
    const problem = `merkle-seal: internal error: ${error instanceof Error ? error.message : 'unknown'}\n`;
    return { exitCode: SOFTWARE, output: '', problem };
  }
}

function verify(args: VerifyArguments, surroundings: Surroundings): Outcome {
  const { authorities, ...options } = readOptions(args, surroundings);
  const bytes = read(surroundings, args.file);
  const report = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, bytes, options);
  const format = args.json ? formatJson : formatReport;
  const output = format(report, authorities, versionOf(surroundings));
  return { exitCode: EXIT_CODES[report.verdict], output, problem: '' };
}

/** Reads the certificates one by one, so that a bad one can be named. */
function readOptions(
  { ca, tsaRoot, at }: VerifyArguments,
  surroundings: Surroundings,
): VerifySealOptions & { readonly authorities: readonly AuthoritySource[] } {
  const moment = at ?? surroundings.now();
  const trustAnchors = ca.map((path) =>
    readPem(path, surroundings, (pem) =>
      verifyCertificateChain({ x5c: [], trustAnchors: [pem], at: moment }),
    ),
  );
  const tsaRoots = tsaRoot.map((path) =>
    readPem(path, surroundings, (pem) => createTimestampVerifier({ trustAnchors: [pem] })),
  );
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: tsaRoots });
  const authorities = trustAnchors.flatMap((pem, index) =>
    listAuthorities(pem, () => ({
      filledInBy: `you, with --ca ${ca[index] ?? ''}`,
      isUnconfirmed: false,
    })),
  );
  return { trustAnchors, at: moment, verifyTimestamp, authorities };
}

function readPem(
  path: string,
  surroundings: Surroundings,
  tryOut: (pem: string) => unknown,
): string {
  const pem = new TextDecoder().decode(read(surroundings, path));
  try {
    tryOut(pem);
    return pem;
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    throw new UsageError(`${path} has no certificate to trust: ${error.message}`);
  }
}

function read({ readFile }: Surroundings, path: string): Uint8Array {
  try {
    return readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new UsageError(`${path} cannot be read: ${reason}`);
  }
}

function versionOf({ readFile }: Surroundings): string {
  // Two folders up is the package, from `src/cli` and from `dist/cli`.
  const path = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(new TextDecoder().decode(readFile(fileURLToPath(path)))) as {
    version: string;
  };
  return version;
}
