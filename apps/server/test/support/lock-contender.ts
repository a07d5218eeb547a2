import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DataDirectoryLockedError,
  lockDataDirectory,
} from '../../src/platform/db/connections/data-directory-lock.js';

/**
 * A process of a crowd that wants one data directory, again and again. The holder makes sure that no other process is
 * inside, and leaves it in turn as a process leaves it that was killed (the lock of a dead process stays), and as one
 * that ended well. Prints how often it was inside, and how often another process was there at the same time.
 */
const [directory = '', durationMs = '0'] = process.argv.slice(2);
const occupied = join(directory, 'occupied');
const lockFile = join(directory, 'server.lock');
const counts = { entered: 0, collisions: 0 };

const endsAt = Date.now() + Number(durationMs);
while (Date.now() < endsAt) {
  const unlock = tryLock();
  if (!unlock) continue;
  stayInside();
  if (counts.entered % 2 === 0) unlock();
  else leaveAsKilled();
}
process.stdout.write(JSON.stringify(counts));

function tryLock(): (() => void) | undefined {
  try {
    return lockDataDirectory(directory);
  } catch (error) {
    if (error instanceof DataDirectoryLockedError) return undefined;
    throw error;
  }
}

function stayInside(): void {
  counts.entered++;
  try {
    closeSync(openSync(occupied, 'wx'));
  } catch {
    // Another process is inside already: the one thing that must never happen.
    counts.collisions++;
    return;
  }
  rmSync(occupied);
}

/** No process has an id this high. The new text takes the old one's place at once, as a lock must. */
function leaveAsKilled(): void {
  const draft = join(directory, `killed.${process.pid}`);
  writeFileSync(draft, `99999999 1 ${randomUUID()}`);
  renameSync(draft, lockFile);
}
