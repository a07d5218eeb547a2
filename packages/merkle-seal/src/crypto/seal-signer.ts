import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { contentOf, DerTag, readDer, readDerElements } from '../asn1/der.js';
import { decodeOid, Oid } from '../asn1/oid.js';
import { MerkleSealError } from '../error.js';
import { formatPem, parsePem } from '../encoding/pem.js';
import { formatPublicKeyPem } from './public-key.js';
import type { OpenPrivateKey, SealCrypto } from './seal-crypto.js';

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

/** Makes a signer out of an unencrypted PKCS#8 `PRIVATE KEY`. */
export function createSealSigner(crypto: SealCrypto, privateKeyPem: string): SealSigner {
  const scalar = parsePrivateKey(parsePem('PRIVATE KEY', privateKeyPem));
  return new LocalSealSigner(crypto.openPrivateKey(scalar));
}

/**
 * A signer with a public key that was computed from its private key in this process: no service stands between that
 * could answer with another key, so sealing need not verify what it signs. A class, so that a copy with one part
 * replaced is none of these any more.
 */
export class LocalSealSigner implements SealSigner {
  readonly publicKeyPem: string;
  readonly sign: OpenPrivateKey['sign'];

  constructor({ publicKey, sign }: OpenPrivateKey) {
    this.publicKeyPem = formatPublicKeyPem(publicKey);
    this.sign = sign;
    Object.freeze(this);
  }
}

/** Makes a key pair out of 48 secret random bytes. */
export function generateSealKeyPair(crypto: SealCrypto, randomBytes: RandomBytes): SealKeyPair {
  const scalar = scalarOf(randomBytes(SCALAR_SEED_BYTES));
  const { publicKey } = crypto.openPrivateKey(scalar);
  return {
    privateKeyPem: formatPem(
      'PRIVATE KEY',
      concatBytes(PKCS8_BEFORE_KEY, scalar, PKCS8_BEFORE_PUBLIC_KEY, publicKey),
    ),
    publicKeyPem: formatPublicKeyPem(publicKey),
  };
}

/** Order of the group: FIPS 186-5 and SP 800-186, section 3.2.1.3. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** 16 bytes more than a scalar has, so that reducing them shifts no scalar noticeably. */
const SCALAR_SEED_BYTES = 48;

/** Reduces random bytes to the range of private keys: FIPS 186-5, appendix A.2.1. */
function scalarOf(seed: Uint8Array): Uint8Array {
  const scalar = (BigInt(`0x${bytesToHex(seed)}`) % (ORDER - 1n)) + 1n;
  return hexToBytes(scalar.toString(16).padStart(64, '0'));
}

/** PrivateKeyInfo for P-256 up to the 32 bytes of the scalar: RFC 5958, section 2; RFC 5915. */
const PKCS8_BEFORE_KEY = hexToBytes(
  '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420',
);
/** What stands between the scalar and the 65 bytes of the point. */
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
  // Here and not left to the libraries: Node takes a scalar of zero for a key.
  const number = BigInt(`0x0${bytesToHex(privateKey)}`);
  if (privateKey.length !== 32 || number === 0n || number >= ORDER) {
    throw new MerkleSealError('INVALID_KEY', 'The private key is out of range.');
  }
  return privateKey;
}
