import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditFault } from '../../src/features/audit-log/verify-audit-heads.js';
import { verifyVouchedAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import { auditEntryHash, chainStart } from '../../src/platform/audit-log/audit-chain.js';
import type { AuditEntry } from '../../src/platform/audit-log/audit-event.js';
import {
  auditHeadBytes,
  type AuditHead,
  type SignedAuditHead,
} from '../../src/platform/audit-log/audit-head.js';
import { auditHeadReader } from '../../src/platform/audit-log/audit-head-repository.js';
import { auditLogReader } from '../../src/platform/audit-log/audit-log-repository.js';
import type { AuditHeadRow, AuditLogRow } from '../../src/platform/db/tables.js';
import { publicKeySha256 } from '../../src/platform/vault/signing-key-vault.js';
import { operatorBody } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { isDistributed, testEngine } from '../support/test-database.js';

let app: TestApp;
let tenantId: string;
let key: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Each test spoils a chain of its own: five entries. */
beforeEach(async () => {
  const tenant = await app.createTenant();
  tenantId = tenant.id;
  key = await app.createKey(tenant);
  await addEntries(5);
});

async function addEntries(count: number): Promise<void> {
  for (let i = 0; i < count; i++) expect(await addEntry()).toBe(201);
}

const addEntry = async () =>
  (await app.request('/api/v1/operators', { key, json: operatorBody() })).status;

const judge = (keptHeads: readonly SignedAuditHead[] = []) =>
  verifyVouchedAuditLog(app.deps, { tenantId, keptHeads });

const faultsOf = async (keptHeads?: readonly SignedAuditHead[]) =>
  (await judge(keptHeads)).faults.map(({ code, seq }) => [code, seq]);

const head = async () => (await auditHeadReader(app.db).find(tenantId))!;
const entries = () => app.db<AuditLogRow>('audit_log').where({ tenant_id: tenantId });
const headRow = () => app.db<AuditHeadRow>('audit_heads').where({ tenant_id: tenantId });
const entry = (seq: number) => entries().where({ seq });

/** The chain that a writer to the database can make without a vault key: hashes that fit. */
async function rehash(from: number): Promise<AuditHead> {
  const read = await auditLogReader(app.db).listOldest(tenantId, { after: 0, limit: 100 });
  let end = chainStart;
  for (const old of read) {
    const changed: AuditEntry = { ...old, previousHash: end.hash };
    const hash = old.seq < from ? old.hash : auditEntryHash(changed);
    await entry(old.seq).update({ previous_hash: end.hash, entry_hash: hash });
    end = { seq: old.seq, hash };
  }
  return { tenantId, ...end, at: new Date() };
}

/** A head signed as the platform signs, with a key that is not the platform's. */
function forge(forged: AuditHead): SignedAuditHead {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const keyId = publicKeySha256(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const signature = sign('sha256', auditHeadBytes({ ...forged, keyId }), privateKey);
  return { ...forged, keyId, signature: signature.toString('base64') };
}

const putHead = ({ seq, hash, at, keyId, signature }: SignedAuditHead) =>
  headRow().update({ seq, entry_hash: hash, signed_at: at, key_id: keyId, signature });

describe(`an honest audit log on ${testEngine}`, () => {
  it('ends at a head that the platform signed, and went through the ones before', async () => {
    const kept = [await head()];
    await addEntries(2);
    kept.push(await head());
    expect(await judge(kept)).toMatchObject({ intact: true, verifiedEntries: 7, faults: [] });
  });

  it('stays so under concurrent appends, also the first ones', async () => {
    const tenant = await app.createTenant();
    const own = await app.createKey(tenant);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const reply = await app.request('/api/v1/operators', { key: own, json: operatorBody() });
        return reply.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const kept = { tenantId: tenant.id, keptHeads: [] };
    expect(await verifyVouchedAuditLog(app.deps, kept)).toMatchObject({
      intact: true,
      verifiedEntries: 30,
    });
  });

  it('is empty and intact where nothing happened yet', async () => {
    const { id } = await app.createTenant();
    const none = { tenantId: id, keptHeads: [] };
    const found = await verifyVouchedAuditLog(app.deps, none);
    expect(found).toMatchObject({ intact: true, verifiedEntries: 0 });
  });

  it('outlives its workspace', async () => {
    await app.db('tenants').where({ id: tenantId }).delete();
    expect(await judge()).toMatchObject({ intact: true, verifiedEntries: 5 });
  });

  it('can be followed by whoever reads it through the API', async () => {
    const { body } = await app.request('/api/v1/audit-log', { key });
    const { entries: shown } = body as unknown as { entries: { hash: string }[] };
    expect(shown).toHaveLength(5);
    for (const { hash, ...hashed } of shown) {
      const text = canonicalJson({ ...hashed, tenantId });
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    }
  });

  it('has a head that whoever has the public key can check', async () => {
    const { seq, hash, at, keyId, signature } = await head();
    const [publicKeyPem] = app.deps.auditKeys.publicKeyPems;
    expect(publicKeySha256(publicKeyPem!)).toBe(keyId);
    const type = 'dpp-audit-head-v1';
    const text = canonicalJson({ type, tenantId, seq, hash, at: at.toISOString(), keyId });
    const signed = Buffer.from(signature, 'base64');
    expect(verify('sha256', Buffer.from(text), publicKeyPem!, signed)).toBe(true);
  });
});

describe(`whoever changes an entry, on ${testEngine}`, () => {
  const changes: [column: keyof AuditLogRow, value: unknown][] = [
    ['id', '00000000-0000-4000-8000-000000000001'],
    ['tenant_id', '00000000-0000-4000-8000-000000000002'],
    ['seq', 9],
    ['action', 'operator.deleted'],
    ['actor', 'system'],
    ['target_type', 'facility'],
    ['target_id', 'another'],
    ['ip', '192.0.2.1'],
    ['details', '{"name":"Other"}'],
    ['previous_hash', 'f'.repeat(64)],
    ['entry_hash', 'f'.repeat(64)],
    ['created_at', new Date('2020-01-01T00:00:00Z')],
  ];

  it('may change any of its columns', async () => {
    expect(changes.map(([column]) => column).sort()).toEqual(
      Object.keys((await entry(1).first())!).sort(),
    );
  });

  // A row does not move to another machine by an update.
  const possible = changes.filter(([column]) => !isDistributed || column !== 'tenant_id');

  it.each(possible)('is found by its %s', async (column, value) => {
    await entry(3).update({ [column]: value });
    const { faults } = await judge();
    // An entry that was taken away shows at the one behind it.
    const seq = column === 'tenant_id' || column === 'seq' ? 4 : 3;
    expect(faults[0]).toMatchObject({ code: 'ENTRY_BROKEN', seq });
    expect(faults[0]?.message).toContain(`Entry ${seq} of tenant ${tenantId}`);
  });

  it('is found when two change places', async () => {
    await entry(2).update({ seq: 99 });
    await entry(3).update({ seq: 2 });
    await entry(99).update({ seq: 3 });
    expect(await faultsOf()).toEqual([['ENTRY_BROKEN', 2]]);
  });

  it('is found by the head after hashing the whole chain anew', async () => {
    await entry(2).update({ actor: 'system' });
    await rehash(2);
    expect(await faultsOf()).toEqual([['REWRITTEN', 5]]);
    expect((await judge()).faults[0]?.message).toContain(`(tenant ${tenantId}, entry 5)`);
  });

  it('is found after adding an entry of their own', async () => {
    const [last] = await entry(5);
    const id = '00000000-0000-4000-8000-000000000003';
    await entries().insert({ ...last!, id, seq: 6, details: '{}' as never });
    await rehash(6);
    expect(await faultsOf()).toEqual([['HEAD_ELSEWHERE', 6]]);
  });
});

describe(`whoever changes the head, on ${testEngine}`, () => {
  const forgeries: [string, () => Promise<AuditFault['code']>][] = [
    [
      'with another key, for a rewritten chain',
      async () => {
        await entry(2).update({ actor: 'system' });
        await putHead(forge(await rehash(2)));
        return 'HEAD_NOT_SIGNED';
      },
    ],
    [
      "with another key under the platform key's id",
      async () => {
        const { keyId } = await head();
        await putHead({ ...forge(await rehash(6)), keyId });
        return 'HEAD_NOT_SIGNED';
      },
    ],
    [
      'with a signature that is none',
      async () => {
        await putHead({ ...(await head()), signature: 'none' });
        return 'HEAD_NOT_SIGNED';
      },
    ],
    [
      "by another workspace's",
      async () => {
        const other = await app.createTenant();
        const otherKey = await app.createKey(other);
        await app.request('/api/v1/operators', { key: otherKey, json: operatorBody() });
        await putHead((await auditHeadReader(app.db).find(other.id))!);
        return 'HEAD_NOT_SIGNED';
      },
    ],
    [
      'to an earlier time',
      async () => {
        await headRow().update({ signed_at: new Date('2020-01-01T00:00:00Z') });
        return 'HEAD_NOT_SIGNED';
      },
    ],
    [
      'by taking it away',
      async () => {
        await headRow().delete();
        return 'HEAD_MISSING';
      },
    ],
  ];

  it.each(forgeries)('%s is found', async (_how, spoil) => {
    const code = await spoil();
    const { faults } = await judge();
    expect(faults).toMatchObject([{ code, tenantId }]);
    expect(faults[0]?.message).toMatch(new RegExp(`tenant ${tenantId}, entry \\d`));
  });

  it('has nothing more signed: a forged end is not built on', async () => {
    await entry(2).update({ actor: 'system' });
    await putHead(forge(await rehash(2)));
    expect(await addEntry()).toBe(500);
    expect(await faultsOf()).toEqual([['HEAD_NOT_SIGNED', 5]]);
  });

  it('is found when an old one is put back', async () => {
    const old = await head();
    await addEntries(1);
    await putHead(old);
    expect(await faultsOf()).toEqual([['HEAD_ELSEWHERE', 6]]);
  });

  it('is found by a head kept outside when the last entry goes with it', async () => {
    const before = await head();
    await addEntries(1);
    const kept = await head();
    await entry(6).delete();
    await putHead(before);
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf([before, kept])).toEqual([['ROLLED_BACK', 6]]);
    expect((await judge([kept])).faults[0]?.message).toContain(`(tenant ${tenantId}, entry 6`);
  });

  it('is found by a head kept outside when another entry takes the place of the last', async () => {
    const before = await head();
    await addEntries(1);
    const kept = await head();
    await entry(6).delete();
    await putHead(before);
    await addEntries(2);
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf([before, kept])).toEqual([['REWRITTEN', 6]]);
  });

  it('is found by a head kept outside when the whole log is gone', async () => {
    const kept = await head();
    await entries().delete();
    await headRow().delete();
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf([kept])).toEqual([['ROLLED_BACK', 5]]);
  });

  it('cannot have a forged head taken for one kept outside', async () => {
    const kept = forge({ tenantId, seq: 3, hash: 'f'.repeat(64), at: new Date() });
    expect(await faultsOf([kept])).toEqual([['KEPT_HEAD_NOT_SIGNED', 3]]);
  });
});
