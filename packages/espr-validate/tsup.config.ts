import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Writes the schemas without blanks: for programs, at half the size. Their text is in the sources. */
function writeSchemas(): Promise<void> {
  mkdirSync('dist/schemas', { recursive: true });
  for (const name of readdirSync('src/schemas')) {
    const schema: unknown = JSON.parse(readFileSync(`src/schemas/${name}`, 'utf8'));
    writeFileSync(`dist/schemas/${name}`, `${JSON.stringify(schema)}\n`);
  }
  return Promise.resolve();
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/locales.ts',
    'src/all-locales.ts',
    'src/locales/*.ts',
    'src/csv.ts',
    'src/convert.ts',
    'src/data-points.ts',
    'src/json-schema.ts',
    'src/operator-id.ts',
    'src/registry.ts',
    'src/rules.ts',
    'src/described/*.ts',
    'src/materials.ts',
    'src/vocabulary.ts',
    'src/cli/main.ts',
  ],
  format: 'esm',
  target: 'es2022',
  // The sources of 28 catalogues are not published, neither as files nor in maps; what is built is readable.
  sourcemap: false,
  silent: true,
  onSuccess: writeSchemas,
  // Escaped, a Greek or Bulgarian catalogue is twice as long; modules are UTF-8 everywhere.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});
