import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLicences } from './check-licences.js';
import { checkReadmes } from './check-readmes.js';
import { packPackage } from './pack-package.js';
import {
  checkUnpackedBytes,
  requireLicence,
  requireNoTypeScript,
  requireReadableFiles,
  unpack,
} from './packed-files.js';
import { tellPassportStory } from './passport-story.js';
import { checkPromisedBytes } from './promised-bytes.js';
import { startServer } from './start-server.js';

/**
 * Packs every published package as npm would and looks at the result as a user meets it: `publint` on
 * the package, `attw` on its types, and both `import` and `require()` of each entry from a fresh
 * folder that holds nothing but the packed packages and their dependencies, where commands start too and every
 * snippet of the READMEs compiles and runs. What is published is readable, and no larger than promised. The packed
 * server starts there on an embedded database, publishes a passport and answers the examples of the client.
 */
const root = new URL('../../../', import.meta.url).pathname;
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const packages = readdirSync(join(root, 'packages'));
const workspace = mkdtempSync(join(tmpdir(), 'dpp-packages-'));

checkLicences(root);
try {
  const tarballs = packages.map((name) => {
    const folder = join(root, 'packages', name);
    const tarball = packPackage(folder, workspace);
    const files = unpack(tarball);
    requireLicence(files);
    requireReadableFiles(files);
    const size = checkUnpackedBytes(name, files);
    if (size !== undefined) console.log(size);
    run(bin('publint'), ['run', tarball, '--strict'], folder);
    const options = ['--profile', 'esm-only', '--no-emoji', '--quiet'];
    run(bin('attw'), [tarball, ...options, ...withoutPages(name)], folder);
    console.log(`@dpp/${name}: packed, publint and attw found nothing`);
    return tarball;
  });
  // A program, not a library: it has a command, and no entry that publint or attw could look at.
  const server = packPackage(join(root, 'apps/server'), workspace);
  const serverFiles = unpack(server);
  requireLicence(serverFiles);
  requireReadableFiles(serverFiles);
  requireNoTypeScript(serverFiles);
  console.log('@dpp/server: packed');
  run('npm', ['init', '-y', '--silent'], workspace);
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...tarballs, server], workspace);
  for (const entry of packages.flatMap(entriesOf)) {
    run('node', ['--input-type=module', '-e', `await import('${entry}')`], workspace);
    run('node', ['-e', `require('${entry}')`], workspace);
    console.log(`${entry}: import and require() work`);
  }
  for (const command of [...packages.flatMap(commandsOf), 'dpp']) {
    run(join(workspace, 'node_modules/.bin', command), ['--version'], workspace);
    console.log(`${command}: starts`);
  }
  const running = await startServer(workspace, join(workspace, 'data'));
  try {
    for (const line of await tellPassportStory(running)) console.log(line);
    checkReadmes(workspace, root, packages, running);
  } finally {
    await running.stop();
  }
  await checkPromisedBytes(workspace);
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

function entriesOf(name: string): string[] {
  return Object.entries(manifestOf(name).exports)
    .filter(([key]) => !/\.(json|html)$/.test(key))
    .flatMap(([key, target]) => (key.endsWith('/*') ? entriesIn(name, key, target) : key))
    .map((key) => `@dpp/${name}${key.slice(1)}`);
}

/** The entries that a pattern stands for: a module of the folder each. */
function entriesIn(name: string, pattern: string, target: ExportTarget): string[] {
  const folder = join(root, 'packages', name, dirname(target.default));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => pattern.replace('*', file.slice(0, -'.js'.length)));
}

/** A page has no types to look at. */
function withoutPages(name: string): string[] {
  const pages = Object.keys(manifestOf(name).exports).filter((key) => key.endsWith('.html'));
  return pages.flatMap((key) => ['--exclude-entrypoints', key.slice(2)]);
}

function commandsOf(name: string): string[] {
  return Object.keys(manifestOf(name).bin ?? {});
}

interface ExportTarget {
  readonly default: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly bin?: object;
}

function manifestOf(name: string): Manifest {
  const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** Shows what the command printed only when it failed. */
function run(command: string, args: string[], cwd: string): void {
  try {
    execFileSync(command, args, { cwd, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    console.error(`${command} ${args.join(' ')}\n${String(stdout ?? '')}${String(stderr ?? '')}`);
    throw error;
  }
}
