import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildRelease, type Format } from '../build-release.js';
import type { Release } from '../release.js';
import { run } from '../run.js';

/**
 * Copies the sources into another folder, installs and builds there, and makes the release of that: a path or a rest of
 * an earlier build that went into a file shows.
 *
 * @returns The checksums.
 */
export function buildElsewhere(release: Release, wanted: readonly Format[], out: string): string {
  const root = mkdtempSync(join(tmpdir(), 'dpp-sources-'));
  try {
    for (const file of sourcesOf(release.root)) {
      cpSync(join(release.root, file), join(root, file), { recursive: dirname(file) !== '.' });
    }
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    run('npm', ['run', 'build'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
    return buildRelease({ ...release, root }, wanted, out);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function sourcesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '');
}
