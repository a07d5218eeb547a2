import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { tellPassportStory } from '@dpp-tools/packages/passport-story';
import { findFreePort, whenReady } from '@dpp-tools/packages/start-server';
import { debianArchitecture, debianVersion } from '../deb/control.js';
import type { Release } from '../release.js';
import { run } from '../run.js';
import { makeFreshRoot } from './fresh-root.js';

/** As `systemd-analyze` counts it, in tenths: at most 2.0. */
const mostExposure = 20;

/** From an empty machine to a passport, in seconds. */
const mostSeconds = 300;

/**
 * Looks at the Debian package as a distribution does, then installs it on a machine that has nothing else, publishes a
 * passport there, and removes it. Needs root, `lintian`, `systemd-analyze` and `debootstrap`.
 *
 * @returns What was found, a line each.
 * @throws an Error at the first thing that is not as it should be.
 */
export async function* checkDeb(release: Release, out: string): AsyncGenerator<string> {
  const file = join(out, `dpp_${debianVersion(release)}_${debianArchitecture()}.deb`);
  run('lintian', ['--fail-on', 'error,warning', file]);
  yield `${basename(file)}: lintian has no error and no warning`;
  const service = new URL('../../debian/dpp.service', import.meta.url).pathname;
  yield exposureOf(service);

  const root = mkdtempSync(join(tmpdir(), 'dpp-debian-'));
  try {
    makeFreshRoot(root);
    yield 'A root with Debian’s minimal packages is made';
    const startedAt = performance.now();
    run('cp', [file, join(root, 'dpp.deb')]);
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
    run('chroot', [root, 'dpkg', '--install', '/dpp.deb'], { env });
    for (const line of await publishIn(root)) yield line;
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds > mostSeconds) throw new Error(`It took ${seconds} s; at most ${mostSeconds}.`);
    yield `From the package to a passport: ${seconds.toFixed(1)} s (at most ${mostSeconds})`;
    run('chroot', [root, 'dpkg', '--purge', 'dpp'], { env });
    requirePurged(root);
    yield 'A purge leaves the data and nothing else';
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function exposureOf(service: string): string {
  const args = ['security', '--offline=true', '--no-pager', `--threshold=${mostExposure}`, service];
  const level = /Overall exposure level for \S+: (\S+)/.exec(run('systemd-analyze', args))?.[1];
  if (level === undefined) throw new Error('systemd-analyze says no level of exposure.');
  return `dpp.service: exposure ${level} (at most ${mostExposure / 10})`;
}

/** Starts the server by hand, as there is no systemd in a root: with the settings and as the user of the service. */
async function publishIn(root: string): Promise<string[]> {
  const port = await findFreePort();
  const settings = join(root, 'etc/dpp/dpp.env');
  const text = readFileSync(settings, 'utf8').replace(/^PORT=.*$/m, `PORT=${port}`);
  writeFileSync(settings, `${text}LOG_LEVEL=error\n`);
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
  const server = spawn('chroot', [root, '/usr/bin/dpp', 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const running = await whenReady(server, port, join(root, 'var/lib/dpp/demo.key'));
  try {
    const owner = run('stat', ['-c', '%u', join(root, 'var/lib/dpp/demo.key')]).trim();
    if (owner === '0') throw new Error('The server ran as root.');
    return await tellPassportStory(running);
  } finally {
    await running.stop();
  }
}

function requirePurged(root: string): void {
  const left = ['usr/bin/dpp', 'usr/lib/dpp', 'etc/dpp', 'lib/systemd/system/dpp.service'];
  const found = left.filter((path) => existsSync(join(root, path)));
  if (found.length > 0) throw new Error(`A purge leaves ${found.join(', ')}.`);
  if (!existsSync(join(root, 'var/lib/dpp'))) throw new Error('A purge deletes the data.');
}
