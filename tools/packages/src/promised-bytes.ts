import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

interface BytePromise {
  readonly entry: string;
  readonly what: string;
  /** What the page imports. Default: everything. */
  readonly name?: string;
  /** Further entries that the page imports, each as a whole. */
  readonly also?: readonly string[];
  readonly mostBytes: number;
}

/** What the READMEs of the packages promise. */
const promises: readonly BytePromise[] = [
  { entry: '@dpp/client', what: 'the client', name: 'DppClient', mostBytes: 12_500 },
  { entry: '@dpp/client/core', what: 'a connection', name: 'connect', mostBytes: 5_000 },
  { entry: '@dpp/gs1', what: 'with every Application Identifier', mostBytes: 22_000 },
  { entry: '@dpp/espr-validate', what: 'with one language', mostBytes: 29_500 },
  { entry: '@dpp/aas', what: 'all of it', mostBytes: 11_000 },
  { entry: '@dpp/aas/passports', what: 'all of it', mostBytes: 34_600 },
  { entry: '@dpp/vc', what: 'to verify', name: 'verifyCredential', mostBytes: 17_600 },
  {
    entry: '@dpp/passport-page',
    what: 'with one language and one category',
    also: ['@dpp/passport-page/locales/de', '@dpp/passport-page/categories/textiles'],
    mostBytes: 67_500,
  },
];

/**
 * Bundles entries of the installed packages as a page would that uses all they export, or what is named: with
 * what they depend on, minified and gzipped.
 *
 * @param workspace - The folder in which the packages are installed.
 * @throws an Error when one is larger than its README promises.
 */
export async function checkPromisedBytes(workspace: string): Promise<void> {
  for (const promise of promises) {
    const { entry, what, mostBytes } = promise;
    const bytes = await bundledBytes(workspace, promise);
    const size = `${entry}, ${what}: ${bytes} bytes, minified and gzipped`;
    if (bytes > mostBytes) throw new Error(`${size}; promised are ${mostBytes}.`);
    console.log(`${size} (at most ${mostBytes})`);
  }
}

async function bundledBytes(
  workspace: string,
  { entry, name, also = [] }: BytePromise,
): Promise<number> {
  const page = join(workspace, 'page.js');
  const exported = name === undefined ? '*' : `{ ${name} }`;
  const others = also.map((other) => `export * from '${other}';\n`);
  writeFileSync(page, `export ${exported} from '${entry}';\n${others.join('')}`);
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
