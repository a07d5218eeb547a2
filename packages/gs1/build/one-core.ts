import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<Plugin['setup']>[0]['esbuild'];

/** The modules that the core entry reaches, itself excluded. */
interface CoreModules {
  readonly all: ReadonlySet<string>;
  /** Those of them that an entry, or what stands behind one, imports. */
  readonly shared: ReadonlySet<string>;
}

const coreEntry = resolve('src/index.ts');

/** Add it to the entry points as `core`. */
export const coreModule = 'gs1-core';

/**
 * Writes all that the core entry reaches into the one file `core.js`, which every entry, the core entry
 * too, imports: a file more takes about a millisecond of a start, and there has to be one `Gs1Error`
 * and one dictionary whatever entries a program uses.
 *
 * @param entries - Paths of all entries.
 */
export function oneCore(entries: readonly string[]): Plugin {
  return {
    name: 'one-core',
    setup: async (build) => {
      const core = await findCoreModules(build.esbuild, entries);
      build.onResolve({ filter: new RegExp(`^${coreModule}$`) }, () => {
        return { path: coreModule, namespace: coreModule };
      });
      build.onLoad({ filter: /.*/, namespace: coreModule }, () => {
        const lines = [...core.shared].map((path) => `export * from ${JSON.stringify(path)};`);
        return { contents: lines.join('\n'), resolveDir: resolve('.') };
      });
      build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
        const imported = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
        if (core.all.has(importer) || !core.all.has(imported)) return undefined;
        return { path: './core.js', external: true, sideEffects: false };
      });
    },
  };
}

async function findCoreModules(esbuild: Esbuild, entries: readonly string[]): Promise<CoreModules> {
  const { metafile } = await esbuild.build({
    entryPoints: [...entries],
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const importsOf = new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => {
      const inside = imports.filter((one) => one.external !== true);
      return [resolve(path), inside.map((one) => resolve(one.path))] as const;
    }),
  );
  const all = new Set(importsOf.get(coreEntry));
  // A set hands out what is added while it is walked.
  for (const path of all) for (const imported of importsOf.get(path) ?? []) all.add(imported);
  const outside = [...importsOf].filter(([path]) => !all.has(path));
  const shared = outside.flatMap(([, paths]) => paths.filter((path) => all.has(path)));
  return { all, shared: new Set(shared) };
}
