import { join } from 'node:path';
import { build } from 'tsup';

/** Makes `main.js` in `outDir` of the sources of a server and of the packages of its workspace. */
export function bundle(packageFolder: string, outDir: string): Promise<void> {
  return build({
    config: false,
    entry: [join(packageFolder, 'src/main.ts')],
    outDir,
    format: 'esm',
    target: 'node20',
    noExternal: [/^@dpp\//],
    skipNodeModulesBundle: true,
    silent: true,
    esbuildOptions(options) {
      options.conditions = ['@dpp/source'];
    },
  });
}
