import { spawnSync } from 'node:child_process';

/**
 * Runs the server's tests against a PostgreSQL server. Each test file makes a schema of its own and
 * drops it. `TEST_DATABASE_URL` names the database; default: `test` on localhost.
 */
const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
});
process.exitCode = status ?? 1;
