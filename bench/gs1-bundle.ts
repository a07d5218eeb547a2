import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = new URL('../', import.meta.url).pathname;
const starts = 21;

const firstResult = `
import { decode } from './core.mjs';
if (!decode('010950600013435217281231' + '10ABC').valid) throw new Error('not valid');
`;

/** The size in bytes, gzipped; the time in milliseconds beyond that of an empty script. */
export interface BundleMeasures {
  readonly coreBytes: number;
  readonly firstResultMs: number;
}

/** Bundles the core entry as an application would, and starts it. */
export function measureBundle(): BundleMeasures {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-gs1-'));
  try {
    writeFileSync(join(folder, 'core.ts'), `export * from '${root}packages/gs1/src/index.ts';`);
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
    const options = [
      '--format',
      'esm',
      '--target',
      'es2022',
      '--minify',
      '--silent',
      '--no-config',
    ];
    const entries = ['core.ts', '--no-splitting', '--out-dir', '.'];
    execFileSync(join(root, 'node_modules/.bin/tsup'), [...entries, ...options], { cwd: folder });
    writeFileSync(join(folder, 'bare.mjs'), '');
    writeFileSync(join(folder, 'first-result.mjs'), firstResult);
    return {
      coreBytes: gzippedSize(join(folder, 'core.mjs')),
      firstResultMs: startTime(join(folder, 'first-result.mjs'), join(folder, 'bare.mjs')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function gzippedSize(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/** Milliseconds a script takes longer than a bare one: the difference of the fastest, interleaved. */
function startTime(script: string, bare: string): number {
  const times = { script: [] as number[], bare: [] as number[] };
  for (let start = 0; start < starts; start++) {
    times.bare.push(elapsed(bare));
    times.script.push(elapsed(script));
  }
  return Math.round((Math.min(...times.script) - Math.min(...times.bare)) * 10) / 10;
}

function elapsed(script: string): number {
  const startedAt = performance.now();
  execFileSync(process.execPath, [script]);
  return performance.now() - startedAt;
}
