import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { start } from './start.js';

/** On average. Lists of words make lines of some hundred characters, minified files such of thousands. */
const mostCharactersPerLine = 120;

/** Most bytes of a package once it is unpacked. The others promise no figure. */
const mostBytes: Readonly<Record<string, number>> = { 'espr-validate': 1_500_000 };

/** A package as its users get it. */
export interface PackedFiles {
  /** The folder that holds them. */
  readonly folder: string;
  /** Relative to it. */
  readonly paths: readonly string[];
}

/** Unpacks a tarball beside itself. */
export function unpack(tarball: string): PackedFiles {
  const parent = join(tarball, '../unpacked', basename(tarball, '.tgz'));
  mkdirSync(parent, { recursive: true });
  start(`Unpacking ${tarball}`, 'tar', ['-xzf', tarball, '-C', parent], { cwd: parent });
  const folder = join(parent, 'package');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return { folder, paths };
}

/** The licence asks for a copy of itself with every copy of the work. */
export function requireLicence({ folder, paths }: PackedFiles): void {
  if (!paths.includes('LICENSE')) throw new Error(`${folder} has no LICENSE.`);
}

/** A reader of a package, or of a stack trace, finds lines and names. The files of the console are those of a page. */
export function requireReadableFiles({ folder, paths }: PackedFiles): void {
  for (const path of paths) {
    if (!path.endsWith('.js') || path.startsWith('dist/console/')) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    if (text.length / text.split('\n').length > mostCharactersPerLine) {
      throw new Error(`${path} of ${folder} is minified.`);
    }
  }
}

/** The server's package runs on Node alone; its sources stay in the repository. */
export function requireNoTypeScript({ folder, paths }: PackedFiles): void {
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  if (sources.length > 0) throw new Error(`${folder} has sources in it: ${sources.join(', ')}`);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: object };
  if ('tsx' in dependencies) throw new Error(`${folder} needs tsx at run time.`);
}

/**
 * Adds up what a package installs.
 *
 * @returns A line that says it; undefined when the package promises no figure.
 * @throws an Error when that is more than promised.
 */
export function checkUnpackedBytes(name: string, files: PackedFiles): string | undefined {
  const most = mostBytes[name];
  if (most === undefined) return undefined;
  const sizes = files.paths.map((path) => statSync(join(files.folder, path)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const line = `@dpp/${name}: ${bytes} bytes unpacked`;
  if (bytes > most) throw new Error(`${line}; promised are ${most}.`);
  return `${line} (at most ${most})`;
}
