import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationNames } from '../../src/platform/db/schema/migrate.js';
import { bundle } from './server-bundle.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server of an earlier state of the sources, as `startServerProcess` takes it. */
export interface PreviousServer {
  readonly file: string;
  /** Migrations that this one has and that one lacks, oldest first. */
  readonly newMigrations: readonly string[];
  remove(): void;
}

/**
 * The commit that an upgrade starts from: `PREVIOUS_RELEASE`, else the newest release (a tag of the server's package), else
 * the last commit without the newest migration. Undefined where git knows none of them, as in a tarball or a shallow clone.
 */
export function previousRelease(): string | undefined {
  const named = process.env.PREVIOUS_RELEASE;
  if (named) return named;
  const [tag] = git('tag', '--list', '@dpp/server@*', '--sort=-creatordate').split('\n');
  if (tag) return tag;
  const file = `apps/server/migrations/${migrationNames.at(-1)}.ts`;
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', 'HEAD', '--', file).trim();
  // A migration that is not committed yet: all commits lack it.
  const commit = added === '' ? 'HEAD' : `${added}^`;
  return git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).trim() || undefined;
}

/** Bundles the server of a commit, with the dependencies that are installed here and its own packages. */
export async function bundlePreviousServer(commit: string): Promise<PreviousServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-previous-'));
  const archive = execFileSync('git', ['archive', commit, 'apps', 'packages'], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkDependencies(folder);
  const server = join(folder, 'apps/server');
  await bundle(server, join(server, 'bundle'));
  const had = new Set(readdirSync(join(server, 'migrations')).map((file) => file.split('.')[0]));
  return {
    file: join(server, 'bundle/main.js'),
    newMigrations: migrationNames.filter((name) => !had.has(name)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkDependencies(folder: string): void {
  const installed = join(root, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@dpp'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@dpp') symlinkSync(join(installed, name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@dpp', name));
}

/** @returns What it prints; empty when it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
