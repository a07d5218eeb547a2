import { spawnSync } from 'node:child_process';

/** Tests that open an embedded database even with `TEST_DATABASE_URL`: `npm test` has run them. */
const embeddedOnly = [
  'src/cli/export/transfer.test.ts',
  'src/platform/db/connections/data-directory-lock.test.ts',
  'src/platform/db/connections/pglite-client.test.ts',
];

/** What every change meets on PostgreSQL; the rest does by night. */
const byDay = ['test/contract', 'test/durability', 'migrations'];

/**
 * Those that meet no row but a caller's key: answers that are computed from a request alone, and how bytes travel.
 */
const withoutRows = [
  'audit-byte-budget',
  'gs1',
  'materials',
  'metrics',
  'raw-http',
  'schemas',
  'turns',
  'unread-body',
].map((name) => `test/contract/${name}.test.ts`);

/**
 * What one caller asks after the other: the embedded database, which is PostgreSQL too, has answered the same
 * statements. Pools, locks, sessions and the way of a value to the database are what the others are about.
 */
const oneAfterTheOther = [
  'aas-export',
  'aas-fuzz',
  'aas-generated',
  'aas-ingest',
  'aas-metamodel',
  'audit-largest-document',
  'authorisation-matrix',
  'credential-forms',
  'eori-check',
  'grant-requests',
  'grant-tiers',
  'gs1-resolver',
  'hostile-input',
  'hostile-scans',
  'key-claim-orders',
  'log-canaries',
  'mfa',
  'page-in-browser',
  'passport-page',
  'pictures',
  'qr-codes',
  'representations',
  'request-rules',
  'seal-timestamps',
  'state-machines',
  'unit-page',
  'unit-qr-codes',
  'unit-rendering',
  'workspace-hosts',
].map((name) => `test/contract/${name}.test.ts`);

/**
 * Runs the server's tests against a PostgreSQL server. Each test file makes a schema of its own and
 * drops it. `TEST_DATABASE_URL` names the database; default: `test` on localhost. Arguments are those of
 * vitest; `by-day` alone stands for what `.ci/run` asks.
 */
const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const given = process.argv.slice(2);
const isByDay = given.join() === 'by-day';
const excluded = [...embeddedOnly, ...(isByDay ? [...withoutRows, ...oneAfterTheOther] : [])];
const options = excluded.flatMap((file) => ['--exclude', file]);
const { status } = spawnSync('vitest', ['run', ...options, ...(isByDay ? byDay : given)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
});
process.exitCode = status ?? 1;
