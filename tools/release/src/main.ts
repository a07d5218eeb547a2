import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease, formats, type Format } from './build-release.js';
import { checkDeb } from './check/check-deb.js';
import { checkImage } from './check/check-image.js';
import { buildElsewhere } from './check/build-elsewhere.js';
import { readRelease } from './release.js';

/**
 * Builds what is installed into `dist` of the repository: tarballs for npm, and with `--deb` and `--oci` a Debian
 * package and an image. `--check` makes everything twice and compares the bytes, and installs and uses what it made
 * (`npm run packages` does so for npm). `--elsewhere` makes the second from sources in another folder.
 */
const { values } = parseArgs({
  options: {
    deb: { type: 'boolean', default: false },
    oci: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    elsewhere: { type: 'boolean', default: false },
  },
});
const root = new URL('../../../', import.meta.url).pathname.replace(/\/$/, '');
const out = join(root, 'dist');
const wanted: Format[] = formats.filter((format) => format === 'npm' || values[format]);

const release = readRelease(root);
const sums = buildRelease(release, wanted, out);
process.stdout.write(sums);
if (values.check) {
  requireSame(sums, buildAgain());
  process.stdout.write('A second build gives the same bytes.\n');
  if (values.deb)
    for await (const line of checkDeb(release, out)) process.stdout.write(`${line}\n`);
  if (values.oci) for await (const line of checkImage(release)) process.stdout.write(`${line}\n`);
}

function buildAgain(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-dist-'));
  try {
    return values.elsewhere
      ? buildElsewhere(release, wanted, folder)
      : buildRelease(release, wanted, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws an Error that names the files that differ. */
function requireSame(first: string, second: string): void {
  const lines = new Set(second.split('\n'));
  const others = first.split('\n').filter((line) => !lines.has(line));
  if (others.length === 0 && first.length === second.length) return;
  throw new Error(`A second build gives other bytes:\n${others.join('\n')}\nthen:\n${second}`);
}
