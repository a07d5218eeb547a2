import { readCachedProjectGraph } from '@nx/devkit';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { commentOpening } from './tools/lint/src/comment-opening.js';

// Without a project graph the boundary rule warns, skips itself and looks clean. Reading the graph
// here makes that a failed run instead; `npm run lint:rules` computes the graph first.
readCachedProjectGraph();

/** Nothing a package publishes may reach for a web framework or a database driver. */
const serverOnlyImports = ['express', 'knex', 'pg', 'pg-*', '@electric-sql/*', 'pino', 'ioredis'];

const onlyEgressConnects = 'Ask through platform/egress: it alone opens connections outward.';

/** Masks that would go round the tiers of `visibleMetadata`. */
const masksWithoutTier = ['@dpp/merkle-seal', '@dpp/merkle-seal/node'].map((name) => ({
  name,
  importNames: ['redactMetadata', 'redactDocument'],
  message: 'Ask visibleMetadata (representations/redaction.ts): it alone masks, by access tier.',
}));

const transactionsOfTheirOwn = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: "Open a tenantTransaction (platform/db): it cannot reach another tenant's rows.",
};

const readsOutsideTheWall = ["MemberExpression[property.name='db']", "Identifier[name='db']"].map(
  (database) => ({
    selector: `CallExpression[callee.name=/(Repository|Reader)$/] > ${database}.arguments`,
    message: 'Read with the tx of a tenantTransaction (platform/db).',
  }),
);

export default tseslint.config(
  { ignores: ['**/dist', '**/dist-*', '**/node_modules', '**/__generated__', '.nx'] },
  js.configs.recommended,
  // Rules that ask for types are in .oxlintrc.json: its linter takes a twentieth of the time for them.
  ...tseslint.configs.recommended,
  {
    // A pattern meets text that a stranger chose. `tools/patterns` runs the sources' ones as well.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // A migration that has been released is never edited, its comments included.
    ignores: ['apps/server/migrations/**'],
    plugins: { dpp: { rules: { 'comment-opening': commentOpening } } },
    rules: { 'dpp/comment-opening': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Shared by the tests of all projects, as vitest.shared.ts is; .dependency-cruiser.cjs refuses it to sources.
          allow: ['/vitest[.]chromium[.]js$'],
          banTransitiveDependencies: true,
          // A migration loads the one on demand, because it runs in the set-up of tests too. The console loads entries of
          // the other when a category is opened; small ones it imports.
          checkDynamicDependenciesExceptions: ['@dpp/epcis', '@dpp/espr-validate'],
          depConstraints: [
            { sourceTag: 'layer:core', onlyDependOnLibsWithTags: ['layer:core'] },
            // Forms of a passport may read the rules of its category; credentials and rules know nothing of each other.
            { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: ['layer:core', 'domain:rules'] },
            { sourceTag: 'domain:credentials', onlyDependOnLibsWithTags: ['layer:core'] },
            { sourceTag: 'layer:sdk', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'type:package', bannedExternalImports: serverOnlyImports },
            { sourceTag: 'app:server', onlyDependOnLibsWithTags: ['layer:core', 'layer:domain'] },
            {
              sourceTag: 'app:console',
              onlyDependOnLibsWithTags: ['layer:sdk', 'layer:core', 'layer:domain'],
              bannedExternalImports: serverOnlyImports,
            },
            { sourceTag: 'type:example', onlyDependOnLibsWithTags: ['type:package'] },
            { sourceTag: 'type:bench', onlyDependOnLibsWithTags: ['type:package'] },
            { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-params': ['error', 4],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message:
            'Once it is hot, Node 20 answers false for addresses with umlauts. Use new URL().',
        },
      ],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['apps/server/src/**/*.{ts,tsx}'],
    ignores: ['apps/server/src/platform/db/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', transactionsOfTheirOwn] },
  },
  {
    // docs/adr/0005-row-level-security.md lists what these read outside the wall, and why that may be.
    files: ['apps/server/src/features/**/*.ts'],
    ignores: [
      'apps/server/src/features/{resolution,sessions,tenants}/**',
      'apps/server/src/features/seal-verification/verify-seal.ts',
      'apps/server/src/features/credentials/status-lists.ts',
      // It looks which workspaces have something due, and claims inside each.
      'apps/server/src/features/webhooks/deliveries/webhook-dispatcher.ts',
      // Their `db` is the transaction of their caller.
      'apps/server/src/features/passports/transfer/{import-portable-passports,store-portable-drafts}.ts',
      '**/*-{reader,repository}.ts',
      '**/*.test.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', transactionsOfTheirOwn, ...readsOutsideTheWall] },
  },
  {
    files: ['apps/server/src/**/*.{ts,tsx}'],
    ignores: ['apps/server/src/platform/egress/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({
            name,
            message: onlyEgressConnects,
          })),
          checkGlobalObject: true,
        },
      ],
      // The modules that do nothing else are kept apart by .dependency-cruiser.cjs.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['net', 'node:net'].map((name) => ({
            name,
            // A server takes connections inward.
            allowImportNames: ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'Server'],
            allowTypeImports: true,
            message: onlyEgressConnects,
          })),
        },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.{ts,tsx}'],
    ignores: ['apps/server/src/representations/redaction.ts', '**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: masksWithoutTier }] },
  },
  {
    // It runs in browsers, and the server is reached by the client alone.
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', '@dpp/*/node'], message: 'The console runs in browsers.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({
          name,
          message: 'Ask through @dpp/client (server/client.ts).',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(style|dangerouslySetInnerHTML|srcdoc|srcDoc)$/], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
          message: 'The policy of the page forbids it (docs/adr/0024-the-console.md).',
        },
      ],
    },
  },
  {
    // The server's own tests drive it through the published client.
    files: ['apps/server/test/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Tools read their configuration from a default export, and the packages share one of vitest's.
    files: ['**/*.config.ts', 'vitest.{shared,sequencer}.ts', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off', '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Programs that talk to a person on the terminal.
    files: ['bench/**/*.ts', 'examples/**/*.ts', 'tools/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } },
  },
  prettier,
);
