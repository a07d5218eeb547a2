import { build } from 'tsup';

/** Makes one file of a program and all it needs: to strip its sources anew takes longer than most that is asked of it. */
export function bundle(entry: string, outDir: string): Promise<void> {
  return build({
    config: false,
    entry: [entry],
    outDir,
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'node20',
    noExternal: [/./],
    silent: true,
    esbuildOptions: (options) => {
      options.conditions = ['@dpp/source'];
    },
  });
}
