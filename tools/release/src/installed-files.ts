import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { publishedManifest } from '@dpp-tools/packages/published-manifest';
import { listProductionPackages } from './production-packages.js';

/** A file of what is installed. */
export interface InstalledFile {
  /** Relative, with slashes: `usr/bin/dpp`. */
  readonly path: string;
  /** Its bytes, or the file that has them. */
  readonly content: Buffer | string | { readonly from: string };
  readonly mode: 0o644 | 0o755 | 0o640;
}

/** What Node loads. Types, maps, sources and documents of packages are not installed; licences go elsewhere. */
const loaded = new Set(['.js', '.cjs', '.mjs', '.json', '.node', '.wasm', '.data']);

/** Folders of packages that no program loads from. */
const unused = new Set(['test', 'tests', '__tests__', 'bench', 'benchmark', 'example', 'examples']);

/**
 * The server with the packages that it needs in production, laid out as in the repository: the command is
 * `apps/server/dist/main.js`.
 *
 * @param root - The repository, built.
 * @param prefix - The folder for it, such as `usr/lib/dpp`.
 */
export function listServerFiles(root: string, prefix: string): InstalledFile[] {
  const server = join(root, 'apps/server');
  return [
    manifestFile(server, `${prefix}/apps/server`),
    ...filesBelow(join(server, 'dist'), `${prefix}/apps/server/dist`, () => true),
    ...listProductionPackages(root).flatMap(({ folder, installed }) => {
      const isOurs = /^packages\/[^/]+$/.test(folder);
      const from = join(root, folder);
      const to = `${prefix}/${installed}`;
      if (!isOurs) return filesBelow(from, to, isLoaded);
      return [manifestFile(from, to), ...publishedFiles(from, to)];
    }),
  ];
}

function manifestFile(folder: string, to: string): InstalledFile {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  const content = `${JSON.stringify(publishedManifest(manifest), undefined, 2)}\n`;
  return { path: `${to}/package.json`, content, mode: 0o644 };
}

/** What the entries of a package of ours name. */
function publishedFiles(folder: string, to: string): InstalledFile[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Readonly<Record<string, unknown>>;
  };
  const pages = Object.values(exports).filter(
    (target): target is string => typeof target === 'string' && target.endsWith('.html'),
  );
  return [
    ...filesBelow(join(folder, 'dist'), `${to}/dist`, isLoaded),
    ...pages.map((page) => ({
      path: `${to}/${page.slice(2)}`,
      content: { from: join(folder, page) },
      mode: 0o644 as const,
    })),
  ];
}

function isLoaded(file: string): boolean {
  return loaded.has(extname(file)) && basename(file) !== 'package-lock.json';
}

function filesBelow(
  folder: string,
  to: string,
  isWanted: (file: string) => boolean,
): InstalledFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const from = join(folder, entry.name);
      const path = `${to}/${entry.name}`;
      // Packages of packages are listed by themselves.
      if (entry.name === 'node_modules') return [];
      if (entry.isDirectory())
        return unused.has(entry.name) ? [] : filesBelow(from, path, isWanted);
      return isWanted(from) ? [{ path, content: { from }, mode: modeOf(from) }] : [];
    });
}

/** A file that names its interpreter is a program. */
function modeOf(file: string): 0o644 | 0o755 {
  const opened = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(2);
    readSync(opened, beginning);
    return beginning.toString() === '#!' ? 0o755 : 0o644;
  } finally {
    closeSync(opened);
  }
}

/** Writes the files into a folder. All of them, and the folders around them, have the same time. */
export function writeFiles(files: readonly InstalledFile[], folder: string, epoch: number): void {
  for (const { path, content, mode } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(target, content);
    else copyFileSync(content.from, target);
    chmodSync(target, mode);
  }
  setTimes(folder, epoch);
}

/** Sets the time of a folder and of everything in it, and the modes of folders. */
function setTimes(folder: string, epoch: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setTimes(path, epoch);
    else if (entry.isFile()) utimesSync(path, epoch, epoch);
  }
  if (basename(folder) !== 'DEBIAN') chmodSync(folder, 0o755);
  utimesSync(folder, epoch, epoch);
}
