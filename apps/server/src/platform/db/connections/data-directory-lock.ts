import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDirectory } from '../../data-directory.js';

/** Raised when another living process holds the embedded database. */
export class DataDirectoryLockedError extends Error {
  override readonly name = 'DataDirectoryLockedError';
  constructor(
    readonly directory: string,
    readonly holder: string,
  ) {
    super(`The embedded database in ${directory} is in use by process ${holder}.`);
  }
}

/**
 * Takes the data directory for this process. Two processes on one embedded database lose data without an error, so a
 * lock is stolen only from a process that is certainly dead: none with its id lives, or one that started at another
 * time.
 *
 * A lock is never removed by another process: after its check a new owner may have taken the same name. It is
 * followed instead: the heir of a dead lock is the file named after that lock's text, which only one process can
 * create. Locks form a chain that begins at `server.lock`; the last of it is the owner, who then moves its own lock
 * to the beginning. Texts are unique, so an heir made of a chain that is gone belongs to no lock, and its maker sees
 * that by following the chain once more.
 *
 * @returns The function that gives the directory back.
 * @throws {@link DataDirectoryLockedError} while a living process holds it.
 * @throws {@link DataDirectoryError} when this user may not write there.
 */
export function lockDataDirectory(directory: string): () => void {
  makeDataDirectory(directory);
  const first = join(directory, 'server.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? 'unknown'} ${randomUUID()}`;
  for (;;) {
    const chain = followChain(first);
    const last = chain.at(-1);
    if (last && isAlive(last.text)) {
      const [holder = last.text] = last.text.split(' ');
      throw new DataDirectoryLockedError(directory, holder);
    }
    const file = last ? heirOf(first, last.text) : first;
    if (!createWhole(file, mine)) continue;
    if (followChain(first).at(-1)?.text === mine) {
      moveToFirst(first, { mine, chain: [...chain.map((link) => link.file), file] });
      return () => removeOwn(first, mine);
    }
    // The chain changed between our two reads: this heir belongs to no lock.
    removeOwn(file, mine);
  }
}

interface Lock {
  readonly file: string;
  readonly text: string;
}

/** From `server.lock` to the one lock that has no heir. Empty when the directory is free. */
function followChain(first: string): Lock[] {
  const chain: Lock[] = [];
  for (let file = first; ;) {
    const text = readLock(file);
    if (text === undefined) return chain;
    chain.push({ file, text });
    file = heirOf(first, text);
  }
}

function heirOf(first: string, text: string): string {
  return `${first}.${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Creates the lock with its text at once, so that no process reads half of it. False when there is one. */
function createWhole(file: string, text: string): boolean {
  return withDraft(file, text, (draft) => {
    try {
      linkSync(draft, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });
}

/** Replaces the dead beginning by the owner's lock in one step, then removes what hung on it. */
function moveToFirst(first: string, { mine, chain }: { mine: string; chain: string[] }): void {
  if (chain.length === 1) return;
  withDraft(first, mine, (draft) => renameSync(draft, first));
  for (const file of chain.slice(1)) rmSync(file, { force: true });
}

function removeOwn(file: string, mine: string): void {
  if (readLock(file) === mine) rmSync(file, { force: true });
}

function withDraft<T>(file: string, text: string, use: (draft: string) => T): T {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    return use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // Its owner gave it back between our two looks.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const [pid, startTime] = holder.split(' ');
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const actual = startTimeOf(id);
  return actual === undefined || startTime === 'unknown' || actual === startTime;
}

/** Start time in clock ticks since boot, where the system tells (field 22 of `/proc/PID/stat`). */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // No /proc on this system: the process id alone decides.
    return undefined;
  }
}
