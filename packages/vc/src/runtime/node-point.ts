import { ECDH } from 'node:crypto';
import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';

/** P-256, by the name that OpenSSL has for it. */
const CURVE = 'prime256v1';
/** Each entry takes a few hundred bytes, for any sender: a point has one of two lengths. */
const MAX_READ_POINTS = 512;
/** The points used last, oldest first. It remembers; it never changes an answer. */
const readPoints = new Map<string, P256PublicJwk>();

/**
 * Reads a point of P-256: 65 bytes uncompressed or 33 bytes compressed. It stays read, for the same issuers
 * come again and finding y costs half as much as verifying a signature.
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the bytes are not a point in one of these forms.
 */
export function publicJwkFromPoint(point: Uint8Array): P256PublicJwk {
  assertForm(point);
  const name = Buffer.from(point.buffer, point.byteOffset, point.byteLength).toString('latin1');
  const publicJwk = readPoints.get(name) ?? readPoint(point);
  readPoints.delete(name);
  readPoints.set(name, publicJwk);
  if (readPoints.size > MAX_READ_POINTS) {
    const [oldest = name] = readPoints.keys();
    readPoints.delete(oldest);
  }
  return publicJwk;
}

/** OpenSSL would also take the hybrid form (SEC 1 section 2.3.4), which the portable runtime refuses. */
function assertForm({ length, 0: form }: Uint8Array): void {
  const isForm = length === 65 ? form === 0x04 : length === 33 && (form === 0x02 || form === 0x03);
  if (!isForm) throw new VcError('INVALID_PUBLIC_KEY', 'Not a point of 33 or 65 bytes.');
}

function readPoint(bytes: Uint8Array): P256PublicJwk {
  let point: Buffer;
  try {
    point = ECDH.convertKey(bytes, CURVE, undefined, undefined, 'uncompressed') as Buffer;
  } catch (cause) {
    throw new VcError('INVALID_PUBLIC_KEY', 'The point is not on the curve P-256.', { cause });
  }
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const coordinates = { x: x.toString('base64url'), y: y.toString('base64url') };
  // A caller that changes what another one is given too would change the key that a point stands for.
  return Object.freeze({ kty: 'EC', crv: 'P-256', ...coordinates } as const);
}
