import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/locales.ts',
    'src/all-locales.ts',
    'src/locales/*.ts',
    'src/csv.ts',
    'src/convert.ts',
    'src/json-schema.ts',
    'src/rules.ts',
    'src/described/*.ts',
    'src/materials.ts',
    'src/vocabulary.ts',
    'src/cli/main.ts',
  ],
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  // Escaped, a Greek or Bulgarian catalogue is twice as long; modules are UTF-8 everywhere.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});
