import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<Plugin['setup']>[0]['esbuild'];

/**
 * Lets an entry import from the core entry, as it is published, what that exports: there has to be one `Gs1Error` and
 * one dictionary for any entries a program uses. Of what the core entry keeps to itself, small functions without
 * state, an entry holds copies: shared files would cost the core entry about a millisecond of a start, each.
 *
 * @param coreEntry - Path of the source; it is published as `index.js`, in one file.
 */
export function importCore(coreEntry: string): Plugin {
  return {
    name: 'import-core',
    setup: async (build) => {
      const published = await findPublishedModules(build.esbuild, coreEntry);
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const imported = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
        if (!published.has(imported)) return undefined;
        return { path: './index.js', external: true, sideEffects: false };
      });
    },
  };
}

/** The modules of which the core entry exports everything. */
async function findPublishedModules(esbuild: Esbuild, coreEntry: string): Promise<Set<string>> {
  const core = await analyse(esbuild, [coreEntry]);
  const exported = new Set(core.exportsOf.get(resolve(coreEntry)));
  const { exportsOf } = await analyse(esbuild, core.modules);
  const published = [...exportsOf].filter(
    ([, names]) => names.length > 0 && names.every((name) => exported.has(name)),
  );
  return new Set(published.map(([path]) => path));
}

async function analyse(esbuild: Esbuild, entryPoints: string[]) {
  const { metafile } = await esbuild.build({
    entryPoints,
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  return {
    modules: Object.keys(metafile.inputs),
    exportsOf: new Map(
      outputs.map(({ entryPoint = '', exports }) => [resolve(entryPoint), exports]),
    ),
  };
}
