import { renameSync, rmSync } from 'node:fs';

const maxTries = 10;

/**
 * Puts a folder in the place of another, which need not be there. Of several processes that do so at once each succeeds, and
 * the folder of one stays. Where it fails, the place is as it was.
 *
 * @param made - On the same file system; it is moved.
 */
export function replaceFolder(folder: string, made: string): void {
  const former = `${made}-former`;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isMoved = move(folder, former, 'ENOENT');
    try {
      // Another process may have put its folder there in between.
      if (move(made, folder, 'ENOTEMPTY')) return;
    } catch (error) {
      if (isMoved) renameSync(former, folder);
      throw error;
    } finally {
      rmSync(former, { recursive: true, force: true });
    }
  }
  throw new Error(`Others replace ${folder} again and again.`);
}

/** @returns False for the error with that code. */
function move(from: string, to: string, code: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false;
    throw error;
  }
}
