import { verify, X509Certificate } from 'node:crypto';
import { verifySeal } from '@dpp/merkle-seal';
import { decodeProtectedHeader, importSPKI, compactVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeVault } from '../../src/composition.js';
import type { AuditLogRow, SigningKeyRow } from '../../src/platform/db/tables.js';
import { anyText, textMatching } from '../support/matchers.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let sealCa: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  sealCa = (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
});
afterAll(() => app.close());

const rotate = (key = workspace.key) =>
  app.request('/api/v1/tenants/rotate-keys', { key, method: 'POST' });
const keysOf = (tenantId: string) =>
  app.db<SigningKeyRow>('signing_keys').where({ tenant_id: tenantId }).orderBy('key_number');
const didDocument = async (tenantId: string) =>
  (await app.request(`/tenants/${tenantId}/did.json`)).body as unknown as {
    verificationMethod: { id: string; publicKeyJwk?: unknown }[];
    assertionMethod: string[];
  };
const asOwner = async ({ key }: Workspace, id: string) =>
  (await app.request(`/api/v1/passports/${id}`, { key })).body;
const offline = (document: WirePassport) =>
  verifySeal(document, { trustAnchors: [sealCa], at: new Date() }).verdict;
const online = async (payload: unknown) =>
  (await app.request('/api/v1/audit/verify', { json: { payload } })).body.verified;

describe('POST /api/v1/tenants/rotate-keys', () => {
  it('answers 200 with the new public key, and no private one', async () => {
    const { status, body, text } = await rotate();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: anyText,
      publicKey: textMatching(/^-----BEGIN PUBLIC KEY-----\n/),
    });
    expect(text).not.toContain('PRIVATE');
    const keys = await keysOf(workspace.tenant.id);
    expect(keys.at(-1)).toMatchObject({ public_key_pem: body['publicKey'], retired_at: null });
  });

  it('keeps what the old key sealed verifiable, here and offline', async () => {
    const { id } = await workspace.createPassport();
    const before = await workspace.seal(id);
    const full = await asOwner(workspace, id);
    await rotate();
    expect([offline(before), offline(full), await online(full)]).toEqual([
      'passed',
      'passed',
      true,
    ]);
    expect(await asOwner(workspace, id)).toEqual(full);
  });

  it('seals with the new key, under a certificate of its own', async () => {
    const { body } = await rotate();
    const { id } = await workspace.createPassport();
    const passport = await workspace.seal(id);
    const { proof } = passport;
    const number = (await keysOf(workspace.tenant.id)).length;
    expect(proof.publicKeyPem).toBe(body['publicKey']);
    expect(proof['verificationMethod']).toMatch(new RegExp(`#key-${number}$`));
    const leaf = new X509Certificate(Buffer.from(proof.x5c[0]!, 'base64'));
    expect(leaf.publicKey.export({ type: 'spki', format: 'pem' })).toBe(proof.publicKeyPem);
    expect([offline(passport), await online(await asOwner(workspace, id))]).toEqual([
      'passed',
      true,
    ]);
  });

  it('seals an old passport anew under the new key', async () => {
    const { id } = await workspace.createPassport();
    const before = await workspace.seal(id);
    await rotate();
    const after = await workspace.seal(id);
    expect(after.proof.publicKeyPem).not.toBe(before.proof.publicKeyPem);
    expect([offline(before), offline(after)]).toEqual(['passed', 'passed']);
  });

  it('counts the entries of the DID document up, and drops none', async () => {
    const before = await didDocument(workspace.tenant.id);
    await rotate();
    const after = await didDocument(workspace.tenant.id);
    const ids = ({ verificationMethod }: typeof after) => verificationMethod.map(({ id }) => id);
    expect(ids(after)).toEqual(expect.arrayContaining(ids(before)));
    expect(new Set(ids(after)).size).toBe(ids(after).length);
    const number = (await keysOf(workspace.tenant.id)).length;
    expect(ids(after)).toContain(
      `did:web:dpp.example:tenants:${workspace.tenant.id}#key-${number}`,
    );
    for (const method of before.verificationMethod) {
      expect(after.verificationMethod).toContainEqual(method);
    }
  });

  it('signs credentials with the new key from the next request on', async () => {
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    const headers = { Accept: 'application/vc+jwt' };
    const credential = async () => (await app.request(`/passport/${id}`, { headers })).text;
    const before = decodeProtectedHeader(await credential()).kid;
    const { body } = await rotate();
    const jwt = await credential();
    expect(decodeProtectedHeader(jwt).kid).not.toBe(before);
    const key = await importSPKI(body['publicKey'] as string, 'ES256');
    await expect(compactVerify(jwt, key)).resolves.toBeDefined();
  });

  it('gives 20 rotations at once 20 numbers in a row, and leaves one key in use', async () => {
    const other = await createWorkspace(app);
    const replies = await Promise.all(Array.from({ length: 20 }, () => rotate(other.key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const keys = await keysOf(other.tenant.id);
    expect(keys.map(({ key_number }) => key_number)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(keys.filter(({ retired_at }) => retired_at === null)).toEqual([keys.at(-1)]);
    expect(new Set(replies.map(({ body }) => body['publicKey'])).size).toBe(20);
    const { verificationMethod } = await didDocument(other.tenant.id);
    expect(verificationMethod).toHaveLength(42);
  });

  it('leaves every seal verifiable when passports are sealed meanwhile', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    const seals = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 3 === 0) await rotate(other.key);
        return other.seal(id);
      }),
    );
    expect(seals.map(offline)).toEqual(Array(12).fill('passed'));
    expect(await online(await asOwner(other, id))).toBe(true);
  });

  it('holds on every instance at once: none signs with a retired key', async () => {
    const other = await createWorkspace(app);
    const { config, baseUrl, clock } = app.deps;
    const second = await composeVault({ config, db: app.db, baseUrl, clock });
    const signThere = async () => {
      const key = await second.vault.findCurrent(app.db, other.tenant.id);
      const signature = await key!.sealSigner.sign(Buffer.from('root'));
      return { key, isValid: verify('sha256', Buffer.from('root'), key!.publicKeyPem, signature) };
    };
    expect(await signThere()).toMatchObject({ key: { keyNumber: 1 }, isValid: true });
    await rotate(other.key);
    expect(await signThere()).toMatchObject({ key: { keyNumber: 2 }, isValid: true });
  });

  it('makes a first key for a workspace that has none', async () => {
    const keyless = await createWorkspace(app);
    await app.db('signing_keys').where({ tenant_id: keyless.tenant.id }).delete();
    expect((await rotate(keyless.key)).status).toBe(200);
    expect(await keysOf(keyless.tenant.id)).toMatchObject([{ key_number: 1, retired_at: null }]);
  });

  it('writes an audit entry that names the number', async () => {
    const other = await createWorkspace(app);
    await rotate(other.key);
    const entries = await app
      .db<AuditLogRow>('audit_log')
      .where({ tenant_id: other.tenant.id, action: 'signing-key.rotated' });
    expect(entries).toMatchObject([{ target_type: 'signing-key', details: { keyNumber: 2 } }]);
  });

  it('leaves other workspaces alone', async () => {
    const other = await createWorkspace(app);
    await rotate();
    expect(await keysOf(other.tenant.id)).toHaveLength(1);
  });

  it('refuses an operator-scoped key: the pair is the whole workspace’s', async () => {
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const before = await keysOf(workspace.tenant.id);
    const { status, body } = await rotate(key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    expect(await keysOf(workspace.tenant.id)).toEqual(before);
  });

  it.each(['AUDITOR', 'INTEGRATION', 'BRAND_OPERATOR'] as const)(
    'needs key:write: %s',
    async (role) => {
      const key = await workspace.createKey({ role });
      expect((await rotate(key)).status).toBe(403);
    },
  );

  it('needs a credential', async () => {
    const { status } = await app.request('/api/v1/tenants/rotate-keys', { method: 'POST' });
    expect(status).toBe(401);
  });
});
