import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway, isDatabaseOutage } from './database-outage.js';
import { openDatabase } from '../database.js';

const logger = pino({ level: 'silent' });

async function failureOf(databaseUrl: string): Promise<unknown> {
  const database = await openDatabase({ databaseUrl, dataDirectory: 'unused', logger });
  try {
    return await database.knex.raw('select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await database.close();
  }
}

describe('isDatabaseOutage', () => {
  it.each(['127.0.0.1', 'localhost', 'no-such-host.invalid'])(
    'recognises that nothing answers at %s',
    async (host) => {
      expect(isDatabaseOutage(await failureOf(`postgres://nobody@${host}:1/none`))).toBe(true);
    },
  );

  it('recognises a connection that is cut under the query', async () => {
    const cutter = createServer((socket) => socket.once('data', () => socket.destroy()));
    cutter.listen(0, '127.0.0.1');
    await once(cutter, 'listening');
    const { port } = cutter.address() as AddressInfo;
    expect(isDatabaseOutage(await failureOf(`postgres://nobody@127.0.0.1:${port}/none`))).toBe(
      true,
    );
    cutter.close();
  });

  it('recognises a host none of whose addresses answers', () => {
    const refused = Object.assign(new Error('connect'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(isDatabaseOutage(new AggregateError([refused, refused]))).toBe(true);
  });

  const states =
    '08006 25006 25P03 26000 28P01 3D000 40001 40P01 42P05 53100 55000 55P03 57014 57P01 57P03 58030'.split(
      ' ',
    );
  it.each(states)('recognises SQLSTATE %s', (code) => {
    const error = Object.assign(new Error('server says'), { code, severity: 'FATAL' });
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each(['EAI_AGAIN', 'ECONNABORTED', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'])(
    'recognises %s of a socket or of a name that is not resolved',
    (code) => {
      const error = Object.assign(new Error(code), { code, syscall: 'connect' });
      expect(isDatabaseOutage(error)).toBe(true);
    },
  );

  it.each([
    'timeout expired',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
    'Client has encountered a connection error and is not queryable',
  ])('recognises "%s", also behind a statement', (message) => {
    expect(isDatabaseOutage(new Error(message))).toBe(true);
    expect(isDatabaseOutage(new Error(`BEGIN; - ${message}`))).toBe(true);
  });

  it.each([
    new Error('insert into a (b) values (" - Connection terminated") - duplicate key'),
    new Error('anything'),
    Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' }),
    Object.assign(new Error('another service'), { code: 'EACCES', syscall: 'open' }),
    'text',
    undefined,
  ])('leaves %j to others', (error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});

describe('isDatabaseAway', () => {
  it.each([
    ['57P01', true],
    ['53100', true],
    ['57014', false],
    ['40P01', false],
    ['23505', false],
  ])('of SQLSTATE %s is %s: one statement may fail while others are answered', (code, isAway) => {
    const error = Object.assign(new Error('server says'), { code, severity: 'ERROR' });
    expect(isDatabaseAway(error)).toBe(isAway);
  });
});
