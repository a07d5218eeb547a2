import { invalidDer } from './der.js';

/** The object identifiers that seal keys and certificates use, by their names in the standards. */
export const Oid = {
  ecPublicKey: '1.2.840.10045.2.1',
  prime256v1: '1.2.840.10045.3.1.7',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  countryName: '2.5.4.6',
  localityName: '2.5.4.7',
  stateOrProvinceName: '2.5.4.8',
  organizationName: '2.5.4.10',
  organizationalUnitName: '2.5.4.11',
  organizationIdentifier: '2.5.4.97',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
} as const;

/** Longer than any identifier in use, short enough to decode at no cost when it is hostile. */
const MAX_OID_BYTES = 64;

/**
 * Decodes the content of an OBJECT IDENTIFIER to dotted decimal.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` when it is empty, cut short, padded or over 64 bytes.
 * @see ITU-T X.690, clause 8.19.
 */
export function decodeOid(content: Uint8Array): string {
  if (content.length > MAX_OID_BYTES) throw invalidDer('an object identifier over 64 bytes');
  const arcs: (number | bigint)[] = [];
  let start = 0;
  for (const [index, byte] of content.entries()) {
    if (index === start && byte === 0x80) throw invalidDer('a padded object identifier');
    if (byte >= 0x80) continue;
    arcs.push(decodeArc(content.subarray(start, index + 1)));
    start = index + 1;
  }
  const [first] = arcs;
  if (first === undefined || start < content.length) {
    throw invalidDer('a truncated object identifier');
  }
  const root = first < 40 ? 0 : first < 80 ? 1 : 2;
  const second = typeof first === 'bigint' ? first - 80n : first - root * 40;
  return [root, second, ...arcs.slice(1)].join('.');
}

/** Up to seven bytes hold 49 bits, which a double takes; few arcs are longer. */
function decodeArc(bytes: Uint8Array): number | bigint {
  return bytes.length <= 7
    ? bytes.reduce((arc, byte) => arc * 128 + (byte & 0x7f), 0)
    : bytes.reduce((arc, byte) => (arc << 7n) | BigInt(byte & 0x7f), 0n);
}

/**
 * Encodes dotted decimal as the content of an OBJECT IDENTIFIER.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` for text that is no object identifier.
 * @see ITU-T X.690, clause 8.19.
 */
export function encodeOid(text: string): Uint8Array {
  if (!/^[0-2](\.(0|[1-9]\d{0,38})){1,32}$/.test(text)) throw invalidDer('an object identifier');
  const [root = 0n, second = 0n, ...arcs] = text.split('.').map(BigInt);
  if (root < 2n && second >= 40n) throw invalidDer('an object identifier');
  return Uint8Array.from([root * 40n + second, ...arcs].flatMap(encodeArc));
}

function encodeArc(arc: bigint): number[] {
  const bytes = [Number(arc & 0x7fn)];
  for (let rest = arc >> 7n; rest > 0n; rest >>= 7n) bytes.unshift(Number(rest & 0x7fn) | 0x80);
  return bytes;
}
