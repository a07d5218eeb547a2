import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listServerFiles, writeFiles, type InstalledFile } from '../installed-files.js';
import type { Release } from '../release.js';
import { run } from '../run.js';
import { changelog, controlFile, debianArchitecture, debianVersion } from './control.js';
import { copyrightFile } from './copyright.js';

const templates = new URL('../../debian/', import.meta.url);

/**
 * Builds the Debian package of the server with a Node of its own: the program that runs this. Needs `dpkg-deb`.
 *
 * @param out - The folder for it.
 * @returns The path of the package.
 */
export function buildDeb(release: Release, out: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'dpp-deb-'));
  try {
    const files = packagedFiles(release);
    const control = controlFiles(release, files);
    writeFiles([...files, ...control], stage, release.epoch);
    mkdirSync(out, { recursive: true });
    const file = join(out, `dpp_${debianVersion(release)}_${debianArchitecture()}.deb`);
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(release.epoch) };
    run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z4', '--build', stage, file], { env });
    return file;
  } finally {
    rmSync(stage, { recursive: true });
  }
}

function packagedFiles(release: Release): InstalledFile[] {
  return [
    ...listServerFiles(release.root, 'usr/lib/dpp'),
    { path: 'usr/lib/dpp/node', content: { from: process.execPath }, mode: 0o755 },
    { path: 'usr/bin/dpp', content: template('dpp.sh'), mode: 0o755 },
    { path: 'etc/dpp/dpp.env', content: template('dpp.env'), mode: 0o644 },
    { path: 'lib/systemd/system/dpp.service', content: template('dpp.service'), mode: 0o644 },
    { path: 'usr/share/doc/dpp/copyright', content: copyrightFile(release.root), mode: 0o644 },
    compressed('usr/share/doc/dpp/changelog.gz', changelog(release)),
    compressed('usr/share/man/man1/dpp.1.gz', template('dpp.1')),
    {
      path: 'usr/share/lintian/overrides/dpp',
      content: template('lintian-overrides'),
      mode: 0o644,
    },
  ];
}

function controlFiles(release: Release, files: readonly InstalledFile[]): InstalledFile[] {
  const bytes = files.reduce((sum, file) => sum + contentOf(file).length, 0);
  const sums = files
    .filter(({ path }) => !path.startsWith('etc/'))
    .map((file) => `${createHash('md5').update(contentOf(file)).digest('hex')}  ${file.path}\n`);
  const scripts = ['postinst', 'prerm', 'postrm'].map((name) => ({
    path: `DEBIAN/${name}`,
    content: template(name),
    mode: 0o755 as const,
  }));
  return [
    { path: 'DEBIAN/control', content: controlFile(release, bytes), mode: 0o644 },
    { path: 'DEBIAN/conffiles', content: '/etc/dpp/dpp.env\n', mode: 0o644 },
    { path: 'DEBIAN/md5sums', content: sums.join(''), mode: 0o644 },
    ...scripts,
  ];
}

function contentOf({ content }: InstalledFile): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.isBuffer(content) ? content : readFileSync(content.from);
}

function template(name: string): string {
  return readFileSync(new URL(name, templates), 'utf8');
}

/** Without a name or time in its header, as Debian's policy wants it. */
function compressed(path: string, text: string): InstalledFile {
  return { path, content: gzipSync(text, { level: 9 }), mode: 0o644 };
}
