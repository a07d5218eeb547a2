import { accessSync, constants, mkdirSync } from 'node:fs';

/** Raised when the data directory cannot be made or written; the message names the variable and the cure. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/**
 * Makes the folder, which only its owner may read, unless it is there.
 *
 * @throws {@link DataDirectoryError} when this user may not write there, or it is no folder.
 */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new DataDirectoryError(
      `DATA_DIR: ${directory} cannot be used (${code}): name a folder that this user may write`,
      { cause: error },
    );
  }
}
