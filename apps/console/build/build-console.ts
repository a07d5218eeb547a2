import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.js';
import { replaceFolder } from './replace-folder.js';
import { sourceDigest } from './source-digest.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the built files lie. */
export const builtFolder = join(root, 'dist');

/** Holds the digest of the sources that the built files were made of. */
const digestName = 'sources.sha256';

/** Builds the console into `dist`: whole or not at all, beside readers and other builds. */
export async function buildConsole(digest = sourceDigest()): Promise<void> {
  const made = mkdtempSync(join(root, 'dist-'));
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: made, emptyOutDir: true },
    });
    compressFiles(made);
    writeFileSync(join(made, digestName), `${digest}\n`);
    // Another build of the same sources stays: a server may be reading it.
    if (digestOf(builtFolder) !== digest) replaceFolder(builtFolder, made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Builds the console unless the files that lie there are of the present sources.
 *
 * @param say - Called before a build, as it takes some seconds.
 * @returns Whether it was built.
 */
export async function buildIfStale(
  say: (line: string) => void = () => undefined,
): Promise<boolean> {
  const digest = sourceDigest();
  const built = digestOf(builtFolder);
  if (built === digest) return false;
  const why = built === undefined ? 'it is not built yet' : 'its sources changed';
  say(`Building the console, because ${why} …`);
  await buildConsole(digest);
  return true;
}

function digestOf(folder: string): string | undefined {
  const file = join(folder, digestName);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
