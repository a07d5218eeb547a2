import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../db/database.js';
import type { AuditHeadRow } from '../db/tables.js';
import { startAuditHeadJournal } from './audit-head-journal.js';

const hourMs = 60 * 60_000;

let database: Database;
let lines: { auditHeads?: { tenantId: string }[]; msg: string }[];
const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as never) });

beforeAll(async () => {
  database = await openTestDatabase();
  const rows: AuditHeadRow[] = Array.from({ length: 250 }, () => ({
    tenant_id: randomUUID(),
    seq: 1,
    entry_hash: 'a'.repeat(64),
    signed_at: new Date(),
    key_id: 'k',
    signature: 's',
  }));
  await database.knex('audit_heads').insert(rows);
});
afterAll(() => database.close());

beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const written = (count: number) =>
  vi.waitFor(() => expect(lines).toHaveLength(count), { timeout: 10_000 });

it('writes every head at the start and once an hour, some in a line, until it is closed', async () => {
  const journal = startAuditHeadJournal({ db: database.knex, logger });
  await written(3);
  const told = lines.flatMap(({ auditHeads }) => auditHeads?.map(({ tenantId }) => tenantId));
  expect(new Set(told).size).toBe(250);
  expect(lines.map(({ auditHeads }) => auditHeads?.length)).toEqual([100, 100, 50]);
  vi.advanceTimersByTime(hourMs - 1);
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(1);
  await written(6);
  await journal.close();
  vi.advanceTimersByTime(2 * hourMs);
  expect(vi.getTimerCount()).toBe(0);
  expect(lines).toHaveLength(6);
});

it('ends what it writes when it is closed meanwhile', async () => {
  await startAuditHeadJournal({ db: database.knex, logger }).close();
  expect(lines).toHaveLength(1);
});

it('says so when the database is away, and tries again in an hour', async () => {
  const away = await openTestDatabase();
  await away.close();
  const journal = startAuditHeadJournal({ db: away.knex, logger });
  await written(1);
  expect(lines[0]?.msg).toBe('audit heads not written; again in an hour');
  vi.advanceTimersByTime(hourMs);
  await written(2);
  await journal.close();
});
