import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { createSealSigner, verifySeal } from '@dpp/merkle-seal';
import { createSealCa } from '@dpp/merkle-seal/certificates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSealAuthority } from '../../src/platform/vault/seal-authority.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const servedPem = async () => (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
const subjects = (pem: string) =>
  (pem.match(/-----BEGIN[^]+?-----END CERTIFICATE-----/g) ?? []).map(
    (block) => new X509Certificate(block).subject,
  );

/** What an operator sets in SEAL_CA_KEY_PEM and SEAL_CA_CERT_PEM. */
async function makeConfiguredCa() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { pem } = await createSealCa({
    subject: { commonName: 'Configured CA', organization: 'Operator', country: 'SE' },
    signer: createSealSigner(privateKeyPem),
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2056-01-01T00:00:00Z'),
  });
  return { privateKeyPem, certificatePem: pem };
}

describe('GET /.well-known/opendpp-seal-ca.pem', () => {
  it('serves the newest generation first and drops none, so that old seals verify on', async () => {
    const workspace = await createWorkspace(app);
    const { id } = await workspace.createPassport();
    const before = await workspace.seal(id);
    const configured = await makeConfiguredCa();
    const { baseUrl } = app.deps;
    const next = await openSealAuthority({
      db: app.db,
      vaultKeys: undefined as never,
      baseUrl,
      configured,
      at: new Date(Date.now() + 1000),
    });
    const pem = await servedPem();
    expect(subjects(pem)).toEqual(['C=SE\nO=Operator\nCN=Configured CA', anyText]);
    const options = { trustAnchors: [pem], at: new Date() };
    expect(verifySeal(before, options).verdict).toBe('passed');
    const payload = (await app.request(`/api/v1/passports/${id}`, { key: workspace.key })).body;
    const { body } = await app.request('/api/v1/audit/verify', { json: { payload } });
    expect(body).toMatchObject({ verified: true, certificate: { chainValid: true } });
    const [leaf, authority] = await next.certify({
      tenant: workspace.tenant,
      publicKeyPem: before.proof.publicKeyPem,
      at: new Date(),
    });
    expect(new X509Certificate(Buffer.from(leaf!, 'base64')).issuer).toContain('Configured CA');
    expect(pem.replace(/\s/g, '')).toContain(authority);
  });

  it('lists an authority once, however often a server starts with it', async () => {
    const configured = await makeConfiguredCa();
    const options = { db: app.db, vaultKeys: undefined as never, baseUrl: app.deps.baseUrl };
    const before = subjects(await servedPem()).length;
    for (let start = 0; start < 3; start++) {
      await openSealAuthority({ ...options, configured, at: new Date() });
    }
    expect(subjects(await servedPem())).toHaveLength(before + 1);
  });

  it('does not vouch for a chain whose authority was never used here', async () => {
    const workspace = await createWorkspace(app);
    const { id } = await workspace.createPassport();
    await workspace.seal(id);
    const payload = (await app.request(`/api/v1/passports/${id}`, { key: workspace.key })).body;
    const rows = await app.db('seal_authorities');
    await app.db('seal_authorities').delete();
    const { body } = await app.request('/api/v1/audit/verify', { json: { payload } });
    expect(body).toMatchObject({ verified: true, certificate: { chainValid: false } });
    const { status } = await app.request('/.well-known/opendpp-seal-ca.pem');
    expect(status).toBe(503);
    await app.db('seal_authorities').insert(rows);
  });
});
