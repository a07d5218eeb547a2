import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JWK } from 'jose';

/** As much of a DID document as a verifier reads. */
export interface ServedDidDocument {
  readonly id: string;
  readonly verificationMethod: readonly {
    readonly id: string;
    readonly controller: string;
    readonly publicKeyJwk?: JWK;
    readonly publicKeyMultibase?: string;
  }[];
}

/** As much of a passport credential as tests look at. */
export interface ServedCredential {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly issuer: { readonly id: string; readonly name: string };
  readonly credentialStatus: {
    readonly type: string;
    readonly statusListIndex: number;
    readonly statusListCredential: string;
  };
  readonly credentialSubject: {
    readonly id: string;
    readonly idGranularity: string;
    readonly producedAtFacility?: { readonly name: string };
  } & Readonly<Record<string, unknown>>;
  readonly vct?: string;
}

/** What was verified, and the id of the key that signed it. */
export interface VerifiedCredential {
  readonly credential: ServedCredential;
  readonly keyId: string;
}

/** Verifies the text of a credential with published keys alone; rejects what does not verify. */
export type VerifyCredential = (
  text: string,
  didDocument: ServedDidDocument,
) => Promise<VerifiedCredential>;

/** By media type, each with an implementation that is not ours. */
export const verifiers: Readonly<Record<string, VerifyCredential>> = {
  'application/vc+jwt': async (text, { verificationMethod }) => {
    const keys = verificationMethod.flatMap(({ id, publicKeyJwk }) =>
      publicKeyJwk ? [{ ...publicKeyJwk, kid: id }] : [],
    );
    const { payload, protectedHeader } = await compactVerify(text, createLocalJWKSet({ keys }), {
      algorithms: ['ES256'],
    });
    const credential = JSON.parse(Buffer.from(payload).toString()) as ServedCredential;
    return { credential, keyId: protectedHeader.kid ?? '' };
  },

  'application/vc+ld+json': async (text, { verificationMethod }) => {
    const { proof, ...document } = JSON.parse(text) as ServedCredential & {
      readonly proof: { readonly verificationMethod: string };
    };
    const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
    const keyId = proof.verificationMethod;
    const method = verificationMethod.find(({ id }) => id === keyId);
    const { verified } = await suite.verifyProof({
      document,
      proof: { ...proof },
      documentLoader: () => Promise.resolve({ document: method }),
    });
    if (!verified) throw new Error('The proof does not verify.');
    return { credential: document, keyId };
  },

  'application/dc+sd-jwt': async (text, { verificationMethod }) => {
    const keyId = decodeProtectedHeader(text.slice(0, text.indexOf('~'))).kid ?? '';
    const method = verificationMethod.find(({ id }) => id === keyId);
    const { payload } = await sdJwtVerifier(method?.publicKeyJwk as JsonWebKey).verify(text);
    return { credential: payload as unknown as ServedCredential, keyId };
  },
};

function sdJwtVerifier(jwk: JsonWebKey): SDJwtVcInstance {
  const key = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  return new SDJwtVcInstance({
    hashAlg: 'sha-256',
    hasher: (data) =>
      createHash('sha256')
        .update(typeof data === 'string' ? data : new Uint8Array(data))
        .digest(),
    verifier: (data, signature) =>
      verify('sha256', Buffer.from(data), key, Buffer.from(signature, 'base64url')),
  });
}
