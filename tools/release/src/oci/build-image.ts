import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listServerFiles, writeFiles, type InstalledFile } from '../installed-files.js';
import type { Release } from '../release.js';
import { run } from '../run.js';
import { imageConfig, userId } from './image-config.js';
import { listRuntimeFiles } from './runtime-files.js';

interface Blob {
  readonly digest: string;
  readonly size: number;
}

interface Layer extends Blob {
  /** Digest of the archive before it was compressed. */
  readonly diffId: string;
}

const mediaType = (what: string) => `application/vnd.oci.image.${what}+json`;
const layerType = 'application/vnd.oci.image.layer.v1.tar+gzip';

/**
 * Builds an image of the server by the OCI image specification 1.1, without a daemon: the layout as one archive, which
 * `podman load`, `docker load` (25 and newer) and `skopeo copy oci-archive:` read. Needs GNU tar.
 *
 * @param out - The folder for it.
 * @returns The path of the archive.
 */
export function buildImage(release: Release, out: string): string {
  const layout = mkdtempSync(join(tmpdir(), 'dpp-oci-'));
  try {
    writeLayout(release, layout);
    mkdirSync(out, { recursive: true });
    const file = join(out, `dpp-server-${release.version}-linux-${architecture()}.oci.tar`);
    writeFileSync(file, archive(layout, release.epoch, 0));
    return file;
  } finally {
    rmSync(layout, { recursive: true });
  }
}

/** Writes the layout into an empty folder. */
export function writeLayout(release: Release, layout: string): void {
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true });
  // What changes least comes first: an upgrade then fetches the layer of the server alone.
  const server = listServerFiles(release.root, 'usr/lib/dpp');
  const layers = [
    addLayer(layout, release, listRuntimeFiles(nativeModulesOf(server))),
    addLayer(layout, release, server),
    addDataFolder(layout, release),
  ];
  const created = new Date(release.epoch * 1000).toISOString();
  const diffIds = layers.map(({ diffId }) => diffId);
  const config = addBlob(
    layout,
    imageConfig({ created, architecture: architecture(), version: release.version, diffIds }),
  );
  const manifest = addBlob(
    layout,
    asJson({
      schemaVersion: 2,
      mediaType: mediaType('manifest.v1'),
      config: { mediaType: mediaType('config.v1'), ...config },
      layers: layers.map(({ digest, size }) => ({ mediaType: layerType, digest, size })),
    }),
  );
  const tag = `dpp-server:${release.version}`;
  const annotations = {
    'org.opencontainers.image.ref.name': release.version,
    'io.containerd.image.name': `docker.io/library/${tag}`,
  };
  const platform = { architecture: architecture(), os: 'linux' };
  const manifests = [{ mediaType: mediaType('manifest.v1'), ...manifest, platform, annotations }];
  const index = asJson({ schemaVersion: 2, mediaType: mediaType('index.v1'), manifests });
  writeFileSync(join(layout, 'index.json'), index);
  writeFileSync(join(layout, 'oci-layout'), asJson({ imageLayoutVersion: '1.0.0' }));
}

function nativeModulesOf(files: readonly InstalledFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    path.endsWith('.node') && typeof content === 'object' && 'from' in content
      ? [content.from]
      : [],
  );
}

function addLayer(layout: string, release: Release, files: readonly InstalledFile[]): Layer {
  return layerOf(layout, release, 0, (folder) => writeFiles(files, folder, release.epoch));
}

/** A volume that is mounted over it starts with its owner. */
function addDataFolder(layout: string, release: Release): Layer {
  return layerOf(layout, release, userId, (folder) => {
    mkdirSync(join(folder, 'var/lib/dpp'), { recursive: true });
    writeFiles([], folder, release.epoch);
  });
}

function layerOf(
  layout: string,
  release: Release,
  owner: number,
  fill: (folder: string) => void,
): Layer {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-layer-'));
  try {
    fill(folder);
    const tar = archive(folder, release.epoch, owner);
    return { diffId: digestOf(tar), ...addBlob(layout, gzipSync(tar)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Entries by name, with one time and one owner. */
function archive(folder: string, epoch: number, owner: number): Buffer {
  const file = `${folder}.tar`;
  const names = ['--sort=name', '--format=gnu', `--mtime=@${epoch}`];
  const owners = [`--owner=${owner}`, `--group=${owner}`, '--numeric-owner'];
  run('tar', [...names, ...owners, '-cf', file, '-C', folder, '.'], {
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  });
  const tar = readFileSync(file);
  rmSync(file);
  return tar;
}

function addBlob(layout: string, content: Buffer | string): Blob {
  const bytes = Buffer.from(content);
  const digest = digestOf(bytes);
  writeFileSync(join(layout, 'blobs', ...digest.split(':')), bytes);
  return { digest, size: bytes.length };
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function asJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** As Go names it. */
function architecture(): string {
  return process.arch === 'x64' ? 'amd64' : process.arch;
}
