import { generateKeyPairSync } from 'node:crypto';
import { createSealSigner, findSealCoverage, sealMetadata } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, maskedText, textiles } from '../support/factories.js';
import { anyText, textWith, timestamp } from '../support/matchers.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** A document as a test may spoil it. */
interface Draft {
  [member: string]: unknown;
  metadata: Record<string, unknown>;
  economicOperator: Record<string, unknown>;
  proof: Record<string, unknown>;
}

let app: TestApp;
let workspace: Workspace;
let full: WirePassport;
let masked: WirePassport;
let foreignChain: string[];

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { id } = await workspace.createPassport({ metadata: battery() });
  await workspace.seal(id);
  full = (await app.request(`/passport/${id}`, { key: workspace.key })).body;
  masked = (await app.request(`/passport/${id}`)).body;
  const stranger = await createWorkspace(app);
  foreignChain = [...(await stranger.seal((await stranger.createPassport()).id)).proof.x5c];
});
afterAll(() => app.close());

const verify = (json: unknown) => app.request('/api/v1/audit/verify', { json });
const edited = (change: (document: Draft) => unknown) => {
  const copy = structuredClone(full) as unknown as Draft;
  change(copy);
  return copy;
};
const declined = (message: unknown) => ({
  success: true,
  verified: false,
  message,
  productBound: expect.any(Boolean) as boolean,
  notCovered: expect.any(Array) as string[],
});
const foreignKeyPem = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

describe('POST /api/v1/audit/verify', () => {
  it('verifies the unredacted document for anybody', async () => {
    const { status, body } = await verify({ payload: full });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      verified: true,
      message: textWith('does not cover the economic operator'),
      certificate: {
        subject: textWith('CN=Acme Textiles GmbH'),
        issuer: anyText,
        validFrom: timestamp,
        validTo: timestamp,
        chainValid: true,
        keyMatchesProof: true,
      },
      timestamp: { present: false, genTime: null, timeAuthenticated: false },
      productBound: true,
      notCovered: findSealCoverage(full).notCovered,
    });
    const { notCovered } = body as unknown as { notCovered: readonly string[] };
    expect(notCovered).not.toContain('productId');
    for (const part of ['economicOperator', 'manufacturingFacility', 'status', 'enrichment']) {
      expect(notCovered).toContain(part);
    }
  });

  it('says how far a seal would reach that it does not verify', async () => {
    const payload = edited((document) => (document.metadata['productName'] = 'Another'));
    const { body } = await verify({ payload });
    expect(body).toMatchObject({ verified: false, productBound: true });
    const none = edited((document) => Object.assign(document, { metadata: 'none' }));
    const reply = await verify({ payload: none });
    expect(reply.body).toMatchObject({ verified: false, productBound: false });
  });

  it('says that the seal covers no product id that the metadata does not repeat', async () => {
    const payload = edited((document) => (document['productId'] = 'ANOTHER-1'));
    const { body } = await verify({ payload });
    expect(body).toMatchObject({
      verified: true,
      message: textWith('the product id'),
      productBound: false,
      notCovered: ['productId', ...findSealCoverage(full).notCovered],
    });
  });

  it('verifies a document that repeats nothing at its top level', async () => {
    const { metadata, economicOperator, proof } = full;
    const { body } = await verify({ payload: { metadata, economicOperator, proof } });
    expect(body.verified).toBe(true);
  });

  it.each<[string, string, (document: Draft) => unknown]>([
    ['a copy of metadata', '"weight"', (document) => (document['weight'] = 1)],
    [
      'a masked copy',
      '"facilityDetails"',
      (document) => (document['facilityDetails'] = maskedText),
    ],
    ['digitalSeal', 'digitalSeal', (document) => (document['digitalSeal'] = 'AAAA')],
    ['digitalSeal, by null', 'digitalSeal', (document) => (document['digitalSeal'] = null)],
    [
      'signingPublicKey',
      'signingPublicKey',
      (document) => (document['signingPublicKey'] = foreignKeyPem),
    ],
    [
      'signingPublicKey, by no key',
      'signingPublicKey',
      (document) => (document['signingPublicKey'] = 5),
    ],
  ])('declines a document that contradicts itself in %s', async (_name, named, change) => {
    const { status, body } = await verify({ payload: edited(change) });
    expect(status).toBe(200);
    expect(body).toEqual(declined(textWith(named)));
  });

  it('takes signature and key from the body before those of the proof', async () => {
    const { signatureValue, publicKeyPem } = full.proof;
    const payload = edited(({ proof }) => {
      proof['signatureValue'] = 'AAAA';
      proof['publicKeyPem'] = foreignKeyPem;
    });
    const { body } = await verify({ payload, signature: signatureValue, publicKey: publicKeyPem });
    expect(body).toMatchObject({ verified: true, certificate: { keyMatchesProof: false } });
  });

  it('takes proofValue before signatureValue', async () => {
    const payload = edited(({ proof }) => {
      proof['proofValue'] = proof['signatureValue'];
      proof['signatureValue'] = 'AAAA';
    });
    expect((await verify({ payload })).body.verified).toBe(true);
  });

  it("takes the leaf certificate's key where the proof has no PEM", async () => {
    const payload = edited(({ proof }) => delete proof['publicKeyPem']);
    expect((await verify({ payload })).body.verified).toBe(true);
  });

  it('verifies what a retired key sealed', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    await other.seal(id);
    const payload = (await app.request(`/passport/${id}`, { key: other.key })).body;
    await app
      .db('signing_keys')
      .where({ tenant_id: other.tenant.id })
      .update({ retired_at: new Date() });
    expect((await verify({ payload })).body.verified).toBe(true);
  });

  it('verifies a document whose operator is archived', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    await other.seal(id);
    const payload = (await app.request(`/passport/${id}`, { key: other.key })).body;
    await app
      .db('operators')
      .where({ tenant_id: other.tenant.id })
      .update({ archived_at: new Date() });
    expect((await verify({ payload })).body.verified).toBe(true);
  });

  it('does not verify the masked document: redacted leaves are not trusted', async () => {
    const { status, body } = await verify({ payload: masked });
    expect(status).toBe(200);
    expect(body).toEqual(declined(anyText));
  });

  it.each<[string, (document: Draft) => unknown]>([
    ['a value changed', ({ metadata }) => (metadata['weight'] = 1)],
    ['a key more', ({ metadata }) => (metadata['extra'] = 1)],
    ['a key less', ({ metadata }) => delete metadata['weight']],
    ['a salt changed', ({ proof }) => (proof['leafSalts'] = {})],
    ['another root', ({ proof }) => (proof['merkleRoot'] = '0'.repeat(64))],
    ['a root that is no text', ({ proof }) => (proof['merkleRoot'] = 5)],
    ['another signature', ({ proof }) => (proof['signatureValue'] = 'AAAA')],
    ['a signature that is no base64', ({ proof }) => (proof['signatureValue'] = '%%')],
    ['metadata that is a list', (document) => (document['metadata'] = [] as never)],
    ['metadata left out', (document) => delete (document as Record<string, unknown>)['metadata']],
  ])('does not verify %s', async (_name, change) => {
    const { status, body } = await verify({ payload: edited(change) });
    expect(status).toBe(200);
    expect(body).toEqual(declined(anyText));
  });

  it('declines a key that is registered to nobody here, before looking at anything else', async () => {
    const { body } = await verify({ payload: full, publicKey: foreignKeyPem });
    expect(body).toEqual(declined(textWith('not registered')));
  });

  it.each(['nonsense', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n'])(
    'declines a key text that is no key: %j',
    async (publicKey) => {
      const { status, body } = await verify({ payload: full, publicKey });
      expect(status).toBe(200);
      expect(body).toEqual(declined(textWith('not registered')));
    },
  );

  it.each<[string, (regId: string, id: string) => object]>([
    ['operator.regId', (regId) => ({ operator: { regId }, economicOperator: undefined })],
    ['economicOperator.regId', (regId) => ({ economicOperator: { regId } })],
    ['economicOperator.id', (_, id) => ({ economicOperator: { id } })],
    ['all of them', (regId, id) => ({ operator: { regId }, economicOperator: { id, regId } })],
  ])('takes the declared operator from %s', async (_name, declare) => {
    const { id, regId } = full.economicOperator as { id: string; regId: string };
    const { body } = await verify({ payload: { ...full, ...declare(regId, id) } });
    expect(body).toMatchObject({
      verified: true,
      message: expect.not.stringContaining('declares') as string,
    });
    const other = await createWorkspace(app);
    const foreign = declare('ANOTHER-1', other.operatorId);
    expect((await verify({ payload: { ...full, ...foreign } })).body).toEqual(
      declined(textWith('operator')),
    );
  });

  it.each<[string, object]>([
    ['no operator', { economicOperator: null }],
    ['an operator without an id', { economicOperator: { name: 'Acme Textiles GmbH' } }],
    ['an operator that is text', { operator: 'Acme', economicOperator: undefined }],
  ])('verifies a document that declares %s, and says so', async (_name, change) => {
    const { status, body } = await verify({ payload: { ...full, ...change } });
    expect([status, body.verified]).toEqual([200, true]);
    expect(body.message).toContain('declares no economic operator');
  });

  it.each<[string, object]>([
    ['two registry ids', { operator: { regId: 'ANOTHER-1' } }],
    ['a registry id that is a number', { economicOperator: { regId: 5 } }],
    ['an id that is an object', { economicOperator: { id: {} } }],
    ['an empty id', { economicOperator: { id: '' } }],
  ])('declines a document that declares %s', async (_name, change) => {
    const { status, body } = await verify({ payload: { ...full, ...change } });
    expect(status).toBe(200);
    expect(body).toEqual(declined(textWith('operator')));
  });

  it("declines the operator of another workspace under this workspace's key", async () => {
    const { operatorId } = await createWorkspace(app);
    const payload = edited(({ economicOperator }) => (economicOperator['id'] = operatorId));
    const { body } = await verify({ payload });
    expect(body).toEqual(declined(textWith('operator')));
  });

  it("declines the registry id of another operator under the id of this workspace's", async () => {
    const payload = edited(({ economicOperator }) => (economicOperator['regId'] = 'ANOTHER-1'));
    const { body } = await verify({ payload });
    expect(body).toEqual(declined(textWith('operator')));
  });

  it('verifies a document from before its operator changed its name', async () => {
    const payload = edited(({ economicOperator }) => (economicOperator['name'] = 'Before GmbH'));
    expect((await verify({ payload })).body.verified).toBe(true);
  });

  it("declines another workspace's key over this workspace's content", async () => {
    const other = await createWorkspace(app);
    const sealed = await other.seal((await other.createPassport()).id);
    const { publicKeyPem, signatureValue } = sealed.proof;
    const { body } = await verify({
      payload: full,
      publicKey: publicKeyPem,
      signature: signatureValue,
    });
    expect(body.verified).toBe(false);
  });

  it.each([
    ['bytes that are no token', { genTime: '2027-01-01T00:00:00.000Z', token: 'AAAA' }],
    ['a token that is not base64', { token: '%%%%' }],
    ['no token', { genTime: '2027-01-01T00:00:00.000Z' }],
    ['text', 'a time-stamp'],
    ['a list', []],
  ])('does not verify a document whose time-stamp is %s', async (_name, rfc3161) => {
    const payload = edited(({ proof }) => (proof['rfc3161'] = rfc3161));
    const { status, body } = await verify({ payload });
    expect(status).toBe(200);
    expect(body).toEqual(declined(textWith('time-stamp')));
  });

  it('takes a time-stamp of null for none', async () => {
    const payload = edited(({ proof }) => (proof['rfc3161'] = null));
    const { body } = await verify({ payload });
    expect(body).toMatchObject({ verified: true, timestamp: { present: false } });
  });

  it.each<[string, (x5c: string[]) => string[]]>([
    ['reordered', (x5c) => x5c.toReversed()],
    ['replaced by that of another workspace', () => foreignChain],
    ['with a leaf of another workspace', (x5c) => [foreignChain[0]!, ...x5c.slice(1)]],
    ['without the authority', (x5c) => x5c.slice(0, 1)],
    ['emptied', () => []],
  ])('does not verify a document with its certificate chain %s', async (_name, change) => {
    const payload = edited(({ proof }) => (proof['x5c'] = change(proof['x5c'] as string[])));
    const { body } = await verify({ payload });
    expect(body).toEqual(declined(textWith('x5c')));
  });

  it('does not verify what a foreign key sealed anew, with the key embedded', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const seal = await sealMetadata(full.metadata as never, {
      signer: createSealSigner(privateKey),
    });
    const payload = edited((document) => {
      document['digitalSeal'] = seal.digitalSeal;
      document['signingPublicKey'] = publicKeyPem;
      Object.assign(document.proof, {
        ...seal,
        signatureValue: seal.digitalSeal,
        publicKeyPem,
      });
    });
    const { body } = await verify({ payload });
    expect(body).toEqual(declined(textWith('not registered')));
  });

  it('does not take the hash of a redacted leaf from the caller', async () => {
    const payload = edited((document) => {
      document.metadata['facilityDetails'] = maskedText;
      document['facilityDetails'] = maskedText;
      document.proof['redactedLeaves'] = masked.proof.redactedLeaves;
    });
    const { body } = await verify({ payload });
    expect(body).toEqual(declined(textWith('facilityDetails')));
  });

  it.each([
    ['no payload', () => ({})],
    ['a payload that is text', () => ({ payload: 'x' })],
    ['a payload that is a list', () => ({ payload: [] })],
    ['a body that is a list', () => []],
    ['a body that is null', () => null],
    ['a signature that is a number', () => ({ payload: full, signature: 5 })],
    [
      'no signature anywhere',
      () => ({ payload: edited(({ proof }) => delete proof['signatureValue']) }),
    ],
    [
      'no proof',
      () => ({
        payload: edited((document) => delete (document as Record<string, unknown>)['proof']),
      }),
    ],
    ['a proof that is null', () => ({ payload: { ...full, proof: null } })],
    [
      'x5c of nonsense and no PEM',
      () => ({
        payload: edited(({ proof }) => {
          delete proof['publicKeyPem'];
          proof['x5c'] = ['AAAA', 7];
        }),
      }),
    ],
  ])('answers 400 {success, message} for %s', async (_name, body) => {
    const reply = await verify(body());
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ success: false, message: anyText, code: 'INVALID_REQUEST' });
  });

  it.each([
    ['an operator id that is no UUID', 'nobody'],
    ['an operator id with a quote', "' or 1=1 --"],
  ])('declines %s', async (_name, id) => {
    const payload = edited(({ economicOperator }) => (economicOperator['id'] = id));
    const { status, body } = await verify({ payload });
    expect([status, body.verified]).toEqual([200, false]);
  });

  it.each([
    ['9,850 keys', 9850, 0],
    ['4,000 keys of 250 characters', 4000, 240],
  ])('takes the document of the largest metadata: %s', async (_name, count, padding) => {
    const remarks = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`remark${i}${'x'.repeat(padding)}`, []]),
    );
    const { id } = await workspace.createPassport({ metadata: textiles(remarks) });
    await workspace.seal(id);
    const payload = (await app.request(`/passport/${id}`, { key: workspace.key })).body;
    const { status, body } = await verify({ payload });
    expect([status, body.verified]).toEqual([200, true]);
  });

  it('may be called by any page', async () => {
    const { headers } = await verify({ payload: full });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});
