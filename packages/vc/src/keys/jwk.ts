import { decodeBase64Url, encodeBase64Url } from '../encoding/base64url.js';
import { VcError } from '../error.js';
import { uncompressedPoint } from './p256-point.js';

/** A public key on NIST P-256 (RFC 7518 section 6.2.1). Coordinates: base64url of 32 bytes each. */
export interface P256PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** A P-256 key pair (RFC 7518 section 6.2.2); `d` is base64url of 32 bytes. Keep it out of logs. */
export interface P256PrivateJwk extends P256PublicJwk {
  readonly d: string;
}

/** SubjectPublicKeyInfo of an uncompressed P-256 point, up to the point itself (RFC 5480 section 2). */
const SPKI_PREFIX = Uint8Array.from([
  0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
  0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
]);
const PEM = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;

/**
 * Reads the PEM form in which tools and HTTP interfaces hand out public keys.
 *
 * @param pem - One `PUBLIC KEY` block (SubjectPublicKeyInfo) with an uncompressed P-256 point.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` for another block, another curve, a compressed point,
 * or a point that is not on the curve.
 * @see RFC 5480 section 2, RFC 7468 section 13.
 */
export function publicJwkFromSpkiPem(pem: string): P256PublicJwk {
  const body = typeof pem === 'string' ? PEM.exec(pem)?.[1] : undefined;
  if (body === undefined) throw new VcError('INVALID_PUBLIC_KEY', 'Not a PEM public key block.');
  const unpadded = body.replace(/\s/g, '').replace(/={0,2}$/, '');
  const der = decodeBase64Url(unpadded.replaceAll('+', '-').replaceAll('/', '_'));
  if (!der || !SPKI_PREFIX.every((byte, index) => der[index] === byte)) {
    throw new VcError('INVALID_PUBLIC_KEY', 'Not an uncompressed P-256 public key.');
  }
  return publicJwkFromPoint(der.subarray(SPKI_PREFIX.length));
}

/**
 * Reads a JWK of unknown origin and keeps its four public members only, so that a private `d` that
 * came along is not published.
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if it is not a P-256 key or not on the curve.
 */
export function parsePublicJwk(jwk: unknown): P256PublicJwk {
  const { kty, crv, x, y } = (jwk ?? {}) as Record<string, unknown>;
  if (kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string') {
    throw new VcError('INVALID_PUBLIC_KEY', 'Not a P-256 JWK.');
  }
  const publicJwk = { kty, crv, x, y } as const;
  pointFromPublicJwk(publicJwk);
  return publicJwk;
}

/**
 * Gives the uncompressed point, 65 bytes: 0x04, x, y (SEC 1 section 2.3.3).
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if a coordinate is not 32 bytes or the point is not
 * on the curve.
 */
export function pointFromPublicJwk(jwk: P256PublicJwk): Uint8Array {
  const { x, y } = coordinatesOf(jwk);
  const point = new Uint8Array(65);
  point[0] = 0x04;
  point.set(decodeCoordinate(x), 1);
  point.set(decodeCoordinate(y), 33);
  return requirePoint(point);
}

/** What JavaScript passes on as a key need be none, and need not have the coordinates that its type says. */
export function coordinatesOf(jwk: unknown): { readonly x?: unknown; readonly y?: unknown } {
  return typeof jwk === 'object' && jwk !== null ? jwk : {};
}

function decodeCoordinate(text: unknown): Uint8Array {
  const bytes = typeof text === 'string' ? decodeBase64Url(text) : undefined;
  if (bytes?.length === 32) return bytes;
  throw new VcError('INVALID_PUBLIC_KEY', 'A coordinate is not 32 bytes of base64url.');
}

/**
 * Builds the JWK of a point: 65 bytes uncompressed or 33 bytes compressed (SEC 1 section 2.3.4).
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the bytes are not a point of P-256.
 */
export function publicJwkFromPoint(bytes: Uint8Array): P256PublicJwk {
  const point = requirePoint(bytes);
  return {
    kty: 'EC',
    crv: 'P-256',
    x: encodeBase64Url(point.subarray(1, 33)),
    y: encodeBase64Url(point.subarray(33)),
  };
}

function requirePoint(bytes: Uint8Array): Uint8Array {
  const point = uncompressedPoint(bytes);
  if (point) return point;
  throw new VcError('INVALID_PUBLIC_KEY', 'The point is not on the curve P-256.');
}
