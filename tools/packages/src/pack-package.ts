import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { publishedManifest, type Origin } from './published-manifest.js';

/**
 * Packs a package as it is published: what `npm pack` takes of it, with the manifest for its users.
 *
 * @param folder - The folder of the package, built, two below the root of the repository.
 * @param destination - The folder for the tarball.
 * @returns The path of the tarball. The same files make the same bytes.
 */
export function packPackage(folder: string, destination: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'dpp-pack-'));
  try {
    cpSync(folder, stage, {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
    const file = join(stage, 'package.json');
    const root = join(folder, '../..');
    const origin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Origin;
    const own = JSON.parse(readFileSync(file, 'utf8')) as object;
    const manifest = publishedManifest(own, origin, relative(root, folder).split(sep).join('/'));
    writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
    const printed = execFileSync('npm', args, { cwd: stage, encoding: 'utf8' });
    const [packed] = JSON.parse(printed) as [{ filename: string }];
    return join(destination, packed.filename);
  } finally {
    rmSync(stage, { recursive: true });
  }
}
