import { bytesOfBitString, contentOf, DerTag, readDer, readDerElements } from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';
import { decodeOid } from '../asn1/oid.js';
import { MerkleSealError } from '../error.js';

/** The hash functions that signatures are made with. */
export type HashName = 'sha256' | 'sha384' | 'sha512';

/** How a signature was made. The curve of ECDSA is that of the key. */
export type SignatureAlgorithm =
  | { readonly kind: 'ecdsa'; readonly hash: HashName }
  | { readonly kind: 'rsa-pkcs1'; readonly hash: HashName }
  | { readonly kind: 'rsa-pss'; readonly hash: HashName; readonly saltLength: number };

/** A key that signs tokens or the certificates above them. */
export type SignatureKey =
  | {
      readonly kind: 'ecdsa';
      readonly curve: 'P-256' | 'P-384';
      /** Uncompressed. */
      readonly point: Uint8Array;
      readonly spki: Uint8Array;
    }
  | {
      readonly kind: 'rsa';
      /** Most significant byte first, without leading zeros: 256 to 1024 bytes. */
      readonly modulus: Uint8Array;
      /** Odd, 3 to 2^32 - 1. */
      readonly exponent: number;
      readonly spki: Uint8Array;
    };

const HASHES: ReadonlyMap<string, HashName> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

const ECDSA: ReadonlyMap<string, HashName> = new Map([
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
]);

const RSA_PKCS1: ReadonlyMap<string, HashName> = new Map([
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
]);

const RSA_ENCRYPTION = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const MGF1 = '1.2.840.113549.1.1.8';
const EC_PUBLIC_KEY = '1.2.840.10045.2.1';

const CURVES: ReadonlyMap<string, readonly ['P-256' | 'P-384', pointBytes: number]> = new Map([
  ['1.2.840.10045.3.1.7', ['P-256', 65]],
  ['1.3.132.0.34', ['P-384', 97]],
]);

/**
 * Reads the AlgorithmIdentifier of a hash function: SHA-256, SHA-384 or SHA-512.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`, `UNSUPPORTED_ALGORITHM`.
 * @see RFC 5754, section 2.
 */
export function readHashAlgorithm(element: DerElement | undefined): HashName {
  const { oid, parameters } = readAlgorithm(element);
  const hash = HASHES.get(oid);
  if (hash === undefined || !isAbsentOrNull(parameters)) throw unsupported(`hash ${oid}`);
  return hash;
}

/**
 * Reads the AlgorithmIdentifier of a signature.
 *
 * @param digest - What `rsaEncryption` leaves open, where CMS allows that name: the digest algorithm of
 *   the signer.
 * @throws {@link MerkleSealError} `INVALID_DER`, `UNSUPPORTED_ALGORITHM`.
 * @see RFC 5754, section 3; RFC 4055, section 3.1; RFC 5758, section 3.2.
 */
export function readSignatureAlgorithm(
  element: DerElement | undefined,
  digest?: HashName,
): SignatureAlgorithm {
  const { oid, parameters } = readAlgorithm(element);
  const ecdsaHash = ECDSA.get(oid);
  if (ecdsaHash && parameters === undefined) return { kind: 'ecdsa', hash: ecdsaHash };
  const rsaHash = oid === RSA_ENCRYPTION ? digest : RSA_PKCS1.get(oid);
  if (rsaHash && isAbsentOrNull(parameters)) return { kind: 'rsa-pkcs1', hash: rsaHash };
  if (oid === RSA_PSS && parameters?.tag === DerTag.SEQUENCE) return readPss(parameters);
  throw unsupported(`signature algorithm ${oid}`);
}

/**
 * Reads a SubjectPublicKeyInfo: RSA of 2048 to 8192 bits, or an uncompressed point on P-256 or P-384.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`, `UNSUPPORTED_ALGORITHM`.
 * @see RFC 3279, section 2.3.1; RFC 5480, section 2.
 */
export function readSignatureKey(spki: Uint8Array): SignatureKey {
  const [algorithm, bits] = sequenceOf(readDer(spki));
  const { oid, parameters } = readAlgorithm(algorithm);
  const key = bytesOfBitString(bits);
  if (oid === RSA_ENCRYPTION && isAbsentOrNull(parameters)) return readRsaKey(key, spki);
  if (oid !== EC_PUBLIC_KEY) throw unsupported(`key algorithm ${oid}`);
  const [curve, pointBytes] = CURVES.get(decodeOid(contentOf(parameters, DerTag.OID))) ?? [];
  if (curve === undefined || key.length !== pointBytes || key[0] !== 4) {
    throw unsupported('curve or point form');
  }
  return { kind: 'ecdsa', curve, point: key, spki };
}

function readRsaKey(key: Uint8Array, spki: Uint8Array): SignatureKey {
  const [modulus, exponent] = sequenceOf(readDer(key)).map(positiveInteger);
  if (!modulus || modulus.length < 256 || modulus.length > 1024) throw unsupported('RSA key size');
  if (!exponent || exponent.length > 4) throw unsupported('RSA exponent');
  const value = exponent.reduce((total, byte) => total * 256 + byte, 0);
  if (value < 3 || value % 2 === 0) throw unsupported('RSA exponent');
  return { kind: 'rsa', modulus, exponent: value, spki };
}

/** RSASSA-PSS as everybody uses it: one hash for both jobs, trailer field 1. */
function readPss(parameters: DerElement): SignatureAlgorithm {
  const fields = sequenceOf(parameters);
  const field = (number: number) => {
    const explicit = fields.find(({ tag }) => tag === (0xa0 | number));
    return explicit && readDer(explicit.content);
  };
  const hash = readHashAlgorithm(field(0));
  const mask = readAlgorithm(field(1));
  if (mask.oid !== MGF1 || readHashAlgorithm(mask.parameters) !== hash) {
    throw unsupported('mask generation');
  }
  const [saltLength, ...more] = contentOf(field(2), DerTag.INTEGER);
  if (saltLength === undefined || saltLength > 64 || more.length > 0) throw unsupported('salt');
  if (fields.some(({ tag }) => tag === 0xa3)) throw unsupported('trailer');
  return { kind: 'rsa-pss', hash, saltLength };
}

/** Splits an AlgorithmIdentifier; throws `INVALID_DER`. */
export function readAlgorithm(element: DerElement | undefined): {
  oid: string;
  parameters: DerElement | undefined;
} {
  const [oid, parameters] = sequenceOf(element);
  return { oid: decodeOid(contentOf(oid, DerTag.OID)), parameters };
}

function isAbsentOrNull(parameters: DerElement | undefined): boolean {
  return (
    parameters === undefined || (parameters.tag === DerTag.NULL && parameters.content.length === 0)
  );
}

function positiveInteger(element: DerElement): Uint8Array {
  const content = contentOf(element, DerTag.INTEGER);
  return content[0] === 0 ? content.subarray(1) : content;
}

function sequenceOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SEQUENCE));
}

function unsupported(what: string): MerkleSealError {
  return new MerkleSealError('UNSUPPORTED_ALGORITHM', `Not supported in time-stamps: ${what}.`);
}
