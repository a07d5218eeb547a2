import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything that the built files are made of. Packages are bundled from their sources. */
const sources = [
  'package-lock.json',
  'apps/console/index.html',
  'apps/console/vite.config.ts',
  'apps/console/build',
  'apps/console/src',
  'docs/templates',
  ...['client', 'espr-validate', 'gs1', 'merkle-seal', 'epcis', 'passport-page'].map(
    (name) => `packages/${name}/src`,
  ),
];

/**
 * Digest of the sources of the console, 64 lower-case hex digits. The build writes it beside its files; another one
 * there says that they are stale. By content: a checkout gives every file a new time.
 */
export function sourceDigest(): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((path) => filesAt(join(repository, path)))) {
    digest
      .update(`${relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return digest.digest('hex');
}

function filesAt(path: string): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  const isFile = /\.[a-z]+$/.test(path);
  if (isFile) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesAt(join(path, name)));
}
