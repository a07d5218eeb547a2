import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';

/**
 * Publishes the tarballs in `dist/npm` that the registry does not have: the files that were tested, by the order of their
 * names. A release that was interrupted goes on where it was.
 */
const folder = new URL('../../../dist/npm/', import.meta.url).pathname;

for (const file of readdirSync(folder).sort()) {
  const tarball = join(folder, file);
  const manifest = run('tar', ['-xzOf', tarball, 'package/package.json']);
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const known = spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' });
  if (known.status === 0 && known.stdout.trim() === version) {
    process.stdout.write(`${name} ${version} is published already\n`);
    continue;
  }
  run('npm', ['publish', tarball, '--access', 'public'], { stdio: 'pipe' });
  process.stdout.write(`${name} ${version} is published\n`);
}
