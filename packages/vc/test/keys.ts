import { generateKeyPairSync } from 'node:crypto';
import type { P256PrivateJwk, P256PublicJwk } from '../src/keys/jwk.js';

/** A fresh P-256 key pair from the platform, in the forms that the tests need. */
export function generateKeyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey,
    privateJwk: privateKey.export({ format: 'jwk' }) as P256PrivateJwk,
    publicJwk: publicKey.export({ format: 'jwk' }) as P256PublicJwk,
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}
