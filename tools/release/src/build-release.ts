import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPackage } from '@dpp-tools/packages/pack-package';
import { checksumsFile, writeChecksums } from './checksums.js';
import { buildDeb } from './deb/build-deb.js';
import { buildImage } from './oci/build-image.js';
import type { Release } from './release.js';
import { makeSbom } from './sbom.js';

/** What can be built. npm: tarballs of all published packages. */
export const formats = ['npm', 'deb', 'oci'] as const;
export type Format = (typeof formats)[number];

/**
 * Builds what is installed into a folder, with the list of parts and the checksums beside it. What an earlier release left
 * there is deleted, and other files are left alone.
 *
 * @returns The checksums.
 */
export function buildRelease(release: Release, wanted: readonly Format[], out: string): string {
  clear(out);
  const packed = join(out, 'npm');
  mkdirSync(packed, { recursive: true });
  const made = publishedFolders(release.root).map((folder) => packPackage(folder, packed));
  if (wanted.includes('deb')) made.push(buildDeb(release, out));
  if (wanted.includes('oci')) made.push(buildImage(release, out));
  const parts = join(out, `dpp-server-${release.version}.cdx.json`);
  writeFileSync(parts, makeSbom(release));
  return writeChecksums(out, [...made, parts]);
}

function clear(out: string): void {
  rmSync(join(out, 'npm'), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) {
    if (/^dpp.*\.(?:deb|tar|json)$/.test(name) || name === checksumsFile) rmSync(join(out, name));
  }
}

/** The packages, and the server, which depends on them. */
function publishedFolders(root: string): string[] {
  const names = readdirSync(join(root, 'packages')).sort();
  return [...names.map((name) => join(root, 'packages', name)), join(root, 'apps/server')];
}
