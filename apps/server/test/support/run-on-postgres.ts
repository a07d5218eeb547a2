import { spawnSync } from 'node:child_process';

/** What opens an embedded database whatever `TEST_DATABASE_URL` says: `npm test` has run it. */
const embeddedOnly = [
  'src/cli/transfer.test.ts',
  'src/platform/db/data-directory-lock.test.ts',
  'src/platform/db/pglite-client.test.ts',
  'test/durability/killed-import.test.ts',
];

/**
 * Runs the server's tests against a PostgreSQL server. Each test file makes a schema of its own and
 * drops it. `TEST_DATABASE_URL` names the database; default: `test` on localhost.
 */
const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const excluded = embeddedOnly.flatMap((file) => ['--exclude', file]);
const { status } = spawnSync('vitest', ['run', ...excluded, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
});
process.exitCode = status ?? 1;
