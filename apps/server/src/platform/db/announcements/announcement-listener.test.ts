import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { startRelay } from '../../../../test/support/tcp-relay.js';
import { openTestDatabase, testDatabaseUrl } from '../../../../test/support/test-database.js';
import type { Database } from '../database.js';
import { platformTransaction } from '../platform-transaction.js';
import { AnnouncementListener, type ListenerTimes } from './announcement-listener.js';
import { Announcements } from './announcements.js';
import { announce } from './announcing-transaction.js';

const times: ListenerTimes = { beatMs: 20, trustMs: 200, giveUpMs: 400, retryMs: 20 };
const logger = pino({ level: 'silent' });
const soon = { timeout: 10_000, interval: 5 };

describe.runIf(testDatabaseUrl)('AnnouncementListener on PostgreSQL', () => {
  let database: Database;
  let schema: string;
  let heard: string[];
  let announcements: Announcements;
  let listener: AnnouncementListener;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let clients: pg.Client[];

  /** A client of another process: on the same schema, through a relay. */
  const createClient = () => {
    const url = new URL(testDatabaseUrl ?? '');
    url.host = `127.0.0.1:${relay.port}`;
    const options = `-c search_path=${schema}`;
    const client = new pg.Client({ connectionString: url.href, options });
    clients.push(client);
    return client;
  };

  beforeEach(async () => {
    database = await openTestDatabase();
    const { rows } = await database.knex.raw<{ rows: [{ schema: string }] }>(
      'select current_schema() as schema',
    );
    schema = rows[0].schema;
    const { hostname, port } = new URL(testDatabaseUrl ?? '');
    relay = await startRelay({ host: hostname, port: Number(port || 5432) });
    heard = [];
    clients = [];
    announcements = new Announcements({ alone: false });
    announcements.subscribe({
      channel: 'shown',
      heard: (words) => heard.push(...words),
      missed: () => heard.push('missed'),
    });
    listener = new AnnouncementListener({
      createListener: createClient,
      createSpeaker: createClient,
      announcements,
      logger,
      times,
    });
  });
  afterEach(async () => {
    await listener.close();
    await relay.cut();
    await database.close();
  });

  const hearing = () => expect.poll(() => announcements.isHearing(), soon).toBe(true);
  const tell = (word: string) =>
    platformTransaction(database.knex, (tx) => Promise.resolve(announce(tx, 'shown', word)));

  it('hears what another process has committed, and nothing it has undone', async () => {
    await hearing();
    await tell('first');
    await platformTransaction(database.knex, (tx) => {
      announce(tx, 'shown', 'undone');
      return Promise.reject(new Error('undone'));
    }).catch(() => undefined);
    await tell('last');
    await expect.poll(() => heard, soon).toEqual(['missed', 'first', 'last']);
  });

  it('hears nothing of another schema', async () => {
    const other = await openTestDatabase();
    await hearing();
    await platformTransaction(other.knex, (tx) => Promise.resolve(announce(tx, 'shown', 'theirs')));
    await tell('ours');
    await expect.poll(() => heard, soon).toEqual(['missed', 'ours']);
    await other.close();
  });

  it('says that it missed something before it hears again, when its connection was ended', async () => {
    await hearing();
    await database.knex.raw('select pg_terminate_backend(?::integer)', [listener.backendPid ?? 0]);
    await expect.poll(() => announcements.isHearing(), soon).toBe(false);
    await tell('unheard');
    await expect.poll(() => heard.filter((word) => word === 'missed').length, soon).toBe(2);
    await hearing();
    await tell('heard');
    await expect.poll(() => heard.at(-1), soon).toBe('heard');
  });

  it('trusts a connection that went silent for a moment only, and opens another', async () => {
    await hearing();
    void relay.holdReplies(() => () => true);
    await expect.poll(() => announcements.isHearing(), soon).toBe(false);
    relay.release();
    await hearing();
    expect(clients.length).toBeGreaterThan(1);
    expect(heard.filter((word) => word === 'missed').length).toBeGreaterThan(1);
  });

  it('tries again for as long as the database is away', async () => {
    await hearing();
    await relay.cut();
    await expect.poll(() => announcements.isHearing(), soon).toBe(false);
    await pause(5 * times.retryMs);
    expect(clients.length).toBeGreaterThan(2);
  });

  it('leaves no connection open when it is closed, not even one that was being opened', async () => {
    const opened = clients.length;
    await listener.close();
    await pause(5 * times.retryMs);
    expect([announcements.isHearing(), clients.length]).toEqual([false, opened]);
    await expect(clients[0]?.query('select 1')).rejects.toThrow();
  });
});
