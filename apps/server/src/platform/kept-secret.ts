import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDirectory } from './data-directory.js';

interface SecretPlace {
  readonly dataDirectory: string;
  readonly fileName: string;
}

/** The secret a file of the data directory keeps, made at the first start; only its owner may read it. */
export function keptSecret({ dataDirectory, fileName }: SecretPlace, make: () => string): string {
  const file = join(dataDirectory, fileName);
  makeDataDirectory(dataDirectory);
  try {
    const secret = make();
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
}

/** The secret of an earlier start; undefined before the first one. Makes nothing. */
export function findKeptSecret({ dataDirectory, fileName }: SecretPlace): string | undefined {
  try {
    return readFileSync(join(dataDirectory, fileName), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
