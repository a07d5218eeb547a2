import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFreezingProxy, type FreezingProxy } from '../../../test/support/freezing-proxy.js';
import { openTestDatabase, testDatabaseUrl } from '../../../test/support/test-database.js';
import { announce } from './announcements/announcing-transaction.js';
import { isDatabaseOutage } from './connections/database-outage.js';
import { openDatabase, type Database } from './database.js';
import { underMigrationLock } from './schema/migrate.js';
import { platformTransaction } from './platform-transaction.js';
import { tenantTransaction } from './tenant-transaction.js';

const logger = pino({ level: 'silent' });
const statementTimeouts = { statementMs: 300, lockMs: 300, idleInTransactionMs: 15_000 };
/** Idle time of a connection after which the pool checks that its server is there. */
const idleMs = 2_100;
const tenantId = '6f1c1ad2-6f0e-4e39-9a55-31d0a5d0f6a1';

describe.runIf(testDatabaseUrl)('a PostgreSQL server that falls silent', () => {
  let direct: Database;
  let database: Database;
  let proxy: FreezingProxy;

  beforeEach(async () => {
    direct = await openTestDatabase();
    await direct.knex.raw('create table written (what text)');
    const { rows } = await direct.knex.raw<{ rows: [{ schema: string }] }>(
      'select current_schema() as schema',
    );
    const url = new URL(testDatabaseUrl ?? '');
    proxy = await startFreezingProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    const { schema } = rows[0];
    const place = { databaseUrl: url.href, schema, dataDirectory: 'unused' };
    database = await openDatabase({ ...place, poolSize: 1, statementTimeouts, logger });
  });
  afterEach(async () => {
    if (database !== direct) await database.close();
    await proxy.close();
    await direct.close();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    );
  const written = () => direct.knex<{ what: string }>('written').pluck('what');
  const write = (what: string) => ({ insert: `insert into written (what) values ('${what}')` });

  it('costs the statement that waits, and not the only place in the pool', async () => {
    await database.knex.raw('select 1');
    await proxy.freeze('hang');
    expect(isDatabaseOutage(await failureOf(database.knex.raw('select 1')))).toBe(true);
    await proxy.acceptAgain();
    await database.knex.raw(write('after').insert);
    expect(await written()).toEqual(['after']);
    expect(proxy.silentConnections()).toBe(0);
  });

  it('costs nothing where the connection was idle: another one is opened', async () => {
    await database.knex.raw('select 1');
    await proxy.freeze('hang');
    await proxy.acceptAgain();
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    await database.knex.raw(write('after').insert);
    expect(await written()).toEqual(['after']);
  });

  it('is an outage within the time that a connection may take, where new ones hang', async () => {
    await proxy.freeze('hang');
    expect(isDatabaseOutage(await failureOf(database.knex.raw('select 1')))).toBe(true);
    await proxy.acceptAgain();
    await database.knex.raw('select 1');
  });

  it('undoes a transaction in the middle, which takes no statement more', async () => {
    let later: unknown;
    const failure = await failureOf(
      database.knex.transaction(async (tx) => {
        await tx.raw(write('first').insert);
        await proxy.freeze('hang');
        await failureOf(tx.raw(write('second').insert));
        later = await failureOf(Promise.resolve(tx.raw(write('third').insert)));
      }),
    );
    expect([later, failure].map(isDatabaseOutage)).toEqual([true, true]);
    await proxy.acceptAgain();
    await database.knex.raw(write('after').insert);
    expect(await written()).toEqual(['after']);
  });

  type Work = Parameters<typeof platformTransaction<void>>[1];
  it.each<[string, (work: Work) => Promise<void>]>([
    ['a workspace', (work) => tenantTransaction(database.knex, tenantId, work)],
    ['the platform', (work) => platformTransaction(database.knex, work)],
  ])(
    'fails a transaction of %s whose COMMIT is not answered, and announces what may be committed',
    async (_whose, transact) => {
      const announced: string[] = [];
      const heard = (words: readonly string[]) => announced.push(...words);
      database.announcements.subscribe({ channel: 'shown', heard, missed: () => undefined });
      const failure = await failureOf(
        transact(async (tx) => {
          announce(tx, 'shown', '7');
          // The statement before COMMIT.
          tx.on('query-response', (_reply, { sql }: { sql: string }) => {
            if (sql.includes('pg_notify')) void proxy.freeze('hang');
          });
          await tx.raw('select 1');
        }),
      );
      expect(isDatabaseOutage(failure)).toBe(true);
      expect(announced).toEqual(['7']);
      await proxy.acceptAgain();
      await database.knex.raw('select 1');
    },
  );

  it('is not what a migration is taken for that takes its time', async () => {
    const slow = underMigrationLock(database.knex, async (tx) => {
      await tx.raw(`select pg_sleep(3)`);
      await tx.raw(write('migrated').insert);
    });
    await slow;
    expect(await written()).toEqual(['migrated']);
    // And no longer than the migration.
    await proxy.freeze('hang');
    expect(isDatabaseOutage(await failureOf(database.knex.raw('select 1')))).toBe(true);
  });

  it('does not hold up the end of the process', async () => {
    await database.knex.raw('select 1');
    await proxy.freeze('hang');
    await database.close();
    await expect.poll(() => proxy.silentConnections()).toBe(0);
    database = direct;
  });
});
