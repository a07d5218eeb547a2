import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  // A file for each module: what a page does not import then stays out of its bundle.
  bundle: false,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
});
