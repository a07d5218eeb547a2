import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySeal } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import { battery, maskedText, newSku, passportBody, textiles } from '../support/factories.js';
import { anyText, textMatching, timestamp } from '../support/matchers.js';
import type { WirePassport, WireProof } from '../support/reply-body.js';
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

const seal = (id: string, key = workspace.key) =>
  app.request(`/api/v1/passports/${encodeURIComponent(id)}/seal`, { key, method: 'POST' });
const fetchAsOwner = async (id: string) =>
  (await app.request(`/api/v1/passports/${id}`, { key: workspace.key })).body;
const fetchAsPublic = async (id: string) => (await app.request(`/passport/${id}`)).body;
const verify = (document: WirePassport) =>
  verifySeal(document, { trustAnchors: [sealCa], at: new Date() });

interface EditableDocument {
  [member: string]: unknown;
  metadata: Record<string, unknown>;
  proof: {
    redactedLeaves: Record<string, string>;
    merkleRoot: string;
    x5c: string[];
  };
}

/** A copy of the document with one thing changed. */
function tampered(document: WirePassport, change: (copy: EditableDocument) => unknown) {
  const copy = structuredClone(document) as unknown as EditableDocument;
  change(copy);
  return copy as unknown as WirePassport;
}

describe('POST /api/v1/passports/{id}/seal', () => {
  // Clause: POST /api/v1/passports/{id}/seal 200
  // Clause: POST /api/v1/passports/{id}/seal 200 proof
  // Clause: seal 1
  it('answers 200 with the seal and the public document', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await seal(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: anyText });
    expect(Object.keys(body)).toEqual([
      'success',
      'message',
      'digitalSeal',
      'signingPublicKey',
      'passport',
      'warnings',
    ]);
    expect(body.passport.digitalSeal).toBe(body.digitalSeal);
    expect(body.passport.proof.signatureValue).toBe(body.digitalSeal);
    expect(body.passport['signingPublicKey']).toBe(body.signingPublicKey);
    expect(body.signingPublicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
  });

  // Clause: POST /api/v1/passports/{id}/seal 200 warnings
  it('warns as the create did, in the language asked for, and of a draft of nothing', async () => {
    const live = await app.request('/api/v1/passports', {
      key: workspace.key,
      json: passportBody({ productId: newSku() }),
    });
    const sealed = await app.request(`/api/v1/passports/${live.body.passport.id}/seal?lang=de`, {
      key: workspace.key,
      method: 'POST',
    });
    expect(live.body.warnings.map(({ code }) => code)).toContain('NON_GS1_PRODUCT_ID');
    expect(sealed.body.warnings.map(({ code }) => code)).toEqual(
      live.body.warnings.map(({ code }) => code),
    );
    expect(sealed.body.warnings[0].friendlyMessage).not.toBe(live.body.warnings[0].friendlyMessage);
    const draft = await workspace.createPassport({ productId: newSku(), draft: true });
    expect((await seal(draft.id)).body.warnings).toEqual([]);
  });

  // Clause: document proof
  // Clause: POST /api/v1/passports/{id}/seal 200 proof
  it('gives the document the whole proof block of the contract', async () => {
    const { id } = await workspace.createPassport();
    const { proof } = (await seal(id)).body.passport;
    expect(proof).toEqual({
      '@type': ['MerkleTreeAttestationProof'],
      type: 'MerkleTreeAttestationProof',
      signatureAlgorithm: 'ECDSA-P256-SHA256-over-MerkleRoot',
      created: timestamp,
      proofPurpose: 'assertionMethod',
      verificationMethod: `did:web:dpp.example:tenants:${workspace.tenant.id}#key-1`,
      signatureValue: textMatching(/^[A-Za-z0-9+/]+=*$/),
      publicKeyPem: anyText,
      x5c: [anyText, anyText],
      merkleRoot: textMatching(/^[0-9a-f]{64}$/),
      redactedLeaves: { facilityDetails: textMatching(/^[0-9a-f]{64}$/) },
      leafSalts: {},
    });
  });

  // Clause: document of writes
  it('answers the passport "public-redacted", even to the owner', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    const { passport } = (await seal(id)).body;
    for (const key of ['facilityDetails', 'detailedPerformance', 'lifecycleAndInUse']) {
      expect([passport.metadata[key], passport[key]], key).toEqual([maskedText, maskedText]);
    }
  });

  // Clause: document redactedLeaves
  it('lists only keys that were in the sealed content as redacted leaves', async () => {
    const metadata = textiles({ facilityDetails: undefined });
    const { id } = await workspace.createPassport({ metadata, draft: true });
    const { passport } = (await seal(id)).body;
    expect(passport.metadata['facilityDetails']).toBe(maskedText);
    expect(passport.proof.redactedLeaves).toEqual({});
    expect(verify(passport).verdict).toBe('passed');
  });

  // Clause: POST /api/v1/passports/{id}/seal 200 id
  it('finds the passport by its productId', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    expect((await seal(productId)).body.passport.id).toBe(id);
  });

  // Clause: POST /api/v1/passports/{id}/seal 200 body
  it('needs no body and looks at none', async () => {
    const { id } = await workspace.createPassport();
    const path = `/api/v1/passports/${id}/seal`;
    const { status } = await app.request(path, { key: workspace.key, body: '{not json' });
    expect(status).toBe(200);
  });

  // Clause: status 13
  // Clause: seal 5
  it.each([
    ['ACTIVE', false],
    ['DRAFT', true],
  ])('leaves the status %s as it is', async (status, draft) => {
    const { id } = await workspace.createPassport({ draft });
    expect((await seal(id)).body.passport['status']).toBe(status);
  });

  // Clause: seal 2
  it('overwrites an earlier seal', async () => {
    const { id } = await workspace.createPassport();
    const first = (await seal(id)).body;
    const second = (await seal(id)).body;
    expect(second.digitalSeal).not.toBe(first.digitalSeal);
    expect((await fetchAsPublic(id)).digitalSeal).toBe(second.digitalSeal);
    expect(verify(second.passport).verdict).toBe('passed');
  });

  // Clause: status 13
  // Clause: event passport.sealed
  it('announces passport.sealed with the public document and its proof', async () => {
    const { id } = await workspace.createPassport();
    const { body } = await seal(id);
    const events = await app.eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(['passport.ingested', 'passport.sealed']);
    expect(events[1]?.document).toEqual(body.passport);
  });

  // Clause: audit event passport.sealed
  it('writes an audit entry', async () => {
    const { id } = await workspace.createPassport();
    await seal(id);
    const entries = await app.db<AuditLogRow>('audit_log').where({ target_id: id }).orderBy('seq');
    expect(entries).toMatchObject([
      { action: 'passport.created' },
      { action: 'passport.sealed', target_type: 'passport' },
    ]);
  });

  it('seals in turn when sealed many times at once, and stays verifiable', async () => {
    const { id } = await workspace.createPassport();
    const replies = await Promise.all(Array.from({ length: 10 }, () => seal(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(verify(await fetchAsPublic(id)).verdict).toBe('passed');
  });

  // Clause: POST /api/v1/passports/{id}/seal 400
  it('answers the standard 400 in a workspace without a signing key', async () => {
    const keyless = await createWorkspace(app);
    const { id } = await keyless.createPassport();
    await app.db('signing_keys').where({ tenant_id: keyless.tenant.id }).delete();
    const { status, body } = await seal(id, keyless.key);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'SIGNING_KEY_MISSING',
    });
  });

  // Clause: POST /api/v1/passports/{id}/seal 400 nothing
  it.each([
    ['empty metadata', {}],
    ['the redaction placeholder as a value', textiles({ facilityDetails: maskedText })],
  ])('answers 400 for a draft with %s', async (_name, metadata) => {
    const draft = { productId: newSku(), metadata, draft: true };
    const { id } = await workspace.createPassport(draft);
    expect((await seal(id)).status).toBe(400);
    expect((await app.eventsOf(id)).map(({ type }) => type)).toEqual([]);
  });

  // Clause: POST /api/v1/passports/{id}/seal 404
  it('answers the standard 404 for a passport the workspace does not have', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    const theirs = await seal(id);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual({
      success: false,
      error: 'Not Found',
      message: anyText,
      code: 'PASSPORT_NOT_FOUND',
    });
  });

  // Clause: POST /api/v1/passports/{id}/seal 403
  it('refuses an operator-scoped key on the passport of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport();
    const { status, body } = await seal(id, await workspace.createKey({ operatorId }));
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: POST /api/v1/passports/{id}/seal 403
  it('needs passport:seal', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:update', 'passport:create'] });
    expect((await seal(id, key)).status).toBe(403);
  });
});

describe('a seal, verified offline with the served CA', () => {
  let full: WirePassport;
  let masked: WirePassport;

  beforeAll(async () => {
    const { id } = await workspace.createPassport({
      metadata: battery({
        note: 'ü 木 😀',
        tiny: 5e-324,
        negative: -0,
        deep: { a: [1, { b: null }] },
      }),
      facilityId: workspace.facilityId,
    });
    await seal(id);
    [full, masked] = [await fetchAsOwner(id), await fetchAsPublic(id)];
  });

  it('passes for the full document of the owner', () => {
    expect(verify(full).verdict).toBe('passed');
    expect(full.proof.redactedLeaves).toEqual({});
    expect(Object.keys(full.proof.leafSalts)).toHaveLength(5);
  });

  // Clause: document redactedLeaves
  it('passes for the masked document of the public', () => {
    expect(verify(masked).verdict).toBe('passed');
    expect(masked.proof.leafSalts).toEqual({});
    expect(Object.keys(masked.proof.redactedLeaves)).toHaveLength(5);
  });

  it('has the same root and signature in both', () => {
    const sealedBy = ({ merkleRoot, signatureValue }: WireProof) => [merkleRoot, signatureValue];
    expect(sealedBy(masked.proof)).toEqual(sealedBy(full.proof));
  });

  it('says that the GTIN is bound to the seal', () => {
    expect(verify(masked).productBound).toBe(true);
  });

  it('is indeterminate without the CA', () => {
    expect(verifySeal(masked, { at: new Date() }).verdict).toBe('indeterminate');
  });

  it.each<[string, (copy: EditableDocument) => unknown]>([
    ['a metadata value', ({ metadata }) => (metadata['weight'] = 1)],
    ['a flattened copy', (document) => (document['weight'] = 1)],
    ['a redacted leaf', ({ proof }) => (proof.redactedLeaves['facilityDetails'] = '0'.repeat(64))],
    ['a metadata key more', ({ metadata }) => (metadata['extra'] = 1)],
    ['a metadata key less', ({ metadata }) => delete metadata['weight']],
    [
      'all entries but one, hidden under the root as its leaf',
      (document) => {
        document.metadata = { facilityDetails: maskedText };
        document.proof.redactedLeaves = { facilityDetails: document.proof.merkleRoot };
      },
    ],
    ['the root', ({ proof }) => (proof.merkleRoot = 'f'.repeat(64))],
    ['the order of the certificates', ({ proof }) => proof.x5c.reverse()],
  ])('fails after a change of %s', (_name, change) => {
    expect(verify(tampered(masked, change)).verdict).toBe('failed');
  });

  it('certifies the key to the legal identity and the DID of the tenant', () => {
    const [leaf, authority] = full.proof.x5c.map(
      (der) => new X509Certificate(Buffer.from(der, 'base64')),
    );
    expect(leaf?.subject).toContain('CN=Acme Textiles GmbH');
    expect(leaf?.subject).toContain('VATDE-123456789');
    expect(leaf?.subjectAltName).toContain(`did:web:dpp.example:tenants:${workspace.tenant.id}`);
    expect(authority?.fingerprint256).toBe(new X509Certificate(sealCa).fingerprint256);
  });
});

const openssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!openssl)('a seal, verified by the openssl command (skipped without one)', () => {
  const run = (...args: string[]) => spawnSync('openssl', args, { encoding: 'utf8' });
  let directory: string;
  let passport: WirePassport;
  const file = (name: string) => join(directory, name);

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'dpp-seal-'));
    passport = await workspace.createPassport(passportBody()).then(({ id }) => workspace.seal(id));
    const { merkleRoot, signatureValue, publicKeyPem, x5c } = passport.proof;
    writeFileSync(file('root.txt'), merkleRoot);
    writeFileSync(file('seal.der'), Buffer.from(signatureValue, 'base64'));
    writeFileSync(file('key.pem'), publicKeyPem);
    writeFileSync(file('ca.pem'), sealCa);
    const leaf = `-----BEGIN CERTIFICATE-----\n${x5c[0]}\n-----END CERTIFICATE-----\n`;
    writeFileSync(file('leaf.pem'), leaf);
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const verifyDigest = (signed: string) =>
    run(
      'dgst',
      '-sha256',
      '-verify',
      file('key.pem'),
      '-signature',
      file('seal.der'),
      file(signed),
    );

  it('is accepted over the hex text of the Merkle root', () => {
    const { status, stdout } = verifyDigest('root.txt');
    expect([status, stdout.trim()]).toEqual([0, 'Verified OK']);
  });

  it('is refused over another root', () => {
    const { merkleRoot } = passport.proof;
    const flipped = merkleRoot.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    writeFileSync(file('other.txt'), flipped);
    expect(verifyDigest('other.txt').status).not.toBe(0);
  });

  it('has a certificate that openssl chains to the served CA under the strict rules', () => {
    const { status, stdout, stderr } = run(
      'verify',
      '-x509_strict',
      '-CAfile',
      file('ca.pem'),
      file('leaf.pem'),
    );
    expect(stdout + stderr).toContain('OK');
    expect(status).toBe(0);
  });
});
