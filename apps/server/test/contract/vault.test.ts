import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformSecretRow, SigningKeyRow, UserRow } from '../../src/platform/db/tables.js';
import {
  keyEncryptionKey,
  openEnvelope,
  VaultError,
  type KeyEncryptionKey,
} from '../../src/platform/vault/envelope.js';
import { countForeignEnvelopes, rewrapEnvelopes } from '../../src/platform/vault/kept-envelopes.js';
import { platformContextOf } from '../../src/platform/vault/seal-authority.js';
import { signingKeyContextOf } from '../../src/platform/vault/signing-key-vault.js';
import { createTotpVault } from '../../src/platform/vault/totp-vault.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const firstKeyText = randomBytes(32).toString('base64');
const firstKey = keyEncryptionKey(firstKeyText);
const newKey = () => keyEncryptionKey(randomBytes(32).toString('base64'));
const alone = (current: KeyEncryptionKey) => ({ current, previous: undefined });

let app: TestApp;
let workspace: Workspace;
let logged = '';

beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => (logged += line) });
  app = await startTestApp({ VAULT_KEY: firstKeyText }, logger);
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const signingKeys = () => app.db<SigningKeyRow>('signing_keys').orderBy('id');
const privateKeyOf = (row: SigningKeyRow, kek = firstKey) => {
  const context = signingKeyContextOf({ id: row.id, tenantId: row.tenant_id });
  return openEnvelope(alone(kek), row.private_key, context);
};

describe('private keys', () => {
  const seal = (id: string) =>
    app.request(`/api/v1/passports/${id}/seal`, { key: workspace.key, method: 'POST' });

  it('are in no table, log line, reply or metric, in no spelling', async () => {
    const replies: string[] = [];
    const { id } = await workspace.createPassport();
    replies.push((await seal(id)).text);
    const rotate = { key: workspace.key, method: 'POST' };
    replies.push((await app.request('/api/v1/tenants/rotate-keys', rotate)).text);
    for (const path of [
      `/tenants/${workspace.tenant.id}/did.json`,
      '/.well-known/opendpp-seal-ca.pem',
      '/metrics',
      '/api/v1/audit-log',
    ]) {
      replies.push((await app.request(path, { key: workspace.key })).text);
    }
    const tables = await app.db('pg_tables').whereRaw('schemaname = current_schema()');
    const dump = await Promise.all(
      (tables as { tablename: string }[]).map(async ({ tablename }) =>
        JSON.stringify(await app.db(tablename)),
      ),
    );
    const everything = [...replies, ...dump, logged].join('\n');
    expect(everything).toContain(workspace.tenant.id);
    expect(logged).toContain('rotate-keys');

    const secrets = (await signingKeys()).map((row) => privateKeyOf(row));
    const [ca] = await app.db<PlatformSecretRow>('platform_secrets').where({ name: 'seal-ca' });
    const caPem = openEnvelope(alone(firstKey), ca!.envelope, platformContextOf('seal-ca'));
    secrets.push(Buffer.from(caPem.toString().replace(/-----[A-Z ]+-----|\s/g, ''), 'base64'));
    secrets.push(firstKey.bytes);
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) {
      for (const text of spellingsOf(secret)) expect(everything.includes(text)).toBe(false);
    }
    expect(everything).not.toMatch(/PRIVATE KEY/);
  });

  it('stay in the vault when one cannot be opened: the refusal tells nothing', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    const [foreign] = await signingKeys().where('tenant_id', workspace.tenant.id);
    const update = { private_key: foreign!.private_key };
    await app.db('signing_keys').where({ tenant_id: other.tenant.id }).update(update);
    const path = `/api/v1/passports/${id}/seal`;
    const { status, text } = await app.request(path, { key: other.key, method: 'POST' });
    expect(status).toBe(500);
    expect(text).not.toMatch(/vault|envelope|v1\./i);
    await app.db('signing_keys').where({ tenant_id: other.tenant.id }).delete();
  });
});

describe('an envelope', () => {
  it.each<[string, (row: SigningKeyRow) => string]>([
    [
      'another key',
      ({ tenant_id }) => signingKeyContextOf({ id: randomId(), tenantId: tenant_id }),
    ],
    ['another tenant', ({ id }) => signingKeyContextOf({ id, tenantId: randomId() })],
    ['another purpose', ({ id }) => platformContextOf(id)],
  ])('does not open as that of %s', async (_name, contextOf) => {
    const [row] = await signingKeys();
    const open = () => openEnvelope(alone(firstKey), row!.private_key, contextOf(row!));
    expect(open).toThrow(VaultError);
  });
});

describe('rewrapEnvelopes', () => {
  it('moves every kind to the new key, the secrets as they were, from several places at once', async () => {
    await createWorkspace(app);
    const userId = await addUserWithTotp('JBSWY3DPEHPK3PXP');
    const before = new Map((await signingKeys()).map((row) => [row.id, privateKeyOf(row)]));
    const next = newKey();
    const keys = { current: next, previous: firstKey };
    const runs = await Promise.all([1, 2, 3].map(() => rewrapEnvelopes(app.db, keys)));

    const total = (kind: 'signingKeys' | 'platformSecrets' | 'totpSecrets') =>
      runs.reduce((sum, run) => sum + run[kind], 0);
    expect([total('signingKeys'), total('platformSecrets'), total('totpSecrets')]).toEqual([
      before.size,
      3,
      1,
    ]);
    for (const row of await signingKeys()) {
      expect(privateKeyOf(row, next)).toEqual(before.get(row.id));
    }
    const [user] = await app.db<UserRow>('users').where({ id: userId });
    expect(createTotpVault(alone(next)).open(userId, user!.totp_secret!)).toBe('JBSWY3DPEHPK3PXP');
    expect(await countForeignEnvelopes(app.db, next)).toBe(0);
    expect(await rewrapEnvelopes(app.db, alone(next))).toEqual({
      signingKeys: 0,
      platformSecrets: 0,
      totpSecrets: 0,
      webhookSecrets: 0,
    });
    await rewrapEnvelopes(app.db, { current: firstKey, previous: next });
  });

  it('goes on where it was stopped, over more rows than it reads at a time', async () => {
    const { private_key: sample, tenant_id } = (await signingKeys())[0]!;
    const ids = Array.from({ length: 250 }, (_, index) => `00000000-0000-4000-8000-${hex(index)}`);
    await app.db('users').insert(
      ids.map((id) => ({
        id,
        tenant_id,
        email: `${id}@example.com`,
        role: 'AUDITOR',
        password_hash: 'none',
        totp_secret: createTotpVault(alone(firstKey)).seal(id, 'JBSWY3DPEHPK3PXP'),
        created_at: new Date(),
        updated_at: new Date(),
      })),
    );
    const keys = { current: newKey(), previous: firstKey };
    // The 200th row is another row's secret: the run stops there.
    await app.db('users').where({ id: ids[199] }).update({ totp_secret: sample });
    await expect(rewrapEnvelopes(app.db, keys)).rejects.toThrow(VaultError);
    const remaining = await countForeignEnvelopes(app.db, keys.current);
    expect(remaining).toBeGreaterThan(0);
    const mended = createTotpVault(alone(firstKey)).seal(ids[199]!, 'JBSWY3DPEHPK3PXP');
    await app.db('users').where({ id: ids[199] }).update({ totp_secret: mended });
    expect((await rewrapEnvelopes(app.db, keys)).totpSecrets).toBe(remaining);
    expect(await countForeignEnvelopes(app.db, keys.current)).toBe(0);
    await rewrapEnvelopes(app.db, { current: firstKey, previous: keys.current });
  });
});

async function addUserWithTotp(secret: string): Promise<string> {
  const id = randomId();
  await app.db('users').insert({
    id,
    tenant_id: workspace.tenant.id,
    email: `${id}@example.com`,
    role: 'AUDITOR',
    password_hash: 'none',
    totp_secret: createTotpVault(alone(firstKey)).seal(id, secret),
    created_at: new Date(),
    updated_at: new Date(),
  });
  return id;
}

/** Hex, base64 and base64url of the secret part, at each of base64's three alignments. */
function spellingsOf(secret: Buffer): string[] {
  // A PKCS#8 key begins with public bytes: the scalar of 32 starts at byte 36.
  const scalar = secret.length === 32 ? secret : secret.subarray(36, 68);
  const alignments = [0, 1, 2].map((skip) => scalar.subarray(skip, skip + 24));
  return [
    scalar.toString('hex'),
    scalar.toString('hex').toUpperCase(),
    ...alignments.flatMap((part) => [part.toString('base64'), part.toString('base64url')]),
  ];
}

function randomId(): string {
  return crypto.randomUUID();
}

function hex(index: number): string {
  return index.toString(16).padStart(12, '0');
}
