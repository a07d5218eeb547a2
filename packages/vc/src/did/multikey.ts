import { decodeBase58, encodeBase58 } from '../encoding/base58.js';
import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { pointFromPublicJwk } from '../keys/jwk.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** Multicodec `p256-pub`, 0x1200 as an unsigned varint. */
const P256_PUB = [0x80, 0x24] as const;
/** `z`, then base58btc of 35 bytes, the first of them 0x80: 48 or 49 characters. */
const LONGEST_MULTIKEY = 50;

/**
 * Writes a public key as a `publicKeyMultibase` value: `z` (base58btc), the multicodec prefix of
 * P-256, and the compressed point of 33 bytes. Such a value always starts with `zDn`.
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the key is not on the curve.
 * @see W3C Controlled Identifiers 1.0, section 2.2.2 "Multikey".
 */
export function formatMultikey(jwk: P256PublicJwk): string {
  const point = pointFromPublicJwk(jwk);
  // The compressed form is x, and in front of it the parity of y (SEC 1 section 2.3.3).
  const parity = 0x02 | ((point[64] as number) & 1);
  return `z${encodeBase58(Uint8Array.from([...P256_PUB, parity, ...point.subarray(1, 33)]))}`;
}

/**
 * Reads a `publicKeyMultibase` value of a P-256 key.
 *
 * @param runtime - Finds the point, which costs as much as a signature in JavaScript. Default `webRuntime`.
 * @throws {@link VcError} `INVALID_MULTIKEY` for what is no text, another base, another key type, another length, or
 * bytes that are not a point of the curve.
 */
export function parseMultikey(
  multibase: string,
  runtime: Pick<VcRuntime, 'publicJwkFromPoint'> = webRuntime,
): P256PublicJwk {
  const bytes = isShortBase58(multibase) ? decodeBase58(multibase.slice(1)) : undefined;
  if (bytes?.[0] !== P256_PUB[0] || bytes[1] !== P256_PUB[1]) {
    throw new VcError('INVALID_MULTIKEY', 'Not the Multikey of a P-256 public key.');
  }
  try {
    return runtime.publicJwkFromPoint(bytes.subarray(2));
  } catch (cause) {
    throw new VcError('INVALID_MULTIKEY', 'The Multikey is not a point of P-256.', { cause });
  }
}

function isShortBase58(text: unknown): text is string {
  return typeof text === 'string' && text.startsWith('z') && text.length <= LONGEST_MULTIKEY;
}
