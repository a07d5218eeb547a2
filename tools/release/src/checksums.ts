import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The list of checksums, in the folder that it lists. */
export const checksumsFile = 'SHA256SUMS';

/**
 * Writes the SHA-256 of files of a folder in the form that `sha256sum --check` reads.
 *
 * @returns The list, in order of the names.
 */
export function writeChecksums(folder: string, files: readonly string[]): string {
  const names = files.map((file) => relative(folder, file)).sort();
  const lines = names.map((name) => {
    const digest = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${digest.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(folder, checksumsFile), lines.join(''));
  return lines.join('');
}
