import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import type { InstalledFile } from '../installed-files.js';
import { readNodeLicence } from '../licences.js';
import { run } from '../run.js';
import { userId } from './image-config.js';

/**
 * The root of the image: the running Node, the libraries that it loads, and the few files that the C library reads.
 * There is no shell and no package manager, and Node has certificates and time zones of its own.
 *
 * @param modules - Native modules of the server, which load libraries, too.
 * @throws an Error where `ldd` or a library is missing: on another system than Linux with glibc.
 */
export function listRuntimeFiles(modules: readonly string[]): InstalledFile[] {
  const programs = [process.execPath, ...modules];
  const libraries = [...new Set(programs.flatMap(librariesOf))].sort();
  return [
    { path: 'usr/bin/node', content: { from: process.execPath }, mode: 0o755 },
    ...libraries.map((path) => ({
      path: path.slice(1),
      content: { from: realpathSync(path) },
      mode: 0o755 as const,
    })),
    text(
      'etc/passwd',
      `root:x:0:0:root:/:/sbin/nologin\ndpp:x:${userId}:${userId}:dpp:/var/lib/dpp:/sbin/nologin\n`,
    ),
    text('etc/group', `root:x:0:\ndpp:x:${userId}:\n`),
    text('etc/nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files dns\n'),
    text('usr/share/doc/node/LICENSE', `${readNodeLicence()}\n`),
    ...licencesOf(libraries),
  ];
}

function text(path: string, content: string): InstalledFile {
  return { path, content, mode: 0o644 };
}

/** Paths as the loader finds them: `/lib/x86_64-linux-gnu/libc.so.6`, and the loader itself. */
function librariesOf(program: string): string[] {
  const lines = run('ldd', [program]).split('\n');
  const paths = lines.flatMap((line) => /(?:^|[\t ])(\/[^ ]+) \(0x/.exec(line)?.[1] ?? []);
  if (paths.length === 0) throw new Error(`ldd names no library of ${program}.`);
  return paths;
}

/** The licences of the Debian packages that the libraries are from. */
function licencesOf(libraries: readonly string[]): InstalledFile[] {
  const packages = libraries.map((path) => packageOf(path));
  return [...new Set(packages)].sort().flatMap((name) => {
    const file = `/usr/share/doc/${name}/copyright`;
    if (!existsSync(file)) return [];
    return [{ path: file.slice(1), content: readFileSync(file), mode: 0o644 as const }];
  });
}

/** A merged /usr has the file under another path than the one by which it was installed, or the other way about. */
function packageOf(library: string): string {
  const line = run('dpkg', ['-S', `*/${basename(realpathSync(library))}`]).split('\n')[0] ?? '';
  return line.split(':')[0] ?? '';
}
