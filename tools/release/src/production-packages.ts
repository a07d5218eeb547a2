import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A package that the server runs on, as the lock file installs it. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Where it lies in the repository: `node_modules/pg`, `packages/gs1`. */
  readonly folder: string;
  /** Where Node finds it from the server: `node_modules/pg`, `node_modules/@dpp/gs1`. */
  readonly installed: string;
}

/** An entry of the lock file: an installed package, one of ours, or a link to one of ours. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

const server = 'apps/server';

/**
 * Lists the packages that the server needs in production, in the versions of the lock file: those that the tests ran
 * on. Packages for other platforms are left out.
 *
 * @param root - The repository, after `npm ci`.
 * @returns In the order of their folders.
 * @throws an Error when a needed package is not installed.
 */
export function listProductionPackages(root: string): ProductionPackage[] {
  return listNeededPackages(root).filter(({ name, folder, isOptional }) => {
    const isInstalled = existsSync(join(root, folder, 'package.json'));
    if (!isInstalled && !isOptional) throw new Error(`${name} is not installed. Run npm ci first.`);
    return isInstalled;
  });
}

/** The same with packages for other platforms: what any machine may install. */
export function listNeededPackages(root: string): (ProductionPackage & Optional)[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages: lock } = JSON.parse(text) as { packages: Lock };
  const found = new Map<string, ProductionPackage & Optional>();
  const waiting = dependenciesOf(lock, server);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { location, isOptional } = next;
    const entry = lock[location] ?? {};
    const folder = entry.link === true ? (entry.resolved ?? '') : location;
    if (found.has(folder)) continue;
    const { version = '', license = '' } = lock[folder] ?? {};
    const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const installed = installedAs(folder, location);
    found.set(folder, { name, version, license, folder, installed, isOptional });
    waiting.push(...dependenciesOf(lock, folder));
  }
  return [...found.values()].sort((a, b) => (a.installed < b.installed ? -1 : 1));
}

interface Optional {
  /** A platform may go without it. */
  readonly isOptional: boolean;
}

interface Dependency extends Optional {
  /** Key of the lock file. */
  readonly location: string;
}

function dependenciesOf(lock: Lock, folder: string): Dependency[] {
  const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {};
  const names = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
  return names.flatMap((name) => {
    const isOptional = name in optionalDependencies;
    const location = resolveFrom(lock, folder, name);
    if (location !== undefined) return [{ location, isOptional }];
    if (isOptional) return [];
    throw new Error(`The lock file has no ${name} for ${folder}.`);
  });
}

/** As Node looks for it: in the folder's own `node_modules`, then in that of each folder above. */
function resolveFrom(lock: Lock, folder: string, name: string): string | undefined {
  for (let above = folder; ; above = posix.dirname(above)) {
    const location = posix.join(above, 'node_modules', name);
    if (location in lock) return location;
    if (above === '.') return undefined;
  }
}

/** Our packages lie behind a link in the repository, and in its place where they are installed. */
function installedAs(folder: string, location: string): string {
  const ours = /^packages\/([^/]+)\/node_modules\/(.+)$/.exec(folder);
  return ours ? `node_modules/@dpp/${ours[1]}/node_modules/${ours[2]}` : location;
}
