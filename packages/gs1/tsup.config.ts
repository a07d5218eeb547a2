import { defineConfig, type Options } from 'tsup';
import { importCore } from './build/import-core.js';

const coreEntry = 'src/index.ts';
const otherEntries = [
  'src/keys.ts',
  'src/values.ts',
  'src/codes.ts',
  'src/compression.ts',
  'src/dictionary.ts',
  'src/scans.ts',
  'src/resolver.ts',
  'src/qr.ts',
  'src/labels.ts',
  'src/carriers.ts',
];

const published: Options = {
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
};

export default defineConfig([
  { ...published, entry: [coreEntry] },
  { ...published, entry: otherEntries, esbuildPlugins: [importCore(coreEntry)] },
]);
