import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didDocumentUrl, formatTenantDid } from './did-web.js';

const tenantId = '0b0e1c5e-0d7c-4c4e-9d5f-7d1a1f0e9a11';

describe('formatTenantDid', () => {
  it.each([
    ['https://dpp.example', 'did:web:dpp.example:tenants:acme'],
    ['https://dpp.example/', 'did:web:dpp.example:tenants:acme'],
    ['https://DPP.Example:443', 'did:web:dpp.example:tenants:acme'],
    ['http://localhost:3000', 'did:web:localhost%3A3000:tenants:acme'],
    ['https://dpp.example:8443/eu/v1/', 'did:web:dpp.example%3A8443:eu:v1:tenants:acme'],
    ['https://dpp.example/a b/~c', 'did:web:dpp.example:a%20b:%7Ec:tenants:acme'],
  ])('names the tenant under %s', (baseUrl, did) => {
    expect(formatTenantDid({ baseUrl, tenantId: 'acme' })).toBe(did);
  });

  it.each([
    'dpp.example',
    'ftp://dpp.example',
    'https://user@dpp.example',
    'https://:secret@dpp.example',
    'https://dpp.example/?tenant=1',
    'https://dpp.example/#top',
    'https://[::1]:3000',
    '',
  ])('refuses the base URL "%s"', (baseUrl) => {
    expect(() => formatTenantDid({ baseUrl, tenantId })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_BASE_URL' }),
    );
  });

  it.each(['', '.', '..', 'a:b', 'a/b', 'a#b', 'a%2Fb', 'ü', 'a b'])(
    'refuses the tenant id "%s"',
    (id) => {
      expect(() => formatTenantDid({ baseUrl: 'https://dpp.example', tenantId: id })).toThrow(
        expect.objectContaining({ code: 'INVALID_TENANT_ID' }),
      );
    },
  );
});

describe('didDocumentUrl', () => {
  // The first four are the examples of the did:web Method Specification.
  it.each([
    ['did:web:w3c-ccg.github.io', 'https://w3c-ccg.github.io/.well-known/did.json'],
    ['did:web:w3c-ccg.github.io:user:alice', 'https://w3c-ccg.github.io/user/alice/did.json'],
    ['did:web:example.com:u:bob', 'https://example.com/u/bob/did.json'],
    ['did:web:example.com%3A3000:user:alice', 'https://example.com:3000/user/alice/did.json'],
    ['did:web:example.com%3a3000', 'https://example.com:3000/.well-known/did.json'],
    ['did:web:example.com:a%20b', 'https://example.com/a%20b/did.json'],
  ])('finds the document of %s', (did, url) => {
    expect(didDocumentUrl(did)).toBe(url);
  });

  it('leads to the tenant path of the base URL', () => {
    const segment = fc.stringMatching(/^[a-z0-9~!$&'()*+,;=@._-]*[a-z0-9]$/);
    fc.assert(
      fc.property(
        fc.array(segment),
        fc.constantFrom(443, 1024, 3000, 8080, 8443, 65535),
        (segments, port) => {
          const baseUrl = new URL(`https://dpp.example:${port}/${segments.join('/')}`);
          const url = new URL(didDocumentUrl(formatTenantDid({ baseUrl: baseUrl.href, tenantId })));
          const path = [...segments, 'tenants', tenantId, 'did.json'].map((part) => `/${part}`);
          expect(url.origin).toBe(baseUrl.origin);
          expect(decodeURIComponent(url.pathname)).toBe(path.join(''));
        },
      ),
    );
  });

  it.each([
    'did:key:zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv',
    'did:web',
    'did:web:',
    'did:web::tenants',
    'https://example.com',
    'did:web:example.com#key-1',
    'did:web:example.com:u#key-1',
    'did:web:example.com?x=1',
    'did:web:example.com/u',
    'did:web:example.com::u',
    'did:web:example.com:u:',
    'did:web:example.com:..:u',
    'did:web:example.com:%2e%2E:u',
    'did:web:example.com:a%2Fb',
    'did:web:example.com:a%5cb',
    'did:web:example.com:a%00',
    'did:web:example.com:a%',
    'did:web:example.com%3A99999',
    'did:web:example.com%3A',
    'did:web:user%40example.com',
    'did:web:127.1',
    'did:web:0x7f.1',
    'did:web:2130706433',
    // No name, but an address (did:web Method Specification, "Method-specific identifier").
    'did:web:127.0.0.1',
    'did:web:8.8.8.8',
    'did:web:8.8.8.8%3A8443:tenants:acme',
    'did:web:8.8.8.8.',
  ])('refuses %s', (did) => {
    expect(() => didDocumentUrl(did)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_DID' }),
    );
  });

  it.each([
    'did:web:localhost',
    'did:web:localhost%3A3000:tenants:acme',
    'did:web:LOCALHOST.',
    'did:web:dpp.localhost',
    'did:web:intranet',
    'did:web:metadata.google.internal',
    'did:web:printer.local',
    'did:web:printer.local.',
    'did:web:router.home.arpa',
    'did:web:router.lan',
    'did:web:box.localdomain',
    'did:web:dpp.example.com%3A22',
    'did:web:dpp.example.com%3A80',
    'did:web:dpp.example.com%3A1023',
    'did:web:dpp.example.com%3A0',
    'did:web:dpp.example.com%3A6667:tenants:acme',
    'did:web:dpp.example.com%3A2049',
  ])('refuses the place of %s', (did) => {
    expect(() => didDocumentUrl(did)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'DID_HOST_REFUSED' }),
    );
  });

  it.each([
    ['did:web:local.example', 'https://local.example/.well-known/did.json'],
    ['did:web:mylocal.example%3A443', 'https://mylocal.example/.well-known/did.json'],
    ['did:web:internal.example%3A1024', 'https://internal.example:1024/.well-known/did.json'],
  ])('finds the document of %s, which is a public name', (did, url) => {
    expect(didDocumentUrl(did)).toBe(url);
  });
});
