import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** A bundle of certificates is the longest that anybody has reason to put there. */
const maxFileBytes = 262_144;

type Environment = Readonly<Record<string, string | undefined>>;

interface FileProblem {
  /** The variable that was to get its value from the file. */
  readonly variable: string;
  readonly message: string;
}

/**
 * The environment with the content of each file of `NAME_FILE` as `NAME`, without the newline at its end. A message
 * never repeats the path: it may be the secret itself, put there by mistake.
 */
export function readVariableFiles(
  environment: Environment,
  names: readonly string[],
): { readonly values: Environment; readonly problems: readonly FileProblem[] } {
  const values: Record<string, string | undefined> = { ...environment };
  const problems: FileProblem[] = [];
  for (const variable of names) {
    const path = environment[`${variable}_FILE`];
    if (!path) continue;
    const read = environment[variable] ? alsoSet(variable) : textOf(path);
    if ('text' in read) values[variable] = read.text;
    else problems.push({ variable, message: read.problem });
  }
  return { values, problems };
}

type Read = { readonly text: string } | { readonly problem: string };

function alsoSet(variable: string): Read {
  return { problem: `and ${variable} are both set: leave one out` };
}

function textOf(path: string): Read {
  try {
    const bytes = bytesOf(path);
    if (!bytes) return { problem: 'does not name a regular file: name one that holds the value' };
    if (bytes.length > maxFileBytes)
      return {
        problem: `holds more than ${maxFileBytes} bytes: name the file that holds the value`,
      };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
    return text === ''
      ? { problem: 'names an empty file: write the value into it, or leave the variable out' }
      : { text };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** One byte more than allowed shows that there are too many. Undefined for a pipe, device or folder. */
function bytesOf(path: string): Buffer | undefined {
  // Not blocking: a named pipe without a writer would hold up the start for ever.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) return undefined;
    const buffer = Buffer.alloc(maxFileBytes + 1);
    let length = 0;
    for (let count = -1; count !== 0; length += count) {
      count = readSync(file, buffer, length, buffer.length - length, null);
    }
    return buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return code.startsWith('ERR_ENCODING')
    ? 'is not UTF-8 text: write the value into it as text'
    : `cannot be read (${code}): name a file that this user may read`;
}
