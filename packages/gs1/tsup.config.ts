import { defineConfig } from 'tsup';
import { coreModule, oneCore } from './build/one-core.js';

const entries = [
  'src/index.ts',
  'src/keys.ts',
  'src/values.ts',
  'src/compression.ts',
  'src/dictionary.ts',
  'src/resolver.ts',
  'src/qr.ts',
  'src/labels.ts',
];

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  // What is not there is not parsed; the source maps beside it tell names and lines.
  minify: true,
  esbuildPlugins: [oneCore(entries)],
  esbuildOptions: (options) => {
    const paths = entries.map((path) => [path.slice('src/'.length, -'.ts'.length), path] as const);
    options.entryPoints = { ...Object.fromEntries(paths), core: coreModule };
  },
});
