import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellPassportStory } from '@dpp-tools/packages/passport-story';
import { findFreePort, whenReady } from '@dpp-tools/packages/start-server';
import { writeLayout } from '../oci/build-image.js';
import { userId } from '../oci/image-config.js';
import type { Release } from '../release.js';
import { run } from '../run.js';

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/**
 * Unpacks the image and runs it as a container runtime would: by its own configuration, as its user, on a root that
 * cannot be written, with a volume for its data. Publishes a passport there. Needs root.
 *
 * @returns What was found, a line each.
 * @throws an Error at the first thing that is not as it should be.
 */
export async function* checkImage(release: Release): AsyncGenerator<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-image-'));
  try {
    const [layout, root, data] = ['layout', 'root', 'data'].map((name) => {
      mkdirSync(join(folder, name));
      return join(folder, name);
    }) as [string, string, string];
    writeLayout(release, layout);
    requireDigests(layout);
    yield 'The blobs of the image are those that it names';
    const startedAt = performance.now();
    const config = unpack(layout, root);
    if (config.User !== `${userId}:${userId}`) throw new Error(`The image runs as ${config.User}.`);
    chownSync(data, userId, userId);
    for (const line of await publishIn({ config, root, data })) yield line;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    yield `From the layout to a passport, on a root that cannot be written: ${seconds} s`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A blob is named for its content. */
function requireDigests(layout: string): void {
  const blobs = join(layout, 'blobs/sha256');
  for (const name of readdirSync(blobs)) {
    const digest = createHash('sha256')
      .update(readFileSync(join(blobs, name)))
      .digest('hex');
    if (digest !== name) throw new Error(`Blob ${name} has the digest ${digest}.`);
  }
}

/** @returns The configuration of the image, whose layers then lie in `root`. */
function unpack(layout: string, root: string): ImageConfig {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(layout, path), 'utf8')) as T;
  const blob = (digest: string) => join('blobs', ...digest.split(':'));
  const index = read<{ manifests: [{ digest: string }] }>('index.json');
  const manifest = read<{ config: { digest: string }; layers: { digest: string }[] }>(
    blob(index.manifests[0].digest),
  );
  for (const { digest } of manifest.layers) {
    run('tar', ['-xzpf', join(layout, blob(digest)), '-C', root, '--numeric-owner']);
  }
  return read<{ config: ImageConfig }>(blob(manifest.config.digest)).config;
}

interface Container {
  readonly config: ImageConfig;
  readonly root: string;
  readonly data: string;
}

async function publishIn(container: Container): Promise<string[]> {
  const { config, data } = container;
  const port = await findFreePort();
  const env = {
    ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
  } as Record<string, string>;
  const [command, args] = inContainer(container, [...config.Entrypoint, ...config.Cmd]);
  const server = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const running = await whenReady(server, port, join(data, 'demo.key'));
  try {
    const story = await tellPassportStory(running);
    const [kind, ...test] = config.Healthcheck.Test;
    if (kind !== 'CMD') throw new Error('The health check needs a shell.');
    if (statusOf(container, test, env) !== 0) throw new Error('The health check fails.');
    if (statusOf(container, test, { ...env, PORT: '1' }) === 0) {
      throw new Error('The health check passes where nothing listens.');
    }
    const write = [config.Entrypoint[0] ?? '', '-e', "fs.writeFileSync('/usr/lib/x', '')"];
    if (statusOf(container, write, env) === 0) throw new Error('The root can be written.');
    return [...story, 'The health check passes, and fails where nothing listens'];
  } finally {
    await running.stop();
  }
}

function statusOf(container: Container, words: readonly string[], env: Record<string, string>) {
  const [command, args] = inContainer(container, words);
  return spawnSync(command, args, { env, stdio: 'ignore' }).status;
}

/** Each step replaces the one before, so that a signal meets the program itself. */
function inContainer(
  { root, data }: Container,
  words: readonly string[],
): [command: string, args: string[]] {
  const script = `PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount --bind "$0" "$0"
mount --bind "$1" "$0/var/lib/dpp"
mount -o remount,ro,bind "$0"
root=$0; shift
exec chroot --userspec=${userId}:${userId} --groups= "$root" "$@"`;
  return ['/usr/bin/unshare', ['--mount', '/bin/sh', '-e', '-c', script, root, data, ...words]];
}
