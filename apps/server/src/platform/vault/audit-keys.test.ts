import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../db/database.js';
import { openAuditKeys, rotateAuditKey } from './audit-keys.js';
import { loadVaultKeys } from './vault-key.js';

const start = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const headAt = (at: Date) => ({ tenantId: randomUUID(), seq: 1, hash: 'ab', at });

let database: Database;
const vaultKeys = loadVaultKeys({
  vaultKey: randomBytes(32).toString('base64'),
  previousVaultKey: undefined,
  dataDirectory: '.',
});

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const open = (at: Date) => openAuditKeys({ db: database.knex, vaultKeys, at });

describe('a new audit key', () => {
  it('signs nothing before every server has had the time to read it', async () => {
    const running = await open(start);
    await rotateAuditKey({ db: database.knex, vaultKeys, at: after(10) });
    const started = await open(after(11));
    expect(running.verify(started.sign(headAt(after(14))))).toBe(true);
    await running.reload();
    const signed = started.sign(headAt(after(15)));
    expect(running.verify(signed)).toBe(true);
    expect(signed.keyId).not.toBe(started.sign(headAt(after(14))).keyId);
    expect(running.sign(headAt(after(15))).keyId).toBe(signed.keyId);
  });

  it('leaves what earlier ones signed valid', async () => {
    const signed = (await open(start)).sign(headAt(after(1)));
    await rotateAuditKey({ db: database.knex, vaultKeys, at: after(10) });
    expect((await open(after(20))).verify(signed)).toBe(true);
  });

  it('is not trusted by whoever has not read it', async () => {
    const running = await open(start);
    await rotateAuditKey({ db: database.knex, vaultKeys, at: after(10) });
    const signed = (await open(after(30))).sign(headAt(after(30)));
    expect(running.verify(signed)).toBe(false);
  });
});
