import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.js';
import { sweepRules } from '../../sweep-rules.js';
import { passportBody } from '../../../test/support/factories.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { testDatabaseUrl } from '../../../test/support/test-database.js';
import { createWorkspace, type Workspace } from '../../../test/support/workspace.js';
import { dayMs, hourMs } from './sweep-model.js';
import { Sweeper, sweepOnce, type SweptRows } from './sweeper.js';

const now = new Date('2030-06-15T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const rules = sweepRules(parseConfig({}));

let app: TestApp;
let workspace: Workspace;
let passportId: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  ({ id: passportId } = await workspace.createPassport(passportBody()));
  userId = randomUUID();
  await app.db('users').insert({
    id: userId,
    tenant_id: workspace.tenant.id,
    email: 'a@b.test',
    role: 'AUDITOR',
    password_hash: 'none',
    created_at: now,
    updated_at: now,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of Object.keys(tables)) await app.db(table).delete();
  await app.db('sweeps').update({ began_at: new Date(0) });
});

const event = () => ({
  id: randomUUID(),
  tenant_id: workspace.tenant.id,
  event_type: 'passport.sealed',
  payload: '{}',
});
const session = () => ({
  id: randomUUID(),
  tenant_id: workspace.tenant.id,
  user_id: userId,
  mfa: false,
  created_at: ago(dayMs),
});
const access = () => ({
  tenant_id: workspace.tenant.id,
  passport_id: passportId,
  representation: 'json-ld',
  access_tier: 'public',
});

/** Rows of each table that have expired, and rows that have not. */
const tables: Readonly<Record<string, () => { over: object[]; kept: object[] }>> = {
  idempotency_keys: () => {
    const key = () => ({
      tenant_id: workspace.tenant.id,
      scope: 'createPassport',
      idempotency_key: randomUUID(),
      request_sha256: 'ab',
    });
    return {
      over: [{ ...key(), created_at: ago(24 * hourMs) }],
      kept: [{ ...key(), created_at: ago(23 * hourMs) }],
    };
  },
  login_failures: () => {
    const failure = () => ({ id: randomUUID(), counter_sha256: 'ab' });
    return {
      over: [{ ...failure(), failed_at: ago(25 * hourMs) }],
      kept: [{ ...failure(), failed_at: ago(hourMs) }],
    };
  },
  sessions: () => ({
    over: [
      { ...session(), expires_at: ago(1) },
      { ...session(), expires_at: ago(-dayMs), revoked_at: ago(1) },
    ],
    kept: [{ ...session(), expires_at: ago(-hourMs) }],
  }),
  passport_accesses: () => ({
    over: [{ ...access(), accessed_at: ago(91 * dayMs) }],
    kept: [{ ...access(), accessed_at: ago(89 * dayMs) }],
  }),
  outbox_events: () => ({
    over: [
      { ...event(), created_at: ago(31 * dayMs) },
      { ...event(), created_at: ago(3 * dayMs), dispatched_at: ago(2 * dayMs) },
    ],
    kept: [
      { ...event(), created_at: ago(29 * dayMs) },
      { ...event(), created_at: ago(3 * dayMs), dispatched_at: ago(hourMs) },
    ],
  }),
  access_counts: () => {
    const count = () => ({
      tenant_id: workspace.tenant.id,
      ...{ subject_kind: 'PASSPORT', subject_id: randomUUID() },
      ...{ representation: 'html', access_tier: 'public', count: 1 },
    });
    return {
      over: [{ ...count(), day: ago(91 * dayMs) }],
      kept: [{ ...count(), day: ago(89 * dayMs) }],
    };
  },
  today_snoozes: () => {
    const snooze = () => ({
      ...{ tenant_id: workspace.tenant.id, person_id: randomUUID(), kind: 'SEAL_MISSING' },
    });
    return {
      over: [{ ...snooze(), snoozed_until: ago(hourMs) }],
      kept: [{ ...snooze(), snoozed_until: ago(-hourMs) }],
    };
  },
  webhook_messages: () => ({
    over: [{ ...event(), created_at: ago(31 * dayMs) }],
    kept: [{ ...event(), created_at: ago(29 * dayMs) }],
  }),
  notifications: () => {
    const notification = () => ({
      id: randomUUID(),
      tenant_id: workspace.tenant.id,
      kind: 'passport.sealed',
      message: 'sealed',
      target_type: 'passport',
      target_id: passportId,
    });
    return {
      over: [{ ...notification(), created_at: ago(366 * dayMs) }],
      kept: [{ ...notification(), created_at: ago(364 * dayMs) }],
    };
  },
};

const countOf = async (table: string) => {
  const [row] = await app.db(table).count<{ count: number }[]>('* as count');
  return Number(row?.count);
};
const clock = { now: () => now };
const sweep = (signal?: AbortSignal) =>
  sweepOnce({ db: app.db, rules, clock, ...(signal && { signal }) });

describe('a sweep', () => {
  it.each(Object.keys(tables))('deletes of %s what is over, and nothing else', async (table) => {
    const { over, kept } = tables[table]!();
    await app.db(table).insert([...over, ...kept].map((row) => ({ ...row })));
    expect((await sweep())[table]).toBe(over.length);
    expect(await countOf(table)).toBe(kept.length);
    expect((await sweep())[table]).toBe(0);
  });

  it('deletes more than fits into one batch', async () => {
    const rows = Array.from({ length: 2500 }, () => ({
      ...access(),
      accessed_at: ago(99 * dayMs),
    }));
    await app.db.batchInsert('passport_accesses', rows, 500);
    expect((await sweep()).passport_accesses).toBe(2500);
  });

  it('begins no batch once it is to stop', async () => {
    await app.db('passport_accesses').insert({ ...access(), accessed_at: ago(99 * dayMs) });
    expect((await sweep(AbortSignal.abort())).passport_accesses).toBe(0);
    expect(await countOf('passport_accesses')).toBe(1);
  });

  it.runIf(testDatabaseUrl)('leaves alone what somebody holds, and does not wait', async () => {
    const { over } = tables.sessions!();
    await app.db('sessions').insert(over[0]);
    await app.db.transaction(async (tx) => {
      await tx('sessions').forUpdate();
      expect((await sweep()).sessions).toBe(0);
    });
    expect((await sweep()).sessions).toBe(1);
  });
});

describe('several servers', () => {
  const sweeperOf = (at: Date, observed: SweptRows[]) =>
    new Sweeper({
      db: app.db,
      rules,
      clock: { now: () => at },
      logger: pino({ level: 'silent' }),
      metrics: {
        observeSweep: ({ rows }) => void observed.push(rows),
        countFailedSweep: () => expect.fail('a sweep failed'),
      },
    });

  it('sweep once an hour between them', async () => {
    const observed: SweptRows[] = [];
    const crowd = Array.from({ length: 5 }, () => sweeperOf(now, observed));
    await Promise.all(crowd.map((sweeper) => sweeper.runIfDue()));
    expect(observed).toHaveLength(1);
    await sweeperOf(ago(-30 * 60_000), observed).runIfDue();
    expect(observed).toHaveLength(1);
    await sweeperOf(ago(-hourMs), observed).runIfDue();
    expect(observed).toHaveLength(2);
  });

  it('that stop sweep no more', async () => {
    const observed: SweptRows[] = [];
    const sweeper = sweeperOf(now, observed);
    sweeper.start();
    await sweeper.stop();
    await sweeper.runIfDue();
    expect(observed).toEqual([]);
  });
});

it('finds every row by an index', async () => {
  const { rows } = await app.db.raw<{ rows: { table: string; columns: string }[] }>(`
    select tablename as table, indexdef as columns from pg_indexes where schemaname = current_schema()`);
  for (const { table, column } of rules) {
    const leading = rows.some(
      (index) => index.table === table && new RegExp(`\\(${column}[,)]`).test(index.columns),
    );
    expect(leading, `${table}.${column}`).toBe(true);
  }
});
