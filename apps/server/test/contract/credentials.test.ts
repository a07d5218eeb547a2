import { createPublicKey, randomUUID, type JsonWebKey } from 'node:crypto';
import { verifyVcJwt } from '@dpp/vc';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskedText, newGrai, newSku } from '../support/factories.js';
import { anyText, objectWith, timestamp } from '../support/matchers.js';
import type { WireObject, WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface DidMethod {
  readonly id: string;
  readonly type: string;
  readonly controller: string;
  readonly publicKeyJwk: JWK;
  readonly publicKeyMultibase: string;
}

interface DidJson extends WireObject {
  readonly id: string;
  readonly verificationMethod: readonly DidMethod[];
  readonly assertionMethod: readonly string[];
  readonly authentication: readonly string[];
}

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;
let did: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport({ facilityId: workspace.facilityId });
  did = `did:web:dpp.example:tenants:${workspace.tenant.id}`;
});
afterAll(() => app.close());

const didJson = async (tenantId = workspace.tenant.id) => {
  const reply = await app.request(`/tenants/${tenantId}/did.json`);
  return { ...reply, document: reply.body as unknown as DidJson };
};
const credentialOf = async (id: string) => {
  const headers = { Accept: 'application/vc+jwt' };
  return (await app.request(`/passport/${id}`, { headers })).text;
};
const payloadOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as WireObject;

describe('GET /tenants/{tenantId}/did.json', () => {
  it('answers the DID document of the tenant', async () => {
    const { status, headers, document } = await didJson();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/did+json');
    expect(document.id).toBe(did);
  });

  // Clause: GET /tenants/{tenantId}/did.json 200
  it('has each key as a JsonWebKey2020 and as the matching Multikey', async () => {
    const { verificationMethod } = (await didJson()).document;
    expect(verificationMethod).toMatchObject([
      { id: `${did}#key-1`, type: 'JsonWebKey2020', controller: did },
      { type: 'Multikey', controller: did, publicKeyMultibase: anyText },
    ]);
    expect(verificationMethod[0]?.publicKeyJwk).toMatchObject({ kty: 'EC', crv: 'P-256' });
  });

  it('lists its keys for assertion and for authentication', async () => {
    const { assertionMethod, authentication } = (await didJson()).document;
    expect(assertionMethod).toContain(`${did}#key-1`);
    expect(authentication).toContain(`${did}#key-1`);
  });

  it('publishes the key that seals', async () => {
    const { signingPublicKey } = (await workspace.seal((await workspace.createPassport()).id)) as {
      signingPublicKey?: string;
    };
    const jwk = (await didJson()).document.verificationMethod[0]!.publicKeyJwk;
    const published = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
    expect(published.export({ type: 'spki', format: 'pem' })).toBe(signingPublicKey);
  });

  it('holds nothing private', async () => {
    const { text } = await didJson();
    expect(text).not.toMatch(/"d":|PRIVATE|private/);
  });

  it('keeps a retired key, and takes it out of authentication only', async () => {
    const { tenant } = await createWorkspace(app);
    await app.db('signing_keys').where({ tenant_id: tenant.id }).update({ retired_at: new Date() });
    const { document } = await didJson(tenant.id);
    expect(document.assertionMethod.length).toBeGreaterThan(0);
    expect(document.authentication).toEqual([]);
  });

  // Clause: GET /tenants/{tenantId}/did.json 304
  it('may be kept for five minutes, is 304 to who has it, and another one after a rotation', async () => {
    const { tenant, key } = await createWorkspace(app);
    const path = `/tenants/${tenant.id}/did.json`;
    const { headers } = await app.request(path);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const ifNoneMatch = { 'If-None-Match': headers.get('etag') ?? '' };
    const again = await app.request(path, { headers: ifNoneMatch });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([
      200,
      '',
      headers.get('etag'),
    ]);
    await app.request('/api/v1/tenants/rotate-keys', { method: 'POST', key });
    expect((await app.request(path, { headers: ifNoneMatch })).status).toBe(200);
  });

  it('may be read by any page', async () => {
    expect((await didJson()).headers.get('access-control-allow-origin')).toBe('*');
  });

  // Clause: GET /tenants/{tenantId}/did.json 404
  it.each([
    ['an unknown tenant', () => randomUUID()],
    ['no UUID', () => 'acme'],
  ])('answers 404 for %s', async (_name, tenantId) => {
    const { status, body } = await didJson(tenantId());
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: 'Not Found' });
  });

  // Clause: GET /tenants/{tenantId}/did.json 404
  it('answers 404 for a tenant without a signing key', async () => {
    const { id } = await app.createTenant();
    await app.db('signing_keys').where({ tenant_id: id }).delete();
    expect((await didJson(id)).status).toBe(404);
  });
});

describe('a passport as application/vc+jwt', () => {
  it('verifies with jose against the served DID document', async () => {
    const jwt = await credentialOf(passport.id);
    const { verificationMethod } = (await didJson()).document;
    const keys = verificationMethod
      .filter(({ publicKeyJwk }) => publicKeyJwk)
      .map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id }));
    const { payload } = await compactVerify(jwt, createLocalJWKSet({ keys }), {
      algorithms: ['ES256'],
    });
    expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({ issuer: { id: did } });
  });

  it('is refused by jose after one character of the payload changed', async () => {
    const [header, payload = '', signature] = (await credentialOf(passport.id)).split('.');
    const changed = payload.slice(0, 40) + (payload[40] === 'A' ? 'B' : 'A') + payload.slice(41);
    const keys = (await didJson()).document.verificationMethod
      .filter(({ publicKeyJwk }) => publicKeyJwk)
      .map(({ publicKeyJwk }) => publicKeyJwk);
    const verified = compactVerify(
      `${header}.${changed}.${signature}`,
      createLocalJWKSet({ keys }),
    );
    await expect(verified).rejects.toThrow();
  });

  it('verifies with @dpp/vc', async () => {
    const { document } = await didJson();
    const verified = await verifyVcJwt(await credentialOf(passport.id), {
      at: new Date(),
      resolveDidDocument: () => Promise.resolve(document),
    });
    expect(verified.verified).toBe(true);
  });

  it('has the header of an enveloping credential and no certificates', async () => {
    const header = decodeProtectedHeader(await credentialOf(passport.id));
    expect(header).toEqual({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${did}#key-1` });
  });

  it('is a UNTP passport of the product model', async () => {
    expect(payloadOf(await credentialOf(passport.id))).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://vocabulary.uncefact.org/untp/0.7.0/context/',
        'https://dpp.example/contexts/dpp-credential/v1',
      ],
      type: ['DigitalProductPassport', 'VerifiableCredential'],
      issuer: { id: did, name: workspace.tenant.name },
      validFrom: anyText,
      credentialSubject: {
        type: ['Product'],
        id: passport.digitalLinkUri,
        idGranularity: 'model',
        producedAtFacility: objectWith({ name: 'Guimarães mill' }),
        countryOfProduction: { countryCode: 'PT' },
      },
    });
  });

  it.each([
    ['a GRAI', () => newGrai()],
    ['a SKU', () => newSku()],
  ])('is issued for %s as well', async (_name, make) => {
    const { facilityId } = workspace;
    const { id, digitalLinkUri } = await workspace.createPassport({
      productId: make(),
      facilityId,
    });
    expect(payloadOf(await credentialOf(id))).toMatchObject({
      credentialSubject: { id: digitalLinkUri },
    });
  });

  it('holds for an owner what it holds for anybody', async () => {
    const headers = { Accept: 'application/vc+jwt' };
    const owned = await app.request(`/passport/${passport.id}`, { key: workspace.key, headers });
    expect(payloadOf(owned.text)).toEqual(payloadOf(await credentialOf(passport.id)));
    expect(owned.text).not.toContain(maskedText);
  });

  it('is signed once for all who ask', async () => {
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    const all = await Promise.all(Array.from({ length: 5 }, () => credentialOf(id)));
    all.push(await credentialOf(id));
    expect(new Set(all).size).toBe(1);
    const headers = { Accept: 'application/vc+jwt' };
    const own = await app.request(`/passport/${id}`, { key: workspace.key, headers });
    expect(own.text).toBe(all[0]);
  });

  it('refers to a context that is served', async () => {
    const context = (payloadOf(await credentialOf(passport.id))['@context'] as string[])[2]!;
    const { status, headers, body } = await app.request(new URL(context).pathname);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(body['@context']).toBeTypeOf('object');
  });

  it('says since when: its publication, with a time zone', async () => {
    const { validFrom } = payloadOf(await credentialOf(passport.id));
    expect(validFrom).toEqual(timestamp);
    expect(validFrom).toBe(passport.createdAt);
  });
});
