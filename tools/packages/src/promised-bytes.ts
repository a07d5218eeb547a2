import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

interface BytePromise {
  readonly entry: string;
  readonly what: string;
  /** What the page imports. Default: everything. */
  readonly name?: string;
  readonly mostBytes: number;
}

/** What the READMEs of the packages promise. */
const promises: readonly BytePromise[] = [
  { entry: '@dpp/gs1', what: 'with every Application Identifier', mostBytes: 22_000 },
  { entry: '@dpp/espr-validate', what: 'with one language', mostBytes: 27_500 },
  { entry: '@dpp/vc', what: 'to verify', name: 'verifyCredential', mostBytes: 17_000 },
];

/**
 * Bundles entries of the installed packages as a page would that uses all they export, or what is named: with
 * what they depend on, minified and gzipped.
 *
 * @param workspace - The folder in which the packages are installed.
 * @throws an Error when one is larger than its README promises.
 */
export async function checkPromisedBytes(workspace: string): Promise<void> {
  for (const { entry, what, name, mostBytes } of promises) {
    const bytes = await bundledBytes(workspace, entry, name);
    const size = `${entry}, ${what}: ${bytes} bytes, minified and gzipped`;
    if (bytes > mostBytes) throw new Error(`${size}; promised are ${mostBytes}.`);
    console.log(`${size} (at most ${mostBytes})`);
  }
}

async function bundledBytes(workspace: string, entry: string, name?: string): Promise<number> {
  const page = join(workspace, 'page.js');
  const exported = name === undefined ? '*' : `{ ${name} }`;
  writeFileSync(page, `export ${exported} from '${entry}';\n`);
  await build({
    config: false,
    entry: [page],
    outDir: join(workspace, 'bundle'),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    silent: true,
    noExternal: [/^/],
    outExtension: () => ({ js: '.mjs' }),
  });
  return gzipSync(readFileSync(join(workspace, 'bundle/page.mjs')), { level: 9 }).length;
}
