import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret a file of the data directory keeps, made at the first start; only its owner may read it. */
export function keptSecret(
  { dataDirectory, fileName }: { dataDirectory: string; fileName: string },
  make: () => string,
): string {
  const file = join(dataDirectory, fileName);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    const secret = make();
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
}
