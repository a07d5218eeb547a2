import { defineConfig, type Options } from 'tsup';
import { withoutProse } from './build/without-prose.js';

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // Escaped, a Greek or Bulgarian catalogue is twice as long; modules are UTF-8 everywhere.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
};

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/locales.ts', 'src/all-locales.ts'],
    esbuildPlugins: [withoutProse],
  },
  {
    ...shared,
    entry: [
      'src/csv.ts',
      'src/json-schema.ts',
      'src/rules.ts',
      'src/materials.ts',
      'src/vocabulary.ts',
      'src/cli/main.ts',
    ],
  },
]);
