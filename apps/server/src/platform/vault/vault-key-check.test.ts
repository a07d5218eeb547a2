import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testEngine } from '../../../test/support/test-database.js';
import type { Database } from '../db/database.js';
import { keyEncryptionKey, sealEnvelope, VaultError, type KeyEncryptionKey } from './envelope.js';
import { requireVaultKeyOf } from './vault-key-check.js';

const newKey = () => keyEncryptionKey(randomBytes(32).toString('base64'));
const at = new Date(Date.UTC(2027, 0, 1));

describe(`requireVaultKeyOf, on ${testEngine}`, () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.knex('platform_secrets').delete());
  afterAll(() => database.close());

  const check = (key: KeyEncryptionKey, previous?: KeyEncryptionKey) =>
    requireVaultKeyOf(database.knex, { vaultKeys: { current: key, previous }, at });

  it('takes the key of the first start from then on, and no other', async () => {
    const [first, other] = [newKey(), newKey()];
    await check(first);
    await check(first);
    await expect(check(other)).rejects.toThrow(VaultError);
    await check(first);
  });

  it('lets one of several first starts win, when their keys differ', async () => {
    const keys = Array.from({ length: 5 }, newKey);
    const outcomes = await Promise.allSettled(keys.map((key) => check(key)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses another key than older secrets were sealed under, and does not claim them', async () => {
    const [owner, other] = [newKey(), newKey()];
    await database.knex('platform_secrets').insert({
      name: 'seal-ca',
      envelope: sealEnvelope(
        { current: owner, previous: undefined },
        Buffer.from('a private key'),
        'platform|seal-ca',
      ),
      created_at: at,
    });
    await expect(check(other)).rejects.toThrow(VaultError);
    await check(owner);
  });

  it('takes another key beside the one before it', async () => {
    const [first, next] = [newKey(), newKey()];
    await check(first);
    await check(next, first);
    await expect(check(next)).rejects.toThrow(VaultError);
    await check(first, next);
  });

  it('refuses a key that only has the right name', async () => {
    const first = newKey();
    await check(first);
    await expect(check({ id: first.id, bytes: randomBytes(32) })).rejects.toThrow(VaultError);
  });
});
