import { defineConfig } from 'vite';

/** Where `npm run console` finds the API. */
const server = process.env.CONSOLE_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // The server writes the path of its own address before it (apps/server, console-files.ts).
  base: '/console/',
  // Packages of the workspace are bundled from their sources: nothing has to be built before.
  resolve: { conditions: ['@dpp/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A style or script inside the page would be against the policy.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // What a view loads is weighed by it (test/weight.test.ts).
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/auth', '/platform', '/passport', '/01', '/8003'].map((path) => [path, server]),
    ),
  },
});
