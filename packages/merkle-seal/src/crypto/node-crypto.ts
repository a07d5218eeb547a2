import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import { spkiOfPoint } from './public-key.js';
import type { OpenPrivateKey, PublicKeyPoint, SealCrypto } from './seal-crypto.js';

/**
 * The cryptography of Node. Public keys stay parsed, the last few hundred of them: parsing one costs more
 * than verifying with it. Signatures have a random nonce, and `s` in either half of its range.
 */
export const nodeCrypto: SealCrypto = {
  sha256: (bytes) => hash('sha256', bytes, 'hex'),
  // U+0000 is the byte 00 in UTF-8.
  hashLeaf: (preimage) => hash('sha256', '\0' + preimage, 'hex'),
  hashEntryNode: (leafHash, key) => {
    // Three bytes at most for each UTF-16 code unit.
    if (key.length * 3 > MAX_KEY_BYTES) return hashLongEntryNode(leafHash, key);
    entryNode.write(leafHash, 1, 32, 'hex');
    const keyBytes = entryNode.write(key, 33, 'utf8');
    return hash('sha256', entryNode.subarray(0, 33 + keyBytes), 'hex');
  },
  hashNode: (left, right) => {
    node.write(left, 1, 32, 'hex');
    node.write(right, 33, 32, 'hex');
    return hash('sha256', node, 'hex');
  },
  isPublicKey: (point) => findPublicKey(point) !== undefined,
  isSignatureBy: (publicKey, message, signature) => {
    const key = findPublicKey(publicKey);
    return key !== undefined && verify('sha256', message, key, signature);
  },
  openPrivateKey: (scalar) => {
    const der = Buffer.concat([PKCS8_BEFORE_SCALAR, scalar]);
    return openKeyObject(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  },
};

/** The byte 01 and room for two hashes. Overwritten by each node, which is hashed at once. */
const node = Buffer.alloc(65, 0x01);

const MAX_KEY_BYTES = 768;
/** The byte 02, room for a leaf hash and for a key of usual length. Overwritten as `node` is. */
const entryNode = Buffer.alloc(33 + MAX_KEY_BYTES, 0x02);

function hashLongEntryNode(leafHash: string, key: string): string {
  return hash(
    'sha256',
    Buffer.concat([Buffer.from('02' + leafHash, 'hex'), Buffer.from(key)]),
    'hex',
  );
}

/** A P-256 key of Node's, ready for use. */
export function openKeyObject(privateKey: KeyObject): OpenPrivateKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    publicKey: Uint8Array.from(spki.subarray(-POINT_BYTES)),
    sign: (message) => sign('sha256', message, privateKey),
  };
}

/** PrivateKeyInfo for P-256 up to the scalar, without the public key: RFC 5958 and RFC 5915. */
const PKCS8_BEFORE_SCALAR = Buffer.from(
  '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420',
  'hex',
);

const POINT_BYTES = 65;
const UNCOMPRESSED = 0x04;

const MAX_PARSED_KEYS = 512;
/** The keys used last, by their points, oldest first. It remembers; it never changes an answer. */
const parsedKeys = new Map<string, KeyObject>();

function findPublicKey(point: PublicKeyPoint): KeyObject | undefined {
  const name = Buffer.from(point.buffer, point.byteOffset, point.byteLength).toString('latin1');
  const key = parsedKeys.get(name) ?? parsePoint(point);
  if (key === undefined) return undefined;
  parsedKeys.delete(name);
  parsedKeys.set(name, key);
  if (parsedKeys.size > MAX_PARSED_KEYS) {
    const [oldest = name] = parsedKeys.keys();
    parsedKeys.delete(oldest);
  }
  return key;
}

function parsePoint(point: PublicKeyPoint): KeyObject | undefined {
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return undefined;
  try {
    const spki = Buffer.from(spkiOfPoint(point));
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    // The point is not on the curve.
    return undefined;
  }
}
