import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './harness.js';

const root = new URL('../', import.meta.url).pathname;
const starts = 151;

/** What each script prints last: the processor time it took, start of Node included. */
const report = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
const firstResult = `
import { decode } from '${root}packages/gs1/dist/index.js';
if (!decode('010950600013435217281231' + '10ABC').valid) throw new Error('not valid');
${report}
`;

/** Milliseconds beyond bare Node, a process with an empty module: the median of pairs of starts. */
export interface StartTimes {
  readonly wallMs: number;
  readonly cpuMs: number;
}

export interface FirstResult extends StartTimes {
  /** What the module that does nothing took: tells how fast the machine is just now. */
  readonly bare: StartTimes;
}

/** Builds the package as it is published. */
export function buildPackage(): void {
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@dpp/gs1'], { cwd: root });
}

/** Bundles the built core entry as an application would. @returns Its bytes, minified and gzipped. */
export function measureCoreBytes(): number {
  return inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'core.js'), `export * from '${root}packages/gs1/dist/index.js';`);
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
    const options = '--format esm --target es2022 --minify --silent --no-config --no-splitting';
    const command = ['core.js', ...options.split(' '), '--out-dir', '.'];
    execFileSync(join(root, 'node_modules/.bin/tsup'), command, { cwd: folder });
    return gzippedSize(join(folder, 'core.mjs'));
  });
}

/** Starts the built package, in turns with a module without the package. */
export function measureFirstResult(): FirstResult {
  return inTemporaryFolder((folder) => {
    const script = join(folder, 'first-result.mjs');
    writeFileSync(script, firstResult);
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, report);
    const bare: StartTimes[] = [];
    const ours: StartTimes[] = [];
    for (let start = 0; start < starts; start++) {
      bare.push(startTimes([empty]));
      ours.push(startTimes([script]));
    }
    // Start by start: two starts in a row meet the same machine, the first and the last may not.
    const beyond = (of: (times: StartTimes) => number) =>
      Math.round(median(ours.map((times, i) => of(times) - of(bare[i] ?? times))) * 10) / 10;
    const wall = ({ wallMs }: StartTimes) => wallMs;
    const cpu = ({ cpuMs }: StartTimes) => cpuMs;
    return {
      wallMs: beyond(wall),
      cpuMs: beyond(cpu),
      bare: {
        wallMs: Math.round(median(bare.map(wall))),
        cpuMs: Math.round(median(bare.map(cpu))),
      },
    };
  });
}

function startTimes(args: readonly string[]): StartTimes {
  const startedAt = performance.now();
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return { wallMs: performance.now() - startedAt, cpuMs: Number(printed) };
}

function inTemporaryFolder<Result>(measure: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-gs1-'));
  try {
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function gzippedSize(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}
