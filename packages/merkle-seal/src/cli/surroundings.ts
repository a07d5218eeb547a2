import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MerkleSealError } from '../node.js';
import type { FileIdentity } from '../report/file-identity.js';
import { UsageError } from './arguments.js';

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

/** Exit status of each verdict. */
export const EXIT_CODES = { passed: 0, failed: 1, indeterminate: 2 } as const;

/** @throws {@link UsageError} for a file that cannot be read. */
export function readInput({ readFile }: Surroundings, path: string): Uint8Array {
  try {
    return readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new UsageError(`${path} cannot be read: ${reason}`);
  }
}

/**
 * Reads the text of a file that the reader trusts.
 *
 * @param what - What has to be in it: `certificate to trust`.
 * @param tryOut - Throws what is wrong with the text.
 * @throws {@link UsageError} naming the file.
 */
export function readTrusted(
  path: string,
  surroundings: Surroundings,
  { what, tryOut }: { readonly what: string; readonly tryOut: (text: string) => unknown },
): string {
  const text = new TextDecoder().decode(readInput(surroundings, path));
  try {
    tryOut(text);
    return text;
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    throw new UsageError(`${path} has no ${what}: ${error.message}`);
  }
}

export function identify(path: string, bytes: Uint8Array): FileIdentity {
  return {
    name: basename(path),
    byteLength: bytes.length,
    sha256: hash('sha256', bytes, 'hex'),
  };
}

export function versionOf({ readFile }: Surroundings): string {
  // Two folders up is the package, from `src/cli` and from `dist/cli`.
  const path = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(new TextDecoder().decode(readFile(fileURLToPath(path)))) as {
    version: string;
  };
  return version;
}
