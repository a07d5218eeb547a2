import { createPublicKey } from 'node:crypto';

/** A DID document that lists the keys, as a server publishes it. */
export function didDocumentOf(...publicKeyPems: readonly string[]) {
  const id = 'did:web:passports.example:tenants:1';
  return {
    '@context': ['https://www.w3.org/ns/did/v1'],
    id,
    verificationMethod: publicKeyPems.map((pem, index) => ({
      id: `${id}#key-${index + 1}`,
      type: 'JsonWebKey',
      controller: id,
      publicKeyJwk: createPublicKey(pem).export({ format: 'jwk' }),
    })),
  };
}
