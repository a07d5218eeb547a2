import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { testDatabaseUrl } from '../../../test/support/test-database.js';
import { ExhaustedBudgets } from '../budgets/exhausted-budgets.js';
import { ApiKeyAdmission, type Admission } from './api-key-admission.js';

describe.runIf(testDatabaseUrl)('ApiKeyAdmission', () => {
  let app: TestApp;
  let secret: string;

  beforeAll(async () => {
    app = await startTestApp({
      LIMIT_GROWTH_PER_MINUTE: '10',
      LIMIT_AUTHENTICATED_IP_PER_MINUTE: '40',
    });
    secret = await app.createKey(await app.createTenant({ tier: 'growth' }));
  });
  afterAll(() => app.close());

  const instance = () =>
    new ApiKeyAdmission({
      db: app.db,
      limits: app.deps.config.limits,
      directory: app.deps.directoryCache,
      exhausted: new ExhaustedBudgets(),
    });
  const at = () => new Date();
  const admitted = (admissions: readonly (Admission | undefined)[]) =>
    admissions.filter((each) => each?.caller && !each.key?.exceeded && !each.workspace?.exceeded);

  it('counts requests that share a statement one by one, over two instances', async () => {
    const addressKey = 'ip-key:192.0.2.1';
    const asked = [instance(), instance()].flatMap((each) =>
      Array.from({ length: 15 }, () => each.admit({ secret, addressKey, at: at() })),
    );
    const admissions = await Promise.all(asked);
    expect(admitted(admissions)).toHaveLength(10);
    const left = admitted(admissions).map((each) => each?.key?.remaining ?? -1);
    expect(left.sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(admissions.map((each) => each?.address.remaining)).size).toBe(30);
  });

  it('takes nothing from the key for requests beyond the budget of their address', async () => {
    const other = await app.createKey(await app.createTenant({ tier: 'scale' }));
    const addressKey = 'ip-key:192.0.2.2';
    const one = instance();
    const admissions = await Promise.all(
      Array.from({ length: 60 }, () => one.admit({ secret: other, addressKey, at: at() })),
    );
    expect(admissions.filter((each) => each?.caller)).toHaveLength(40);
    const next = await instance().admit({
      secret: other,
      addressKey: 'ip-key:192.0.2.3',
      at: at(),
    });
    expect(next?.key?.remaining).toBe(600 - 41);
  });

  it('knows no caller by another secret with the same key id, and takes nothing from its budgets', async () => {
    const owned = await app.createKey(await app.createTenant({ tier: 'scale' }));
    const forged = await app.createKey(await app.createTenant({ tier: 'scale' }));
    await app
      .db('api_keys')
      .where({ key_id: forged.slice(8, 16) })
      .update({ secret_sha256: '0'.repeat(64) });
    const refused = await instance().admit({
      secret: forged,
      addressKey: 'ip-key:192.0.2.4',
      at: at(),
    });
    expect([refused?.caller, refused?.key]).toEqual([undefined, undefined]);
    const known = await instance().admit({
      secret: owned,
      addressKey: 'ip-key:192.0.2.4',
      at: at(),
    });
    expect(known?.caller?.credential.kind).toBe('api-key');
  });

  it('knows no caller once the key is revoked or expired', async () => {
    const revoked = await app.createKey(await app.createTenant({ tier: 'scale' }));
    const one = instance();
    const ask = (moment: Date) =>
      one.admit({ secret: revoked, addressKey: 'ip-key:192.0.2.5', at: moment });
    expect((await ask(at()))?.caller).toBeDefined();
    await app
      .db('api_keys')
      .where({ key_id: revoked.slice(8, 16) })
      .update({ revoked_at: at() });
    expect((await ask(at()))?.caller).toBeUndefined();
    const expiring = await app.createKey(await app.createTenant({ tier: 'scale' }), {
      expiresAt: new Date(Date.now() + 60_000),
    });
    const later = new Date(Date.now() + 61_000);
    const asked = { secret: expiring, addressKey: 'ip-key:192.0.2.6' };
    expect((await one.admit({ ...asked, at: at() }))?.caller).toBeDefined();
    expect((await one.admit({ ...asked, at: later }))?.caller).toBeUndefined();
  });
});
