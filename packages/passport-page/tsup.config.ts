import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'],
  // A file for each module: what a page does not import then stays out of its bundle.
  bundle: false,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  // Escaped, a Greek or Bulgarian catalogue is twice as long; modules are UTF-8 everywhere.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});
