import { p256 } from '@noble/curves/nist.js';
import { concatBytes, hexToBytes, randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import { contentOf, DerTag, readDer, readDerElements } from './asn1/der.js';
import { decodeOid, Oid } from './asn1/oid.js';
import { MerkleSealError } from './error.js';
import { formatPem, parsePem } from './pem.js';
import { formatPublicKeyPem } from './public-key.js';

/** Returns that many unpredictable bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/**
 * Signs with a private key that it need not reveal: a local key ({@link createSealSigner}), a vault, or
 * a key-management service.
 */
export interface SealSigner {
  /** PEM SubjectPublicKeyInfo (`PUBLIC KEY`) of the P-256 key. */
  readonly publicKeyPem: string;
  /**
   * Signs the SHA-256 of a message.
   *
   * @param message - The message itself, not its hash.
   * @returns The ECDSA signature in DER (RFC 3279, section 2.2.3), `s` in either half of its range.
   */
  sign(message: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/** A P-256 key pair as PEM: PKCS#8 `PRIVATE KEY` and SubjectPublicKeyInfo `PUBLIC KEY`. */
export interface SealKeyPair {
  readonly privateKeyPem: string;
  readonly publicKeyPem: string;
}

/**
 * Makes a signer out of a private key held in memory. Signatures are deterministic (RFC 6979) with `s`
 * in the lower half of its range.
 *
 * @param privateKeyPem - Unencrypted PKCS#8 `PRIVATE KEY` on P-256. The older `EC PRIVATE KEY` form is
 *   not read: convert it with `openssl pkcs8 -topk8 -nocrypt`.
 * @throws {@link MerkleSealError} `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER`, or `INVALID_KEY` for
 *   another algorithm or curve, or a scalar out of range.
 */
export function createSealSigner(privateKeyPem: string): SealSigner {
  const privateKey = parsePrivateKey(parsePem('PRIVATE KEY', privateKeyPem));
  return {
    publicKeyPem: formatPublicKeyPem(p256.getPublicKey(privateKey, false)),
    sign: (message) => p256.sign(message, privateKey, { format: 'der' }),
  };
}

/**
 * Generates a P-256 key pair.
 *
 * @param randomBytes - Source of 48 secret bytes. Default: the platform's `crypto.getRandomValues`.
 */
export function generateSealKeyPair(randomBytes: RandomBytes = cryptoRandomBytes): SealKeyPair {
  const privateKey = p256.utils.randomSecretKey(randomBytes(48));
  const publicKey = p256.getPublicKey(privateKey, false);
  return {
    privateKeyPem: formatPem(
      'PRIVATE KEY',
      concatBytes(PKCS8_BEFORE_KEY, privateKey, PKCS8_BEFORE_PUBLIC_KEY, publicKey),
    ),
    publicKeyPem: formatPublicKeyPem(publicKey),
  };
}

/** PrivateKeyInfo for P-256 up to the 32 bytes of the scalar: RFC 5958, section 2; RFC 5915. */
const PKCS8_BEFORE_KEY = hexToBytes(
  '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420',
);
/** From there to the 65 bytes of the point. */
const PKCS8_BEFORE_PUBLIC_KEY = hexToBytes('a144034200');

/** The 32-byte scalar of a PrivateKeyInfo; attributes and the optional public key are passed over. */
function parsePrivateKey(pkcs8: Uint8Array): Uint8Array {
  const [, algorithm, key] = readDerElements(contentOf(readDer(pkcs8), DerTag.SEQUENCE));
  const [type, curve] = readDerElements(contentOf(algorithm, DerTag.SEQUENCE));
  if (
    decodeOid(contentOf(type, DerTag.OID)) !== Oid.ecPublicKey ||
    decodeOid(contentOf(curve, DerTag.OID)) !== Oid.prime256v1
  ) {
    throw new MerkleSealError('INVALID_KEY', 'The private key is not on P-256.');
  }
  const ecPrivateKey = readDer(contentOf(key, DerTag.OCTET_STRING));
  const [, scalar] = readDerElements(contentOf(ecPrivateKey, DerTag.SEQUENCE));
  const privateKey = contentOf(scalar, DerTag.OCTET_STRING);
  if (!p256.utils.isValidSecretKey(privateKey)) {
    throw new MerkleSealError('INVALID_KEY', 'The private key is out of range.');
  }
  return privateKey;
}
